import type { DocumentReference, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addCounts, toIncrements, type Counts } from './shards';

/** How many shards one call folds, of the product's months and of cards each. */
const BATCH = 300;

/** How many shards one transaction takes. */
const AT_ONCE = 100;

/**
 * Adds shards to the document that sums them up and removes them, in one transaction: whoever comes second, or again
 * after a failure, finds them gone and adds nothing.
 *
 * @param sumOf - What the shards that are still there come to, as it is merged into the sum.
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

/** Adds what happened to the days of a month. */
export async function foldMonth(db: Firestore, month: string): Promise<number> {
  const sum = db.doc(`stats/${month}`);
  const { docs } = await sum.collection('shards').limit(BATCH).get();
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

/** Adds what visitors did to the days of their cards. */
export async function foldCards(db: Firestore): Promise<number> {
  const { docs } = await db.collectionGroup('shards').limit(BATCH).get();
  const byDay = new Map<string, QueryDocumentSnapshot[]>();
  for (const shard of docs) {
    const day = shard.ref.parent.parent!;
    if (!day.path.startsWith('cardStats/')) continue;
    byDay.set(day.path, [...(byDay.get(day.path) ?? []), shard]);
  }
  let folded = 0;
  for (const [path, shards] of byDay) {
    const [, cardId, , date] = path.split('/');
    folded += await foldInto(
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
  }
  return folded;
}
