import { Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { COHORT_AGES, COHORT_MONTHS, lastMonths, monthStart, type OwnerCohort } from 'shared-lib/model';

const countOf = async (query: Query) => (await query.count().get()).data().count;

/** Counts the accounts of one month by count queries: one read for each thousand. */
async function countCohort(db: Firestore, month: string, now: number): Promise<OwnerCohort> {
  const born = db
    .collection('userIndex')
    .where('createdAt', '>=', Timestamp.fromMillis(monthStart(month)))
    .where('createdAt', '<', Timestamp.fromMillis(monthStart(month, 1)));
  const activeSince = async (age: number) => {
    const since = monthStart(month, age);
    return since > now ? null : countOf(born.where('activeAt', '>=', Timestamp.fromMillis(since)));
  };
  const accounts = await countOf(born);
  if (accounts === 0) {
    const activeAfter = COHORT_AGES.map((age) => (monthStart(month, age) > now ? null : 0));
    return { month, accounts, published: 0, booked: 0, activeAfter };
  }
  const [published, booked, activeAfter] = await Promise.all([
    countOf(born.where('publishedCards', '>', 0)),
    countOf(born.where('bookings', '>', 0)),
    Promise.all(COHORT_AGES.map(activeSince)),
  ]);
  return { month, accounts, published, booked, activeAfter };
}

/** Counts the accounts of the last months by what became of them, the latest month first. */
export function countCohorts(db: Firestore, now: number): Promise<OwnerCohort[]> {
  return Promise.all(lastMonths(now, COHORT_MONTHS).map((month) => countCohort(db, month, now)));
}
