import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { daysOfPeriod, monthsOfPeriod } from 'shared-lib/domain';
import { countDay, countTemplates, countTotals, findTopCards } from './count-product';
import type { JobContext } from '../scheduling/job';
import { foldCards, foldMonth } from './fold-shards';

/** Days that are counted again: today, and yesterday, whose last minutes may have been missed. */
const DAYS = 2;

const totalsRef = (db: Firestore) => db.doc('stats/totals');

/** Returns when the product was last counted, in milliseconds since the epoch; 0 for never. */
export async function lastRollUp(db: Firestore): Promise<number> {
  const updatedAt = (await totalsRef(db).get()).get('updatedAt') as Timestamp | undefined;
  return updatedAt?.toMillis() ?? 0;
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
  failures: Pick<JobContext, 'onFailure'> = {},
): Promise<number> {
  let folded = await foldCards(db, failures);
  for (const month of monthsOfPeriod(now, DAYS)) folded += await foldMonth(db, month);
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
  batch.set(totalsRef(db), { ...totals, updatedAt: Timestamp.fromMillis(now) });
  await batch.commit();
  return folded;
}
