import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { SLUG_TOMBSTONE_DAYS } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { Refusal } from '../refusal';
import { requireStored, timestamp } from '../stored/read-stored';
import { showsAgain, type CardTraits } from './takedown-content';

/** Most values that one query may contain. */
const VALUES_ASKED = 30;

/** Takedowns that one check reads. */
const LOOKED_AT = 50;

const texts = z.array(z.string());

const recordSchema = z.object({
  ...{ photos: texts, links: texts, hosts: texts.optional(), contacts: texts.optional() },
  ...{ cardId: z.string(), uid: z.string(), slug: z.string(), at: timestamp, expiresAt: timestamp },
});

/** `takedowns/{cardId}`: traits of a card that was taken down, retained for as long as a freed address is reserved. */
type TakedownRecord = z.infer<typeof recordSchema>;

/** Refers to `takedowns/{cardId}`. */
export function takedownRef(db: Firestore, cardId: string): DocumentReference {
  return db.collection('takedowns').doc(cardId);
}

/** Stores the traits of a card that is taken down. */
export function recordTakedown(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  card: { cardId: string; uid: string; slug: string } & CardTraits,
): void {
  const record: TakedownRecord = {
    ...card,
    at: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(now + SLUG_TOMBSTONE_DAYS * DAY_MS),
  };
  transaction.set(takedownRef(db, card.cardId), record);
}

function inChunks(values: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(values.length / VALUES_ASKED) }, (_, index) =>
    values.slice(index * VALUES_ASKED, (index + 1) * VALUES_ASKED),
  );
}

async function read(transaction: Transaction, queries: Query[], now: number): Promise<TakedownRecord[]> {
  const found = await Promise.all(queries.map((query) => transaction.get(query.limit(LOOKED_AT))));
  return found
    .flatMap(({ docs }) => docs.map((document) => requireStored(recordSchema, document)))
    .filter(({ expiresAt }) => expiresAt.toMillis() > now);
}

/**
 * Refuses content that was taken down recently, whichever card and account shows it again.
 *
 * @throws Refusal `content-taken-down`
 */
export async function refuseTakenDownContent(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  card: CardTraits & { uid: string },
): Promise<void> {
  const takedowns = db.collection('takedowns');
  const records = await read(
    transaction,
    [
      takedowns.where('uid', '==', card.uid),
      ...inChunks(card.photos).map((photos) => takedowns.where('photos', 'array-contains-any', photos)),
      ...inChunks(card.links).map((links) => takedowns.where('links', 'array-contains-any', links)),
    ],
    now,
  );
  if (records.some((record) => showsAgain(record, card))) throw new Refusal('content-taken-down');
}

/** Reports whether another card of this account was recently taken down at this address. */
export async function isAddressTakenDown(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  slug: string,
  { uid, cardId }: { uid: string; cardId: string },
): Promise<boolean> {
  const records = await read(transaction, [db.collection('takedowns').where('slug', '==', slug)], now);
  return records.some((record) => record.uid === uid && record.cardId !== cardId);
}
