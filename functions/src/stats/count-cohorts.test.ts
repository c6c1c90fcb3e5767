import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { countOwnerCohorts } from '../jobs/count-owner-cohorts';
import { NOW, openLocalProject } from '../testing/local-project';

const project = openLocalProject();

/** Stores an account's entry in the index, as far as it is counted. */
const anAccount = (uid: string, created: string, active: string, part: object = {}) =>
  project
    .db()
    .doc(`userIndex/${uid}`)
    .set({
      createdAt: Timestamp.fromMillis(Date.parse(created)),
      activeAt: Timestamp.fromMillis(Date.parse(active)),
      ...{ publishedCards: 0, bookings: 0, ...part },
    });
const run = (now = NOW) => countOwnerCohorts({ db: project.db(), now });
const cohort = async (month: string) => {
  const stored = (await project.read('stats/cohorts')) as { cohorts: { month: string }[] };
  return stored.cohorts.find((one) => one.month === month);
};

describe('cohorts of accounts by month of sign-up', () => {
  it('count publications, bookings and later activity across months', async () => {
    await anAccount('ana', '2025-12-31T23:59:59Z', '2026-03-01', { publishedCards: 2, bookings: 5 });
    await anAccount('eva', '2025-12-01T00:00:00Z', '2026-01-02', { publishedCards: 1 });
    await anAccount('pep', '2025-12-10', '2025-12-10');
    await anAccount('luis', '2026-01-01T00:00:00Z', '2026-01-01');
    await run();
    expect(await cohort('2025-12')).toEqual({
      month: '2025-12',
      ...{ accounts: 3, published: 2, booked: 1 },
      // In March half a year is yet to come.
      activeAfter: [2, 1, 1, null],
    });
    expect(await cohort('2026-01')).toMatchObject({ accounts: 1, activeAfter: [0, 0, null, null] });
    expect(await cohort('2026-03')).toMatchObject({ accounts: 0, activeAfter: [null, null, null, null] });
  });

  it('are counted once a day', async () => {
    expect(await run()).toBe(12);
    expect(await project.readsOf(() => run(NOW + DAY_MS - 1))).toBe(1);
    expect(await run(NOW + DAY_MS)).toBe(12);
  });
});
