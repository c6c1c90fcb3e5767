import { FieldPath, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { CARDS_SEARCHED, isBlockedHost, type LinkedCard, type PublishedCard } from 'shared-lib/model';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { cardRef } from '../card-records/card-document';
import { Refusal } from '../refusal';
import { readSetting } from '../settings/read-setting';
import { addressesOf } from '../trust/card-addresses';
import { takeDownCard } from './take-down-card';

/** Returns those of some hosts that are banned now: cards are never taken down for another one. */
async function bannedAmong(db: Firestore, hosts: readonly string[]): Promise<string[]> {
  const { hosts: banned } = await readSetting(db, 'linkHosts');
  return hosts.filter((host) => banned.includes(host));
}

/** Returns how a published card leads to one of these hosts; `null` when it doesn't. */
function linkOf(found: DocumentSnapshot, hosts: readonly string[]): LinkedCard | null {
  const card = found.data() as PublishedCard | undefined;
  if (card?.status !== 'published') return null;
  for (const { title, url } of addressesOf(card)) {
    const host = hosts.find((one) => isBlockedHost(url, [one]));
    if (host) return { cardId: card.cardId, slug: found.id, title, host };
  }
  return null;
}

/** Looks through published cards, a page at a call. It reads what visitors get, so that nothing can be missed. */
export const findLinkedCards: CallableHandler<'findLinkedCards'> = async (context, { hosts, after }) => {
  const { db } = context;
  await requireAdmin(context);
  const banned = await bannedAmong(db, hosts);
  const published = db
    .collection('publicCards')
    .where('status', '==', 'published')
    .orderBy(FieldPath.documentId())
    .select('status', 'cardId', 'links', 'profile', 'templates', 'sections');
  const { docs } = await (after ? published.startAfter(after) : published).limit(CARDS_SEARCHED).get();
  const found = docs.flatMap((card) => linkOf(card, banned) ?? []);
  return { looked: docs.length, found, next: docs.length === CARDS_SEARCHED ? docs.at(-1)!.id : null };
};

/**
 * Takes down those of some cards that still lead to banned hosts, one after the other: each as by itself, with its log entry and the
 * mail to its owner. Repeating it changes nothing.
 */
export const takeDownLinked: CallableHandler<'takeDownLinked'> = async (
  context,
  { hosts, cardIds, reason },
) => {
  const { db } = context;
  await requireAdmin(context);
  const banned = await bannedAmong(db, hosts);
  const takenDown: string[] = [];
  const skipped: string[] = [];
  for (const cardId of new Set(cardIds)) {
    const slug = (await cardRef(db, cardId).get()).get('slug') as string | undefined;
    const isLinked = slug && linkOf(await db.collection('publicCards').doc(slug).get(), banned);
    if (!isLinked) {
      skipped.push(cardId);
      continue;
    }
    try {
      await takeDownCard(context, { cardId, reason });
      takenDown.push(cardId);
    } catch (error) {
      // It went away meanwhile.
      if (!(error instanceof Refusal) || error.reason !== 'card-not-found') throw error;
      skipped.push(cardId);
    }
  }
  return { takenDown, skipped };
};
