import {
  FieldPath,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  addFigures,
  boundTally,
  CARD_NUMBERS,
  CARD_TALLIES,
  entriesOf,
  isOneOf,
  mapKeys,
  numbersOf,
  quarterAfter,
  quarterOf,
  sumOfDays,
  type CardDayFigures,
  type CardDayNumbers,
  type CardQuarter,
} from 'shared-lib/model';
import { z } from 'zod';
import type { JobContext } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';
import { parentOf } from '../stored/parent-of';
import { readField, readStored } from '../stored/read-stored';
import { addCounts, countInProduct, toIncrements, type Counts } from './shards';

/** Limits of a fold: what failed, and when its time is over. */
type FoldContext = Pick<JobContext, 'onFailure' | 'isOver'>;

/** Shards that are read at a time. */
export const FOLD_PAGE = 300;

/** Cards' days that are folded at the same time. */
export const FOLDS_AT_ONCE = 8;

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

/**
 * Walks through all shards under a path, however many there are and however old, in pages, while there is time. What fails is passed over.
 *
 * @param under - First collection of their path: all shards of cards come before those of the product.
 * @param fold - Folds the shards of one page that belong to one document, and returns their number.
 */
async function foldUnder(
  db: Firestore,
  context: FoldContext,
  under: 'cardStats' | 'stats',
  fold: (parent: DocumentReference, shards: readonly DocumentReference[]) => Promise<number>,
): Promise<number> {
  const all = db.collectionGroup('shards').orderBy(FieldPath.documentId());
  let from = all.startAt(db.doc(`${under}/-/shards/-`));
  let folded = 0;
  for (;;) {
    const { docs } = await from.limit(FOLD_PAGE).get();
    const own = docs.filter(({ ref }) => ref.path.startsWith(`${under}/`));
    const byParent = new Map<string, DocumentReference[]>();
    for (const { ref } of own) {
      const parent = parentOf(ref).path;
      byParent.set(parent, [...(byParent.get(parent) ?? []), ref]);
    }
    const parents = [...byParent];
    for (let start = 0; start < parents.length; start += FOLDS_AT_ONCE) {
      const some = parents.slice(start, start + FOLDS_AT_ONCE);
      const one = (part: [string, DocumentReference[]]) =>
        tryEach(
          context,
          [part],
          ([path]) => path,
          ([path, shards]) => fold(db.doc(path), shards),
        );
      folded += (await Promise.all(some.map(one))).reduce((sum, count) => sum + count, 0);
    }
    const last = own[FOLD_PAGE - 1];
    if (!last || context.isOver?.()) return folded;
    from = all.startAfter(last.ref);
  }
}

const countsSchema: z.ZodType<Counts, Counts> = z.lazy(() =>
  z.record(z.string(), z.union([z.number(), countsSchema])),
);

const readCounts = (shard: DocumentSnapshot, field: string): Counts =>
  readField(countsSchema.optional(), shard, field) ?? {};

/** Folds the product's shards into the days of their months. */
export const foldProduct = (db: Firestore, context: FoldContext = {}): Promise<number> =>
  foldUnder(db, context, 'stats', (month, shards) =>
    inParts(db, shards, async (transaction, found) => {
      let days: Counts = {};
      let vitals: Counts = {};
      for (const shard of found) {
        days = addCounts(days, { [String(shard.get('day'))]: readCounts(shard, 'counts') });
        vitals = addCounts(vitals, readCounts(shard, 'vitals'));
      }
      transaction.set(month, toIncrements({ days, vitals }), { merge: true });
    }),
  );

/** Figures of a day that are stored twice: with the day for the panel's lists, and in the quarter for the owner. */
const dayFigures = (counts: CardDayFigures): object =>
  Object.fromEntries(entriesOf(counts).filter(([name]) => name === 'clicks' || isOneOf(CARD_NUMBERS, name)));

const numbers = mapKeys(CARD_NUMBERS, () => z.number().optional());

const figuresSchema = z.object({
  ...numbers,
  ...mapKeys(CARD_TALLIES, () => z.record(z.string(), z.number()).optional()),
});

const quarterSchema = z.object({
  days: z.record(z.string(), figuresSchema),
  before: z.record(z.string(), z.object(numbers)).optional(),
});

/** Returns the numbers of a quarter's days. */
const numbersOfDays = (quarter: CardQuarter | undefined): Record<string, CardDayNumbers> =>
  Object.fromEntries(Object.entries(quarter?.days ?? {}).map(([day, figures]) => [day, numbersOf(figures)]));

/**
 * Adds counts to a card's day in the document of its quarter, whose tallies name what is most frequent. Reads first, and
 * returns the write. A new quarter is given the numbers of the one before; a day that comes late goes to the next one as well.
 */
async function prepareQuarter(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { cardId, date }: { cardId: string; date: string },
  counts: CardDayFigures,
): Promise<() => void> {
  const refOf = (quarter: string) => db.doc(`cardStats/${cardId}/quarters/${quarter}`);
  const [name, dayName] = [quarterOf(date), date.slice(5)];
  const isLate = name < quarterOf(new Date(now).toISOString().slice(0, 10));
  const next = isLate ? await transaction.get(refOf(quarterAfter(name))) : null;
  const known = readStored(quarterSchema, await transaction.get(refOf(name)));
  const before = known ? null : await transaction.get(refOf(quarterAfter(name, -1)));
  const day = addFigures(known?.days[dayName] ?? {}, counts);
  for (const tally of CARD_TALLIES) if (day[tally] && tally !== 'clicks') day[tally] = boundTally(day[tally]);
  return () => {
    if (known) transaction.update(refOf(name), new FieldPath('days', dayName), day);
    else {
      const former = numbersOfDays(before ? readStored(quarterSchema, before) : undefined);
      transaction.set(refOf(name), { days: { [dayName]: day }, before: former } satisfies CardQuarter);
    }
    // A document without them is read together with the quarter before.
    if (next && next.get('before') !== undefined)
      transaction.update(next.ref, new FieldPath('before', dayName), numbersOf(day));
  };
}

/** Sums a part of shards up. */
const sumOf = (found: readonly DocumentSnapshot[], part: string): Counts =>
  found.reduce<Counts>((sum, shard) => addCounts(sum, readCounts(shard, part)), {});

/** Folds the shards of a card's day. */
function foldCardDay(
  { db, now }: { db: Firestore; now: number },
  day: DocumentReference,
  shards: readonly DocumentReference[],
): Promise<number> {
  const about = { cardId: parentOf(day).id, date: day.id };
  return inParts(db, shards, async (transaction, found) => {
    const figures = found.map((shard) => readField(figuresSchema.optional(), shard, 'counts') ?? {});
    const counts = sumOfDays(figures);
    const ofProduct = sumOf(found, 'product.counts');
    const writeQuarter = await prepareQuarter(transaction, { db, now }, about, counts);
    const slug = String(found.at(-1)?.get('slug'));
    transaction.set(day, { ...toIncrements(dayFigures(counts)), ...about, slug }, { merge: true });
    writeQuarter();
    if (Object.keys(ofProduct).length > 0)
      countInProduct(
        transaction,
        { db, now: Date.parse(about.date) },
        ofProduct,
        sumOf(found, 'product.vitals'),
      );
  });
}

/** Folds the shards of cards into the days and quarters of each card. */
export const foldCards = (db: Firestore, now: number, context: FoldContext = {}): Promise<number> =>
  foldUnder(db, context, 'cardStats', (day, shards) => foldCardDay({ db, now }, day, shards));
