import { FieldPath, type Firestore } from 'firebase-admin/firestore';
import { CARDS_SEARCHED, isBlockedHost, type LinkedCard } from 'shared-lib/model';
import type { z } from 'zod';
import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { cardRef, readCard } from '../card-records/card-document';
import { publicationSchema, publicCardRef, readPublicCard } from '../card-records/public-document';
import { Refusal } from '../refusal';
import { readEachStored } from '../stored/read-stored';
import { typesOf } from '../stored/types-of';
import { readSetting } from '../settings/read-setting';
import { addressesOf } from '../trust/card-addresses';
import { takeDownCard } from './take-down-card';

/** Returns those of some hosts that are banned now: cards are never taken down for another one. */
async function bannedAmong(db: Firestore, hosts: readonly string[]): Promise<string[]> {
  const { hosts: banned } = await readSetting(db, 'linkHosts');
  return hosts.filter((host) => banned.includes(host));
}

/** Part of a published card with its addresses. */
const linkedSchema = publicationSchema.pick({
  ...{ cardId: true, links: true, profile: true, templates: true, sections: true },
});

/** Returns how a published card leads to one of these hosts; `null` when it doesn't. */
function linkOf(
  slug: string,
  card: z.input<typeof linkedSchema>,
  hosts: readonly string[],
): LinkedCard | null {
  for (const { title, url } of addressesOf(card)) {
    const host = hosts.find((one) => isBlockedHost(url, [one]));
    if (host) return { cardId: card.cardId, slug, title, host };
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
    .select(...linkedSchema.keyof().options);
  const { docs } = await (after ? published.startAfter(after) : published).limit(CARDS_SEARCHED).get();
  const cards = readEachStored(typesOf(linkedSchema), docs);
  const found = cards.flatMap(({ id, data }) => linkOf(id, data, banned) ?? []);
  return { looked: docs.length, found, next: docs[CARDS_SEARCHED - 1]?.id ?? null };
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
    const card = readCard(await cardRef(db, cardId).get());
    const shown = card && readPublicCard(await publicCardRef(db, card.slug).get());
    if (shown?.status !== 'published' || !linkOf(shown.slug, shown, banned)) {
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
