import { Timestamp } from 'firebase-admin/firestore';
import { aService, anAvailability, RUN_SIZE } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { cardIdOf, NOW, openLocalProject } from '../testing/local-project';
import type { Job } from './job';
import { jobTable, mailTable } from '../jobs/job-table';
import { purgeDeletedAccounts } from '../jobs/purge/purge-deleted-accounts';
import { purgeDeletedCards } from '../jobs/purge/purge-deleted-cards';
import { refreshBookableCards } from '../jobs/refresh-bookable-cards';
import { runJobs } from '../jobs/run/run-jobs';
import { tryPages } from './try-each';
import { expectLog } from '../testing/recorded-logs';

const project = openLocalProject();
const at = Timestamp.fromMillis;

/** Returns a stored service with a long text, on these cards. */
function storedService(userId: string, cardIds: string[], updatedAt = NOW) {
  const {
    id: _,
    archivedAt: __,
    ...service
  } = aService({
    description: 'x'.repeat(600),
    cardIds,
    questions: Array.from({ length: 10 }, (_unused, index) => ({
      id: `q${index}`,
      label: 'x'.repeat(80),
      kind: 'select' as const,
      required: false,
      options: Array.from({ length: 20 }, (_option, n) => `${n}${'x'.repeat(70)}`),
    })),
  });
  const times = { archivedAt: null, createdAt: at(updatedAt), updatedAt: at(updatedAt) };
  return { ...service, userId, ...times };
}

const hours = (updatedAt = NOW) => ({ ...anAvailability(), updatedAt: at(updatedAt) });

const put = async (documents: Record<string, object>) => {
  for (const [path, data] of Object.entries(documents)) await project.db().doc(path).set(data);
};

