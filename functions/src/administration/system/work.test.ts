import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { runService } from '../../jobs/run/heartbeat';
import { claimEntry } from '../../mail/delivery/deliver-outbox';
import { queueAccountMail } from '../../outbox/outbox';
import type { Job } from '../../scheduling/job';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { retryWork } from './retry-work';
import { workState } from './work-state';
import { expectLog } from '../../testing/recorded-logs';

const project = openLocalProject();
const { context } = project;
const marta = (now = NOW) => context('marta', now);

beforeEach(() => project.db().doc('admins/marta').set({ id: 'marta', role: 'admin' }));

/** Stores a mail about an account in its state after some attempts. */
async function aMail(uid: string, change: object = {}): Promise<string> {
  const id = `${uid}-trial-ending`;
  await project.db().runTransaction(async (transaction) => {
    queueAccountMail(transaction, { db: project.db(), now: NOW }, uid, 'trial-ending');
  });
  await project.db().doc(`outbox/${id}`).update(change);
  return id;
}

const failed = { status: 'failed', dueAt: null, attempts: 9, failure: 'Error: 421 greylisted' };

describe('the state of work', () => {
  it('lists the runs of each job that did something or failed, the latest first', async () => {
    expectLog(/job (\w+ )?failed/i);
    let turn = 0;
    const job: Job = async () => {
      turn += 1;
      if (turn === 2) throw new Error('no disk for ana@ejemplo.com');
      return turn === 3 ? 0 : turn;
    };
    for (let minute = 0; minute < 4; minute += 1)
      await runService('jobs', { one: job }, { db: project.db(), now: NOW + minute * MINUTE_MS });
    const [one] = (await workState(marta(), {})).jobs;
    expect(one!.runs.map(({ at, done, failure }) => [(at - NOW) / MINUTE_MS, done, failure])).toEqual([
      [3, 4, ''],
      [1, 0, 'no disk for [oculto]'],
      [0, 1, ''],
    ]);
    for (let minute = 4; minute < 20; minute += 1)
      await runService('jobs', { one: job }, { db: project.db(), now: NOW + minute * MINUTE_MS });
    expect((await workState(marta(), {})).jobs[0]!.runs).toHaveLength(10);
  });

  it('counts and lists the mail that waits and the mail that failed', async () => {
    await aMail('ana', failed);
    await aMail('luis', { attempts: 2, dueAt: Timestamp.fromMillis(NOW + MINUTE_MS), failure: 'no route' });
    const { mail } = await workState(marta(), {});
    expect(mail).toMatchObject({ due: 0, overdue: 0, retrying: 1, failed: 1 });
    expect(mail.lost).toMatchObject([{ ownerId: 'ana', template: 'trial-ending', dueAt: null }]);
    expect(mail.waiting).toMatchObject([{ ownerId: 'luis', attempts: 2, failure: 'no route' }]);
  });

  it('costs the same reads however much mail failed, and is refused to non-administrators', async () => {
    const readsOf = () => project.readsOf(() => workState(marta(), {}));
    for (let count = 0; count < 12; count += 1) await aMail(`uno${count}`, failed);
    const few = await readsOf();
    for (let count = 0; count < 40; count += 1) await aMail(`dos${count}`, failed);
    expect(await readsOf()).toBe(few);
    expect(few).toBeLessThanOrEqual(60);
    expect(await refusalOf(workState(context('ana'), {}))).toBe('not-admin');
  });
});

