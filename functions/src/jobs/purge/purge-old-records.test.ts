import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { NOW, openLocalProject } from '../../testing/local-project';
import { purgeOldRecords } from './purge-old-records';

const project = openLocalProject();

it('purgeOldRecords removes reports, appeals, alerts and mute rules after a year', async () => {
  const at = (time: number) => Timestamp.fromMillis(time);
  const db = project.db();
  await db.doc('reports/ana_old').set({ slug: 'ana', details: ['¡Es él!'], lastAt: at(NOW) });
  await db.doc('reports/ana_new').set({ slug: 'ana', lastAt: at(NOW + DAY_MS) });
  await db.doc('reportedCards/old').set({ slug: 'ana', lastAt: at(NOW) });
  await db.doc('reportedCards/new').set({ slug: 'ana', lastAt: at(NOW + DAY_MS) });
  await db.doc('appeals/old').set({ ownerId: 'ana', createdAt: at(NOW) });
  await db.doc('appeals/new').set({ ownerId: 'ana', createdAt: at(NOW + DAY_MS) });
  await db.doc('alerts/old').set({ ip: '203.0.113.7', createdAt: at(NOW) });
  await db.doc('alerts/new').set({ createdAt: at(NOW + DAY_MS) });
  await db.doc('alertMutes/old').set({ conditions: { userId: 'ana' }, until: at(NOW) });
  await db.doc('alertMutes/new').set({ conditions: { userId: 'ana' }, until: at(NOW + DAY_MS) });
  expect(await purgeOldRecords({ db, now: NOW + 365 * DAY_MS - 1 })).toBe(0);
  expect(await purgeOldRecords({ db, now: NOW + 365 * DAY_MS })).toBe(5);
  const left = await Promise.all(
    ['reports', 'reportedCards', 'appeals', 'alerts', 'alertMutes'].map((name) => db.collection(name).get()),
  );
  expect(left.flatMap(({ docs }) => docs.map(({ id }) => id))).toEqual([
    'ana_new',
    'new',
    'new',
    'new',
    'new',
  ]);
});
