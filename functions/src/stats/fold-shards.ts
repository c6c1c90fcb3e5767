import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { JobContext } from '../scheduling/job';
import { tryEach } from '../scheduling/try-each';
import { addCounts, toIncrements, type Counts } from './shards';

/** Shards that one call folds, of the product's months and of cards each. */
export const FOLD_BATCH = 300;

/** Shards that one transaction folds. */
const AT_ONCE = 100;

/**
 * Adds shards to the document with their sum and removes them, in one transaction: a second call, or a repetition after
 * a failure, finds them gone and adds nothing.
 *
 * @param sumOf - Returns the sum of the shards that still exist, in the form in which it is merged.
 */
async function foldInto(
  db: Firestore,
  sum: DocumentReference,
  shards: readonly DocumentReference[],
  sumOf: (found: readonly FirebaseFirestore.DocumentSnapshot[]) => FirebaseFirestore.DocumentData,
): Promise<number> {
  let folded = 0;
  for (let start = 0; start < shards.length; start += AT_ONCE) {
    const part = shards.slice(start, start + AT_ONCE);
    folded += await db.runTransaction(async (transaction) => {
      const found = (await transaction.getAll(...part)).filter(({ exists }) => exists);
      if (found.length === 0) return 0;
      transaction.set(sum, sumOf(found), { merge: true });
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
  return foldInto(
    db,
    sum,
    docs.map(({ ref }) => ref),
    (found) => {
      let days: Counts = {};
      let vitals: Counts = {};
      for (const shard of found) {
        days = addCounts(days, { [String(shard.get('day'))]: (shard.get('counts') ?? {}) as Counts });
        vitals = addCounts(vitals, (shard.get('vitals') ?? {}) as Counts);
      }
      return toIncrements({ days, vitals });
    },
  );
}

/** Folds the shards of cards into the days of each card. */
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
    const [, cardId, , date] = path.split('/');
    return foldInto(
      db,
      db.doc(path),
      shards.map(({ ref }) => ref),
      (found) => ({
        ...toIncrements(
          found.reduce((sum, shard) => addCounts(sum, (shard.get('counts') ?? {}) as Counts), {} as Counts),
        ),
        cardId,
        date,
        slug: String(found.at(-1)!.get('slug')),
      }),
    );
  };
  return tryEach(failures, byDay, ([path]) => path, fold);
}