describe('a retry', () => {
  it('makes a failed mail due at once and restarts its period of attempts', async () => {
    const id = await aMail('ana', failed);
    const later = NOW + 3 * DAY_MS;
    expect(await retryWork(marta(later), { kind: 'mail', id })).toEqual({ retried: 1, isMore: false });
    const claim = await claimEntry({ db: project.db(), now: later }, project.db().doc(`outbox/${id}`));
    expect(claim?.delivery).toMatchObject({
      ...{ status: 'waiting', attempts: 1, triedFrom: Timestamp.fromMillis(later) },
    });
  });

  it('covers all failed or deferred mail, but no scheduled, claimed or sent mail', async () => {
    await aMail('ana', failed);
    await aMail('luis', { attempts: 2, dueAt: Timestamp.fromMillis(NOW + MINUTE_MS), failure: 'no route' });
    // Claimed, and on its way.
    await aMail('ines', { attempts: 1, dueAt: Timestamp.fromMillis(NOW + MINUTE_MS) });
    const tomorrow = Timestamp.fromMillis(NOW + DAY_MS);
    await aMail('eva', { dueAt: tomorrow });
    await aMail('pep', { status: 'sent', dueAt: null, attempts: 1 });
    expect(await retryWork(marta(), { kind: 'mails', which: 'failed' })).toEqual({
      retried: 1,
      isMore: false,
    });
    expect(await retryWork(marta(), { kind: 'mails', which: 'waiting' })).toMatchObject({ retried: 1 });
    const dueAt = async (uid: string) => (await project.read(`outbox/${uid}-trial-ending`))!['dueAt'];
    expect(await Promise.all(['ana', 'luis', 'ines', 'eva', 'pep'].map(dueAt))).toEqual([
      Timestamp.fromMillis(NOW),
      Timestamp.fromMillis(NOW),
      Timestamp.fromMillis(NOW + MINUTE_MS),
      tomorrow,
      null,
    ]);
  });

  it('runs a job first, once, in the next run of its service', async () => {
    const order: string[] = [];
    const recorded =
      (name: string): Job =>
      async () =>
        order.push(name);
    const table = { one: recorded('one'), two: recorded('two') };
    const run = (minute: number) =>
      runService('jobs', table, { db: project.db(), now: NOW + minute * MINUTE_MS });
    await run(0);
    await retryWork(marta(), { kind: 'job', name: 'two' });
    expect((await workState(marta(), {})).jobs).toMatchObject([
      { name: 'one', isAsked: false },
      { name: 'two', isAsked: true },
    ]);
    await run(1);
    await run(2);
    expect(order).toEqual(['one', 'two', 'two', 'one', 'one', 'two']);
    expect((await workState(marta(), {})).jobs.every(({ isAsked }) => !isAsked)).toBe(true);
  });

  it('restarts a failed export and continues a stuck deletion', async () => {
    const account = { uid: 'ana', email: 'ana@ejemplo.com', createdAt: null };
    const stuck = Timestamp.fromMillis(NOW + DAY_MS);
    await project
      .db()
      .doc('accountExports/ana')
      .set({ status: 'failed', account, dueAt: stuck, attempts: 9 });
    await project.db().doc('accountDeletions/luis').set({ step: 1, dueAt: stuck, attempts: 4 });
    await retryWork(marta(), { kind: 'account', work: 'export', uid: 'ana' });
    await retryWork(marta(), { kind: 'account', work: 'deletion', uid: 'luis' });
    const now = Timestamp.fromMillis(NOW);
    expect(await project.read('accountExports/ana')).toMatchObject({ status: 'running', dueAt: now });
    expect(await project.read('accountDeletions/luis')).toMatchObject({ step: 1, dueAt: now, attempts: 0 });
    const again = retryWork(marta(), { kind: 'account', work: 'export', uid: 'ana' });
    expect(await refusalOf(again)).toBe('work-gone');
  });

  it('is refused to non-administrators and for work that no longer exists', async () => {
    const id = await aMail('ana', failed);
    expect(await refusalOf(retryWork(context('ana'), { kind: 'mail', id }))).toBe('not-admin');
    expect(await project.read(`outbox/${id}`)).toMatchObject({ status: 'failed' });
    expect(await refusalOf(retryWork(marta(), { kind: 'mail', id: 'nada' }))).toBe('work-gone');
    expect(await refusalOf(retryWork(marta(), { kind: 'job', name: 'nada' }))).toBe('work-gone');
  });
});
