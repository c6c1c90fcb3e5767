import type { ListedCard } from '../data';
import { siteStorage } from '../../platform/storage';
import { openTextStore } from './text-store';

/** Prefix of drafts' keys in local storage. */
const PREFIX = 'tarjetero:draft:';

const drafts = openTextStore('tarjetero:drafts-changed', siteStorage);

/** Drafts that their owner discarded, whose closing editors must not store them again. */
const givenUp = new Set<string>();

function prefixOf(uid: string, cardId?: string): string {
  return cardId === undefined ? `${PREFIX}${uid}:` : `${PREFIX}${uid}:${cardId}:`;
}

/** Returns the key of one tab's draft, so that two tabs never overwrite each other's. */
export function draftKey(uid: string, cardId: string, tab: string): string {
  return prefixOf(uid, cardId) + tab;
}

/** Returns the stored drafts of an account, or of one of its cards, by their keys. */
export function readDrafts(uid: string, cardId?: string): ReadonlyMap<string, string> {
  return drafts.under(prefixOf(uid, cardId));
}

/** Returns the card that a draft belongs to. */
export function cardOfDraft(key: string): string {
  return key.split(':')[3] ?? '';
}

/** Reports whether a stored draft can't be sent before its owner has decided. */
function needsOwner(text: string): boolean {
  try {
    const draft: { needsOwner?: unknown } = JSON.parse(text);
    return draft.needsOwner === true;
  } catch {
    return false;
  }
}

/** Lists the keys of an account's drafts that only wait to be sent. */
export function draftsToSend(uid: string): string[] {
  return [...readDrafts(uid)].filter(([, text]) => !needsOwner(text)).map(([key]) => key);
}

/** Stores a draft, or removes it with `null`. */
export function writeDraft(key: string, text: string | null): void {
  if (text === null || !givenUp.has(key)) drafts.write(key, text);
}

/** Discards every draft of an account, for good. */
export function giveUpDrafts(uid: string): void {
  for (const key of readDrafts(uid).keys()) {
    givenUp.add(key);
    writeDraft(key, null);
  }
}

/** Calls back when drafts were stored or removed, in this tab or another; returns a function that stops it. */
export const subscribeToDrafts = drafts.subscribe;

/** Reason for which changes of a card aren't on the server: they wait to be sent, or for a decision of their owner. */
export type CardWait = 'unsent' | 'review';

/** Returns the cards whose changes wait on this device, with the reason. */
export function findWaitingCards(uid: string, cards: readonly ListedCard[]): Record<string, CardWait> {
  const waiting: Record<string, CardWait> = {};
  for (const { id, pending } of cards) if (pending) waiting[id] = 'unsent';
  for (const [key, text] of readDrafts(uid)) {
    const cardId = cardOfDraft(key);
    if (waiting[cardId] !== 'review') waiting[cardId] = needsOwner(text) ? 'review' : 'unsent';
  }
  return waiting;
}
