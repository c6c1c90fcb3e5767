import { Timestamp } from 'firebase-admin/firestore';
import { auditEntrySchema } from 'shared-lib/documents';
import { parseNotificationEvent, SYNC_LEASE_MS, type SyncItem } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { publishCard } from '../../cards/publish-card';
import { runJobs } from '../../jobs/run/run-jobs';
import { rollOutTemplates } from '../../jobs/roll-out-templates';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { applySync } from './apply-sync';
import { goBackTemplate } from './go-back-template';
import { stageSync } from './stage-sync';
import { expectLog } from '../../testing/recorded-logs';
import { takeSyncBatch } from './take-sync-batch';
import { undoSync } from './undo-sync';

const project = openLocalProject();
const admin = (now = NOW) => project.context('marta', now);
const RUN = 'clara_1.1.0';
const at = Timestamp.fromMillis(NOW);
const ask = { runId: RUN, driver: 'one' };
const LATER = NOW + SYNC_LEASE_MS + 1;

const text = (id: string) => ({ id, label: id, type: 'text', defaultValue: '', editable: true });
const markupFor = (version: string) => ({ profile: `<h1>Ana García</h1><p>${version}</p>` });
const set = (path: string, data: object) => project.db().doc(path).set(data);
const run = () => project.read(`syncRuns/${RUN}`);
const shown = async (slug: string) =>
  JSON.stringify((await project.read(`publicCards/${slug}`))?.['templates']);
const bellOf = async (uid: string) =>
  (await project.db().collection(`users/${uid}/notifications`).get()).docs.map((notice) => notice.data());
const job = (now = LATER) => rollOutTemplates({ db: project.db(), now });

beforeEach(async () => {
  const version = (number: string, field: string) => ({
    ...{ version: number, cssCode: 'p{color:red}', jsonConfig: [text(field)] },
  });
  await Promise.all([
    set('admins/marta', { email: 'marta@ejemplo.com' }),
    set('admins/iris', { email: 'iris@ejemplo.com' }),
    set('users/ana', { name: 'Ana', email: 'ana@ejemplo.com' }),
    set('userTemplates/clara', { name: 'Clara', ...version('1.1.0', 'new') }),
    set('userTemplates/clara/versions/1.0.0', version('1.0.0', 'old')),
    set('userTemplates/clara/versions/1.1.0', version('1.1.0', 'new')),
    set(`syncRuns/${RUN}`, {
      ...{ templateId: 'clara', version: '1.1.0', percentage: 100, state: 'running', revision: 1 },
      ...{ startedBy: 'marta', startedAt: at, updatedAt: at },
    }),
  ]);
});

const aCard = (name: string): Promise<{ cardId: string; instanceId: string }> =>
  project.arrange(`a card with a template: ${name}`, async () => {
    const cardId = await project.aDraft('ana', name, { links: [aLink()] });
    const instanceId = `i-${name}`;
    await set(`templateInstances/${instanceId}`, {
      ...{ templateId: 'clara', templateVersion: '1.0.0', userId: 'ana', cardOwner: 'ana', cardId },
      ...{ targetSection: 'profile', data: { old: 'mío' }, attic: {}, markup: markupFor('1.0.0') },
      ...{ isActive: true, appliedAt: at, updatedAt: at },
    });
    await publishCard(project.context('ana'), { cardId, revision: 2 });
    return { cardId, instanceId };
  });

const take = () => takeSyncBatch(admin(), { ...ask, after: null, retry: false });
const drawn = (items: readonly SyncItem[]) =>
  items.map(({ instanceId, basis }) => ({ instanceId, basis, markup: markupFor('1.1.0') }));
/** Renders all places in a browser, which is closed then. */
const stageAll = async () => stageSync(admin(), { ...ask, items: drawn((await take()).items), isLast: true });
const distribute = async () => {
  await stageAll();
  return applySync(admin(), ask);
};

it('a batch leaves out a place that can’t be read, and takes the others', async () => {
  const broken = await aCard('ana-garcia');
  const { instanceId } = await aCard('otra-ana');
  await project.db().doc(`templateInstances/${broken.instanceId}`).update({ cardOwner: 7 });
  expect((await take()).items.map((item) => item.instanceId)).toEqual([instanceId]);
  expectLog(/A stored document was left out/);
});

