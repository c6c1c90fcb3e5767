import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { daysOfPeriod } from 'shared-lib/model';
import { countDay, countTemplates, countTotals, findTopCards } from './count-product';
import { readField, timestamp } from '../stored/read-stored';
import type { JobContext } from '../scheduling/job';
import { foldCards, foldProduct } from './fold-shards';

/** Days that are counted again: today, and yesterday, whose last minutes may have been missed. */
const DAYS = 2;

const totalsRef = (db: Firestore) => db.doc('stats/totals');

/**
 * Returns when the product was last counted, in milliseconds since the epoch (0 for never), and whether its time was over before all
 * shards were folded.
 */
export async function lastRollUp(db: Firestore): Promise<{ at: number; isBehind: boolean }> {
  const totals = await totalsRef(db).get();
  const updatedAt = readField(timestamp.optional(), totals, 'updatedAt');
  return { at: updatedAt?.toMillis() ?? 0, isBehind: totals.get('isBehind') === true };
}

/**
 * Updates the figures: folds the shards, counts the totals, and stores both under today. Repeating it gives the same
 * figures.
 *
 * @returns Number of shards that were folded.
 */
export async function rollUp(
  db: Firestore,
  now: number,
  context: Pick<JobContext, 'onFailure' | 'isOver'> = {},
): Promise<number> {
  // Cards' figures add to the product's, but must not keep them waiting when there are very many.
  let folded = await foldCards(db, now, context);
  const isBehind = context.isOver?.() ?? false;
  folded += await foldProduct(db, { onFailure: context.onFailure });
  const days = daysOfPeriod(now, DAYS);
  const [totals, templates, counted, top] = await Promise.all([
    countTotals(db, now),
    countTemplates(db),
    Promise.all(days.map((date) => countDay(db, date))),
    Promise.all(days.map((date) => findTopCards(db, date))),
  ]);
  const { users, cards, publishedCards } = totals;
  const batch = db.batch();
  for (const [index, date] of days.entries()) {
    const isToday = index === days.length - 1;
    const day = date.slice(8);
    batch.set(
      db.doc(`stats/${date.slice(0, 7)}`),
      {
        days: {
          [day]: { ...counted[index], ...(isToday && { users, cards, publishedCards, ...templates }) },
        },
        topCards: { [day]: top[index] },
      },
      { merge: true },
    );
  }
  batch.set(totalsRef(db), {
    ...totals,
    updatedAt: Timestamp.fromMillis(now),
    ...(isBehind && { isBehind }),
  });
  await batch.commit();
  return folded;
}
