import { useMemo, useSyncExternalStore } from 'react';
import type { ListedCard } from 'shared-lib/data';
import { cardOfDraft, needsOwner, readDrafts, subscribeToDrafts } from './draft-store';

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

/** Follows {@link findWaitingCards}. */
export function useWaitingCards(uid: string, cards: readonly ListedCard[]): Record<string, CardWait> {
  // The same text for the same answer, so that nothing is drawn again without need.
  const text = useSyncExternalStore(subscribeToDrafts, () => JSON.stringify(findWaitingCards(uid, cards)));
  return useMemo(() => JSON.parse(text) as Record<string, CardWait>, [text]);
}