describe('a roll-out that fails too often', () => {
  const failures = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      ...{ instanceId: `f${n}`, problem: 'template-throws', detail: 'no puedo' },
    }));

  it('halts with a log entry, an alert and a notification of the administrators', async () => {
    await aCard('ana-garcia');
    await take();
    expect(await stageSync(admin(), { ...ask, items: failures(3), isLast: false })).toEqual({
      state: 'halted',
    });
    expect(await run()).toMatchObject({ state: 'halted', percentage: 0, counts: { tried: 3, failed: 3 } });
    expect(await shown('ana-garcia')).toContain('1.0.0');
    for (const uid of ['marta', 'iris']) {
      const [notice] = await bellOf(uid);
      expect(parseNotificationEvent(notice!)).toEqual({
        ...{ kind: 'roll-out-halted', template: 'Clara', version: '1.1.0', failed: '3', tried: '3' },
      });
    }
    const alerts = await project.db().collection('alerts').get();
    expect(alerts.docs.map((alert) => alert.get('type') as string)).toEqual(['roll-out-halted']);
    const [entry] = (await project.db().collection('audit').get()).docs;
    expect(auditEntrySchema.safeParse(entry!.data()).error).toBeUndefined();
    expect(entry!.data()).toMatchObject({ by: 'system', after: { state: 'halted', percentage: 0 } });
    // Neither browser nor job continues.
    expect(await refusalOf(applySync(admin(), ask))).toBe('sync-not-running');
    expect(await job()).toBe(0);
  });

  it('also halts in the job when cards can’t be changed', async () => {
    for (const name of ['uno-uno', 'dos-dos', 'tres-tres']) await aCard(name);
    await stageAll();
    await project.db().doc('userTemplates/clara/versions/1.1.0').delete();
    await project.db().doc('userTemplates/clara').update({ version: '1.2.0' });
    await job();
    expect(await run()).toMatchObject({ state: 'halted', percentage: 0, counts: { tried: 3, failed: 3 } });
  });

  it('continues with few failures among many and ends as failed', async () => {
    await aCard('ana-garcia');
    await take();
    const items = [...drawn((await take()).items), ...failures(2)];
    expect(await stageSync(admin(), { ...ask, items, isLast: true })).toEqual({ state: 'running' });
    expect(await applySync(admin(), ask)).toEqual({ state: 'failed', isThrough: true });
    expect(await shown('ana-garcia')).toContain('1.1.0');
  });
});

describe('a roll-out whose browser was closed', () => {
  it('is finished once by the job after the browser’s lease has ended', async () => {
    await aCard('ana-garcia');
    await aCard('otra-ana');
    await stageAll();
    expect(await job(NOW + 1000)).toBe(0);
    expect(await shown('ana-garcia')).toContain('1.0.0');
    await job();
    expect(await run()).toMatchObject({ state: 'finished', counts: { tried: 2, done: 2, failed: 0 } });
    expect(await shown('ana-garcia')).toContain('1.1.0');
    expect(await shown('otra-ana')).toContain('1.1.0');
    expect(await job(LATER + SYNC_LEASE_MS)).toBe(0);
    expect((await project.db().collection(`syncRuns/${RUN}/drawn`).get()).size).toBe(0);
    expect(await bellOf('ana')).toHaveLength(2);
  });

  it('resumes where it stopped after a crash and a spent time budget', async () => {
    for (let n = 0; n < 25; n += 1) {
      await set(`templateInstances/i${String(n).padStart(2, '0')}`, {
        ...{
          templateId: 'clara',
          templateVersion: '1.0.0',
          userId: 'ana',
          cardOwner: 'ana',
          cardId: `c${n}`,
        },
        ...{
          targetSection: 'profile',
          data: {},
          attic: {},
          markup: {},
          isActive: true,
          appliedAt: at,
          updatedAt: at,
        },
      });
    }
    const first = await take();
    await stageSync(admin(), { ...ask, items: drawn(first.items), isLast: false });
    const { items } = await takeSyncBatch(admin(), { ...ask, after: first.after, retry: false });
    await stageSync(admin(), { ...ask, items: drawn(items), isLast: true });
    // A run that died after one place had its version, before it was taken off the list.
    await project.db().doc('templateInstances/i00').update({ templateVersion: '1.1.0' });
    let requestCount = 0;
    const isOver = () => (requestCount += 1) > 2;
    await rollOutTemplates({ db: project.db(), now: LATER, isOver });
    expect(await run()).toMatchObject({ state: 'running', counts: { done: 19 } });
    const report = await runJobs({ rollOutTemplates }, { db: project.db(), now: LATER + 1 });
    expect(report).toEqual({ rollOutTemplates: { done: 1 } });
    expect(await run()).toMatchObject({ state: 'finished', counts: { done: 24 } });
  });

  it('is left alone by the job while its browser’s lease lasts', async () => {
    const { instanceId } = await aCard('ana-garcia');
    await job(NOW + 1);
    expect((await take()).items.map((item) => item.instanceId)).toEqual([instanceId]);
    // Started again: what is known of its drawings is of the time before.
    await stageSync(admin(), { ...ask, items: [], isLast: true });
    const restartedAt = NOW + 2 * SYNC_LEASE_MS;
    await project
      .db()
      .doc(`syncRuns/${RUN}`)
      .update({ updatedAt: Timestamp.fromMillis(restartedAt) });
    await job(restartedAt + SYNC_LEASE_MS - 1);
    expect(await run()).toMatchObject({ state: 'running' });
  });

  it('leaves cards without current markup to a browser', async () => {
    const { instanceId } = await aCard('ana-garcia');
    await stageSync(admin(), { ...ask, items: drawn((await take()).items), isLast: false });
    await project
      .db()
      .doc(`templateInstances/${instanceId}`)
      .update({ updatedAt: Timestamp.fromMillis(NOW + 1) });
    await job();
    expect(await run()).toMatchObject({ state: 'running', counts: { done: 0, changed: 1 } });
    expect(await shown('ana-garcia')).toContain('1.0.0');
    const again = await takeSyncBatch(admin(LATER + 1), { ...ask, after: null, retry: false });
    expect(again.items.map((item) => item.instanceId)).toEqual([instanceId]);
  });
});