describe('a job', () => {
  // Left to `npm run test:all`.
  if (RUN_SIZE !== 'short')
    it('refreshes every account’s cards, however many services and cards one account has', async () => {
      const cards = Array.from({ length: 70 }, (_, index) => cardIdOf(`ana${100 + index}`));
      const cardId = await project.aPublished('luis', 'luis-ortega');
      for (const id of cards) await put({ [`cards/${id}`]: { userId: 'ana', slug: id.toLowerCase() } });
      for (const some of [cards.slice(0, 35), cards.slice(35)]) {
        for (let index = 0; index < 12; index += 1) {
          await put({ [`services/a${index}${some[0]}`]: storedService('ana', some) });
        }
      }
      await put({
        'users/ana/private/state': { verifiedAt: at(NOW) },
        'availability/ana': hours(),
        'services/l0': storedService('luis', [cardId], NOW + 1),
        'availability/luis': hours(NOW + 1),
      });
      const report = await runJobs({ refreshBookableCards }, { db: project.db(), now: NOW + 60_000 });
      expect(report).toEqual({ refreshBookableCards: { done: 71 } });
      expect(JSON.stringify(await project.read(`bookingOffers/${cards[69]}`)).length).toBeGreaterThan(
        150_000,
      );
      expect(await project.read(`cards/${cardId}`)).toMatchObject({ bookingEnabled: true });
    });

  it('continues when one account fails, names it and raises one alert a day', async () => {
    expectLog(/job (\w+ )?failed/i);
    const cardId = await project.aPublished('luis', 'luis-ortega');
    await put({
      // Nothing can be named so: reading what belongs to this account throws.
      'cards/broken': { userId: 'a//b', slug: 'roto' },
      'services/broken': storedService('a//b', ['broken']),
      'services/l0': storedService('luis', [cardId], NOW + 1),
      'availability/luis': hours(NOW + 1),
    });
    const run = (now: number) => runJobs({ refreshBookableCards }, { db: project.db(), now });
    expect(await run(NOW + 60_000)).toEqual({
      refreshBookableCards: { done: 1, failed: ['users/a//b'] },
    });
    expect(await project.read(`cards/${cardId}`)).toMatchObject({ bookingEnabled: true });
    await put({ 'services/broken': storedService('a//b', ['broken'], NOW + 120_000) });
    expect(await run(NOW + 180_000)).toMatchObject({ refreshBookableCards: { failed: ['users/a//b'] } });
    const alerts = await project.db().collection('alerts').get();
    expect(alerts.docs.map((alert) => [alert.get('type'), alert.get('metadata.job')])).toEqual([
      ['job-failed', 'refreshBookableCards'],
    ]);
  });

  it('that stores its own progress raises one alert a day when it fails', async () => {
    expectLog(/job (\w+ )?failed/i);
    const stuck: Job = async ({ db, now }) => {
      await db.doc('jobs/stuck').set({ at: now });
      throw new Error('no disk');
    };
    const run = (now: number) => runJobs({ stuck }, { db: project.db(), now });
    const told = async () => (await project.db().collection('alerts').count().get()).data().count;
    await run(NOW);
    await run(NOW + 60_000);
    expect(await told()).toBe(1);
    await run(NOW + DAY_MS);
    expect(await told()).toBe(2);
  });

  it('isn’t held up by the many saves of one account', async () => {
    const cardId = await project.aPublished('luis', 'luis-ortega');
    await put({ 'services/l0': storedService('luis', [cardId]), 'availability/luis': hours() });
    for (let index = 0; index < 120; index += 1) {
      await put({ [`services/e${index}`]: storedService('eva', [], NOW + 1 + index) });
      await put({ [`availability/e${index}`]: hours(NOW + 1 + index) });
    }
    expect(await refreshBookableCards({ db: project.db(), now: NOW + 60_000 })).toBe(1);
  });

  it('skips documents that always fail', async () => {
    expectLog(/A job failed for one of many/);
    for (let index = 0; index < 25; index += 1) {
      await put({ [`things/t${String(index).padStart(2, '0')}`]: { at: at(NOW + index) } });
    }
    const seen: string[] = [];
    const failed: string[] = [];
    const done = await tryPages(
      { onFailure: (what) => failed.push(what) },
      project.db().collection('things').orderBy('at'),
      { size: 10, pages: 5 },
      async ({ id }) => {
        seen.push(id);
        if (seen.length <= 20) throw new Error('broken');
        return 1;
      },
    );
    expect({ done, failed: failed.length, seen: seen.length }).toEqual({ done: 5, failed: 20, seen: 25 });
  });

  it('continues past documents that it leaves unchanged', async () => {
    for (let index = 0; index < 25; index += 1)
      await put({ [`things/t${String(index).padStart(2, '0')}`]: { at: at(NOW + index) } });
    const query = project.db().collection('things').orderBy('at').select('at');
    const done = await tryPages({}, query, { size: 10, pages: 5 }, async ({ id }) => Number(id >= 't20'));
    expect(done).toBe(5);
  });

  it('of either table succeeds when it has nothing to do', async () => {
    expectLog(/SMTP_URL/);
    const report = await runJobs({ ...jobTable, ...mailTable }, { db: project.db(), now: NOW });
    expect(Object.values(report).filter((part) => 'error' in part || part.failed)).toEqual([]);
  });
});

it('purgeDeletedAccounts removes the state of an account a month after its deletion', async () => {
  await put({
    'users/ana/private/state': { deletedAt: at(NOW), sessionsEndedAt: at(NOW) },
    'users/luis/private/state': { plan: 'free', sessionsEndedAt: at(NOW) },
  });
  const run = (now: number) => purgeDeletedAccounts({ db: project.db(), now });
  expect(await run(NOW + 30 * DAY_MS - 1)).toBe(0);
  expect(await run(NOW + 30 * DAY_MS)).toBe(1);
  expect(await project.read('users/ana/private/state')).toBeUndefined();
  expect(await project.read('users/luis/private/state')).toBeDefined();
});

it('purgeDeletedCards removes the cards behind one that can’t be removed', async () => {
  const deletedAt = at(NOW - 31 * DAY_MS);
  for (let index = 0; index < 25; index += 1) {
    await put({ [`cards/${cardIdOf(`c${100 + index}`)}`]: { userId: 'ana', slug: `c${index}`, deletedAt } });
  }
  expect(await purgeDeletedCards({ db: project.db(), now: NOW })).toBe(20);
  expect(await purgeDeletedCards({ db: project.db(), now: NOW })).toBe(5);
});
