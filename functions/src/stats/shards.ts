import {
  FieldValue,
  type DocumentData,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { statsDay, type DayStats, type VitalsOfPage } from 'shared-lib/model';
import { HotCards } from './hot-cards';

/** Documents over which simultaneous events of the product are spread, as one takes about one write a second: cards' folds write most. */
export const MONTH_SHARDS = 100;

/** Numbers by name, nested to any depth. */
export interface Counts {
  [name: string]: number | Counts;
}

/**
 * Converts counts to increments of the stored numbers. Empty maps are left out: merged, they would replace the stored
 * ones.
 */
export function toIncrements(counts: object): DocumentData {
  const additions: DocumentData = {};
  for (const [name, value] of Object.entries(counts)) {
    if (typeof value === 'number') additions[name] = FieldValue.increment(value);
    else if (Object.keys(toIncrements(value)).length > 0) additions[name] = toIncrements(value);
  }
  return additions;
}

/** Adds counts name by name, at every depth. */
export function addCounts(one: Counts, other: Counts): Counts {
  const sum = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const known = sum[name];
    sum[name] =
      typeof value === 'number'
        ? (typeof known === 'number' ? known : 0) + value
        : addCounts(typeof known === 'object' ? known : {}, value);
  }
  return sum;
}

const anyOf = (shards: number) => Math.floor(Math.random() * shards);

/** A transaction or a batch. */
interface Writer {
  set(ref: DocumentReference, data: DocumentData, options: { merge: true }): unknown;
}

/**
 * Counts an event of the product, in the event's own batch or transaction. One of the day's shards takes it; the job
 * `rollUpStats` folds them.
 */
export function countInProduct(
  writer: Writer,
  { db, now }: { db: Firestore; now: number },
  counts: DayStats | Counts,
  vitals: Readonly<Record<string, VitalsOfPage>> | Counts = {},
): void {
  const { month, day } = statsDay(now);
  const shard = db.doc(`stats/${month}/shards/${day}-${anyOf(MONTH_SHARDS)}`);
  writer.set(shard, { day, ...toIncrements({ counts, vitals }) }, { merge: true });
}

const hotCards = new HotCards();

/** Figures of the product that an action on a card adds to. */
export interface ProductPart {
  counts: DayStats;
  vitals?: Readonly<Record<string, VitalsOfPage>>;
}

/**
 * Counts a visitor's action on a card in the action's own batch or transaction, by one write. What it adds to the product's figures goes
 * along, and reaches them when the card's are folded.
 */
export function countOnCard(
  writer: Writer,
  { db, now }: { db: Firestore; now: number },
  { cardId, slug }: { cardId: string; slug: string },
  counts: Counts,
  product: ProductPart = { counts: {} },
): void {
  const date = new Date(now).toISOString().slice(0, 10);
  const shard = db.doc(`cardStats/${cardId}/days/${date}/shards/${anyOf(hotCards.take(cardId, now))}`);
  const sums = toIncrements({ counts, product });
  writer.set(shard, { slug, ...sums }, { merge: true });
}