describe('undoing a roll-out', () => {
  it('restores the cards, except those changed since, which it names', async () => {
    const { cardId, instanceId } = await aCard('ana-garcia');
    const changed = await aCard('otra-ana');
    expect(await distribute()).toEqual({ state: 'finished', isThrough: true });
    await project.db().doc(`cards/${changed.cardId}`).update({ revision: 3 });
    expect(await undoSync(admin(NOW + 1), { runId: RUN })).toEqual({ state: 'undone' });
    expect(await shown('ana-garcia')).toContain('1.0.0');
    expect(await project.read(`templateInstances/${instanceId}`)).toMatchObject({
      ...{ templateVersion: '1.0.0', data: { old: 'mío' }, attic: {}, markup: markupFor('1.0.0') },
    });
    expect(await shown('otra-ana')).toContain('1.1.0');
    expect(await run()).toMatchObject({ state: 'undone', percentage: 0, counts: { restored: 1, left: 1 } });
    const left = await project.db().collection(`syncRuns/${RUN}/applied`).get();
    expect(left.docs.map((place) => place.data())).toMatchObject([
      { instanceId: changed.instanceId, slug: 'otra-ana', ownerId: 'ana', state: 'left' },
    ]);
    // Only the card that still has the version keeps its notification.
    expect((await bellOf('ana')).map((notice) => notice['cardSlug'] as string)).toEqual(['otra-ana']);
    // A later publication starts from its former one.
    await project.db().doc(`cards/${cardId}`).update({ revision: 3 });
    await publishCard(project.context('ana'), { cardId, revision: 3 });
    expect(await shown('ana-garcia')).toContain('1.0.0');
  });

  it('is finished by the job without changing anything twice', async () => {
    await aCard('ana-garcia');
    await distribute();
    await project.db().doc(`syncRuns/${RUN}`).update({ state: 'undoing' });
    await job();
    expect(await run()).toMatchObject({ state: 'undone', counts: { restored: 1 } });
    expect(await shown('ana-garcia')).toContain('1.0.0');
    expect(await job(LATER + SYNC_LEASE_MS)).toBe(0);
  });

  it('is refused to a caller who is not an administrator', async () => {
    await aCard('ana-garcia');
    await distribute();
    expect(await refusalOf(undoSync(project.context('ana'), { runId: RUN }))).toBe('not-admin');
    expect(await run()).toMatchObject({ state: 'finished' });
  });
});

describe('an owner who goes back to the former version', () => {
  const back = (uid: string, cardId: string, now = NOW + 1) =>
    goBackTemplate(project.context(uid, now), { cardId, templateId: 'clara', version: '1.1.0' });

  it('gets it at once and keeps it when the roll-out restarts', async () => {
    const { cardId, instanceId } = await aCard('ana-garcia');
    await distribute();
    const [notice] = await bellOf('ana');
    expect(parseNotificationEvent(notice!)).toMatchObject({ cardId, templateId: 'clara' });
    expect(await back('ana', cardId)).toEqual({ state: 'shown' });
    expect(await shown('ana-garcia')).toContain('1.0.0');
    expect(await project.read(`templateInstances/${instanceId}`)).toMatchObject({
      ...{ templateVersion: '1.0.0', data: { old: 'mío' }, declinedVersion: '1.1.0' },
    });
    await project.db().doc(`syncRuns/${RUN}`).update({ state: 'running' });
    expect((await take()).items).toEqual([]);
    expect(await refusalOf(back('ana', cardId))).toBe('former-version-gone');
  });

  it('keeps later edits as unpublished changes', async () => {
    const { cardId, instanceId } = await aCard('ana-garcia');
    await distribute();
    await project
      .db()
      .doc(`templateInstances/${instanceId}`)
      .update({ 'data.new': 'escrito después', updatedAt: Timestamp.fromMillis(NOW + 5) });
    expect(await back('ana', cardId, NOW + 10)).toEqual({ state: 'unpublished' });
    expect(await shown('ana-garcia')).toContain('1.1.0');
    expect(await project.read(`templateInstances/${instanceId}`)).toMatchObject({
      ...{ templateVersion: '1.0.0', data: { old: 'mío' }, attic: { new: 'escrito después' } },
    });
  });

  it('can do so on their own cards only', async () => {
    const { cardId } = await aCard('ana-garcia');
    await distribute();
    expect(await refusalOf(back('luis', cardId))).toBe('card-not-found');
    expect(await shown('ana-garcia')).toContain('1.1.0');
  });
});
