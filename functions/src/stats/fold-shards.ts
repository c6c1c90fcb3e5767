import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  addFigures,
  boundTally,
  CARD_NUMBERS,
  CARD_TALLIES,
  quarterOf,
  type CardDayFigures,
  type CardQuarter,
} from 'shared-lib/domain';
import type { JobContext } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';
import { addCounts, toIncrements, type Counts } from './shards';

/** Shards that one call folds, of the product's months and of cards each. */
export const FOLD_BATCH = 300;

/** Shards that one transaction folds. */
const AT_ONCE = 100;

/**
 * Folds shards and removes them, in transactions of a hundred: a second call, or a repetition after a failure, finds them
 * gone and adds nothing.
 *
 * @param write - Reads what it needs, then writes the sum of the shards that still exist.
 * @returns Number of shards that were folded.
 */
async function inParts(
  db: Firestore,
  shards: readonly DocumentReference[],
  write: (transaction: Transaction, found: readonly DocumentSnapshot[]) => Promise<void>,
): Promise<number> {
  let folded = 0;
  for (let start = 0; start < shards.length; start += AT_ONCE) {
    const part = shards.slice(start, start + AT_ONCE);
    folded += await db.runTransaction(async (transaction) => {
      const found = (await transaction.getAll(...part)).filter(({ exists }) => exists);
      if (found.length === 0) return 0;
      await write(transaction, found);
      for (const shard of found) transaction.delete(shard.ref);
      return found.length;
    });
  }
  return folded;
}

/** Folds the shards of a month into the days of the month's document. */
export async function foldMonth(db: Firestore, month: string): Promise<number> {
  const sum = db.doc(`stats/${month}`);
  const { docs } = await sum.collection('shards').limit(FOLD_BATCH).get();
  const refs = docs.map(({ ref }) => ref);
  return inParts(db, refs, async (transaction, found) => {
    let days: Counts = {};
    let vitals: Counts = {};
    for (const shard of found) {
      days = addCounts(days, { [String(shard.get('day'))]: (shard.get('counts') ?? {}) as Counts });
      vitals = addCounts(vitals, (shard.get('vitals') ?? {}) as Counts);
    }
    transaction.set(sum, toIncrements({ days, vitals }), { merge: true });
  });
}

/** Figures of a day that are stored twice: with the day for the panel's lists, and in the quarter for the owner. */
const dayFigures = (counts: Counts): Counts =>
  Object.fromEntries(Object.entries(counts).filter(([name]) => name === 'clicks' || isNumber(name)));

const isNumber = (name: string) => (CARD_NUMBERS as readonly string[]).includes(name);

/**
 * Adds counts to a card's day in the document of its quarter, whose tallies name what is most frequent. Reads first, and
 * returns the write.
 */
async function prepareQuarter(
  transaction: Transaction,
  db: Firestore,
  { cardId, date }: { cardId: string; date: string },
  counts: Counts,
): Promise<() => void> {
  const ref = db.doc(`cardStats/${cardId}/quarters/${quarterOf(date)}`);
  const known = (await transaction.get(ref)).data() as CardQuarter | undefined;
  const day = addFigures(known?.days[date.slice(5)] ?? {}, counts as CardDayFigures);
  for (const tally of CARD_TALLIES) if (day[tally] && tally !== 'clicks') day[tally] = boundTally(day[tally]);
  return () =>
    known
      ? void transaction.update(ref, new FieldPath('days', date.slice(5)), day)
      : void transaction.set(ref, { days: { [date.slice(5)]: day } });
}

/** Folds the shards of a card's day. */
function foldCardDay(
  db: Firestore,
  about: { cardId: string; date: string },
  shards: readonly DocumentReference[],
): Promise<number> {
  const { cardId, date } = about;
  return inParts(db, shards, async (transaction, found) => {
    const counts = found.reduce(
      (sum, shard) => addCounts(sum, (shard.get('counts') ?? {}) as Counts),
      {} as Counts,
    );
    const writeQuarter = await prepareQuarter(transaction, db, about, counts);
    const slug = String(found.at(-1)!.get('slug'));
    const day = { ...toIncrements(dayFigures(counts)), cardId, date, slug };
    transaction.set(db.doc(`cardStats/${cardId}/days/${date}`), day, { merge: true });
    writeQuarter();
  });
}

/** Folds the shards of cards into the days and quarters of each card. */
export async function foldCards(
  db: Firestore,
  failures: Pick<JobContext, 'onFailure'> = {},
): Promise<number> {
  const { docs } = await db.collectionGroup('shards').limit(FOLD_BATCH).get();
  const byDay = new Map<string, QueryDocumentSnapshot[]>();
  for (const shard of docs) {
    const day = shard.ref.parent.parent!;
    if (!day.path.startsWith('cardStats/')) continue;
    byDay.set(day.path, [...(byDay.get(day.path) ?? []), shard]);
  }
  const fold = ([path, shards]: [string, QueryDocumentSnapshot[]]) => {
    const [, cardId = '', , date = ''] = path.split('/');
    return foldCardDay(
      db,
      { cardId, date },
      shards.map(({ ref }) => ref),
    );
  };
  return tryEach(failures, byDay, ([path]) => path, fold);
}
