import { Timestamp } from 'firebase-admin/firestore';
import { EXPORT_OFFERED_MS, type AccountExport } from 'shared-lib/model';
import { RUN_SIZE } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { bucket } from '../firebase';
import { deleteAccounts, exportAccounts } from '../jobs/finish-account-work';
import { openHostileProject } from '../testing/hostile-client';
import { NOW } from '../testing/local-project';
import { WORK_LEASE_MS } from './account-work';
import { deleteOwnedData } from './delete-account';
import { exportRef, requestExport } from './export-account';
import { expectLog } from '../testing/recorded-logs';

const project = openHostileProject();
const ACCOUNT = { uid: 'ana', email: 'ana@ejemplo.com', createdAt: new Date(NOW).toISOString() };

/** Stores many documents of Ana's, of each shape: below her own, in a list, and below missing ones. */
async function arrange(count: number): Promise<string[]> {
  const paths = Array.from({ length: count }, (_, n) => {
    const id = `d${String(n).padStart(5, '0')}`;
    return [`customers/ana/people/${id}`, `bookings/${id}`, `cardStats/card1/days/${id}/shards/0`][n % 3]!;
  });
  const writer = project.db().bulkWriter();
  const writes = [...paths, 'cards/card1', 'users/ana'].map((path) =>
    writer.set(project.db().doc(path), { userId: 'ana', name: 'Eva' }),
  );
  await Promise.all([...writes, writer.close()]);
  return [...paths, 'cards/card1', 'users/ana'];
}

const at = (now: number, isOver?: () => boolean) => ({ db: project.db(), now, ...(isOver && { isOver }) });

/** Returns the end of a time in which one piece of work is done. */
function soon(): () => boolean {
  let requestCount = 0;
  return () => (requestCount += 1) > 1;
}

const stateOf = async () => (await exportRef(project.db(), 'ana').get()).data() as Record<string, unknown>;

async function readFile(): Promise<AccountExport> {
  const [content] = await bucket()
    .file(String((await stateOf())['path']))
    .download();
  return JSON.parse(content.toString()) as AccountExport;
}

const pathsOf = ({ documents }: AccountExport) =>
  Object.values(documents).flatMap((group) => Object.keys(group));

/** Files below a prefix. */
const filesBelow = async (prefix: string) => (await bucket().getFiles({ prefix }))[0].map(({ name }) => name);

describe('an account export', () => {
  it('continues over several runs and contains every document once', async () => {
    const paths = await arrange(700);
    await requestExport(at(NOW), ACCOUNT);
    let rounds = 0;
    while ((await stateOf())['status'] === 'running') {
      rounds += 1;
      await exportAccounts(at(NOW + rounds, soon()));
    }
    expect(rounds).toBeGreaterThan(5);
    expect(pathsOf(await readFile()).sort()).toEqual(paths.sort());
    expect(await filesBelow('exports/ana/parts/')).toEqual([]);
    expect(await stateOf()).toMatchObject({ done: paths.length });
    expect(await project.read('outbox/ana-export-ready')).toMatchObject({
      status: 'waiting',
      ownerId: 'ana',
    });
  });

  it('is retried only after its lease ends, and fails after several attempts without progress', async () => {
    expectLog(/An export failed/);
    expectLog(/A job failed for one of many/);
    await arrange(3);
    const ref = await requestExport(at(NOW), ACCOUNT);
    await ref.update({ parts: null });
    let now = NOW;
    await expect(exportAccounts(at(now))).resolves.toBe(0);
    await exportAccounts(at(now + WORK_LEASE_MS - 1));
    expect(await stateOf()).toMatchObject({ attempts: 1 });
    for (let attempt = 0; attempt < 8; attempt += 1) await exportAccounts(at((now += WORK_LEASE_MS)));
    expect(await stateOf()).toMatchObject({ status: 'failed' });
    // A repeated request gets a new one.
    await requestExport(at(now), ACCOUNT);
    await exportAccounts(at(now));
    expect(await stateOf()).toMatchObject({ status: 'ready' });
  });

  it('can be downloaded for a day, and its record is removed a month later', async () => {
    await arrange(3);
    await requestExport(at(NOW), ACCOUNT);
    await exportAccounts(at(NOW));
    expect(await stateOf()).toMatchObject({ expiresAt: Timestamp.fromMillis(NOW + EXPORT_OFFERED_MS) });
    await exportAccounts(at(NOW + EXPORT_OFFERED_MS - 1));
    expect(await filesBelow('exports/ana/')).toHaveLength(1);
    await exportAccounts(at(NOW + EXPORT_OFFERED_MS));
    expect(await filesBelow('exports/ana/')).toEqual([]);
    expect(await stateOf()).toMatchObject({ status: 'expired', path: '' });
    await exportAccounts(at(NOW + EXPORT_OFFERED_MS + 30 * DAY_MS));
    expect(await project.read('accountExports/ana')).toBeUndefined();
  });

  it('is not replaced by a second request while it runs', async () => {
    await arrange(3);
    const ref = await requestExport(at(NOW), ACCOUNT);
    const { id } = (await ref.get()).data() as { id: string };
    await requestExport(at(NOW + 1), ACCOUNT);
    expect(await stateOf()).toMatchObject({ id });
  });
});

