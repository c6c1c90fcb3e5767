import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { daysOfPeriod, monthsOfPeriod } from 'shared-lib/domain';
import { countDay, countTemplates, countTotals, findTopCards } from './count-product';
import { foldCards, foldMonth } from './fold-shards';

/** Days that are counted anew: today, and yesterday, whose last minutes may have been missed. */
const DAYS = 2;

const totalsRef = (db: Firestore) => db.doc('stats/totals');

/** When the product was counted last; 0 for never. */
export async function lastRollUp(db: Firestore): Promise<number> {
  const updatedAt = (await totalsRef(db).get()).get('updatedAt') as Timestamp | undefined;
  return updatedAt?.toMillis() ?? 0;
}

/**
 * Brings the figures up to date: adds up what happened, counts where the product stands, and keeps both under today.
 * Doing it twice gives the same figures as once.
 *
 * @returns How many shards were added up.
 */
export async function rollUp(db: Firestore, now: number): Promise<number> {
  let folded = await foldCards(db);
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