describe('an account deletion', () => {
  it('continues over several runs until only anonymised bookings are left', async () => {
    const paths = await arrange(1_300);
    expect(await deleteOwnedData({ ...at(NOW, () => true), uid: 'ana' })).toBe(false);
    let rounds = 0;
    while (await project.read('accountDeletions/ana')) {
      rounds += 1;
      await deleteAccounts(at(NOW + rounds, soon()));
    }
    expect(rounds).toBeGreaterThan(5);
    const left = await project.db().getAll(...paths.map((path) => project.db().doc(path)));
    const remaining = left.filter(({ exists }) => exists);
    expect(remaining.every((booking) => booking.get('userId') === 'deleted')).toBe(true);
    expect(remaining).toHaveLength(paths.filter((path) => path.startsWith('bookings/')).length);
    expect(await project.read('users/ana/private/state')).toMatchObject({ deletedAt: expect.any(Timestamp) });
    expect(project.authRequests.map(({ method }) => method)).toContain('accounts:delete');
  });

  it('removes an export that is still running', async () => {
    await arrange(300);
    await requestExport(at(NOW), ACCOUNT);
    await exportAccounts(at(NOW, soon()));
    expect((await filesBelow('exports/ana/')).length).toBeGreaterThan(0);
    await deleteOwnedData({ ...at(NOW), uid: 'ana' });
    expect(await filesBelow('exports/ana/')).toEqual([]);
    expect(await exportAccounts(at(NOW + DAY_MS))).toBe(0);
  });
});

it('exportAccount and deleteAccount finish within the call for an account of ordinary size', async () => {
  await arrange(30);
  const ana = project.signUp('ana');
  expect((await ana.call('exportAccount', {})).body).toMatchObject({
    result: { status: 'ready', path: expect.stringMatching(/^exports\/ana\/.+\.json$/) },
  });
  expect((await ana.call('deleteAccount', {})).body).toEqual({ result: { deleted: true } });
  expect((await ana.call('exportAccount', {})).reason).toBe('account-deleted');
});

// Left to `npm run test:all`.
if (RUN_SIZE !== 'short')
  describe('an interrupted export or deletion of 5,100 documents', () => {
    const DOCUMENTS = 5_100;

    /** Returns an `isOver` that kills the work by an error at its call after this many, without a chance to store its progress. */
    function failing(after: number): () => boolean {
      let calls = 0;
      return () => {
        calls += 1;
        if (calls > after) throw new Error('killed');
        return false;
      };
    }

    /** Stores documents in batches, which is faster than the writer. */
    async function store(): Promise<string[]> {
      const paths = Array.from({ length: DOCUMENTS }, (_, n) =>
        n % 2 ? `bookings/d${String(n).padStart(5, '0')}` : `users/ana/notifications/d${n}`,
      );
      for (let from = 0; from < paths.length; from += 300) {
        const batch = project.db().batch();
        for (const path of paths.slice(from, from + 300))
          batch.set(project.db().doc(path), { userId: 'ana', name: 'Eva' });
        await batch.commit();
      }
      return paths;
    }

    it('resumes later and misses no document', async () => {
      expectLog(/A job failed for one of many/);
      const paths = await store();
      await requestExport(at(NOW), ACCOUNT);
      // Its first question comes before the work.
      expect(await exportAccounts(at(NOW, failing(90)))).toBe(0);
      expect(await stateOf()).toMatchObject({ status: 'running', done: 1_000 });
      // Nobody takes it up while it may still be under way.
      await exportAccounts(at(NOW + 1));
      expect(await stateOf()).toMatchObject({ done: 1_000 });
      await exportAccounts(at(NOW + 3 * WORK_LEASE_MS));
      expect(await stateOf()).toMatchObject({ status: 'ready', done: DOCUMENTS });
      expect(pathsOf(await readFile()).sort()).toEqual(paths.sort());

      const later = NOW + DAY_MS;
      await expect(deleteOwnedData({ ...at(later, failing(8)), uid: 'ana' })).rejects.toThrow('killed');
      expect(await project.read('accountDeletions/ana')).toMatchObject({ attempts: 0 });
      await deleteAccounts(at(later + 3 * WORK_LEASE_MS));
      expect(await project.read('accountDeletions/ana')).toBeUndefined();
      const left = await project.db().collection('users/ana/notifications').count().get();
      const named = await project.db().collection('bookings').where('userId', '==', 'ana').count().get();
      expect([left.data().count, named.data().count]).toEqual([0, 0]);
    });
  });
