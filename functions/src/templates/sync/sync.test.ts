import { Timestamp } from 'firebase-admin/firestore';
import {
  isInRollout,
  parseNotificationEvent,
  SYNC_LEASE_MS,
  type CallableRequest,
  type SyncItem,
} from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { pauseCard } from '../../cards/pause-card';
import { publishCard } from '../../cards/publish-card';
import { resumeCard } from '../../cards/resume-card';
import { NOW, openLocalProject, refusalOf } from '../../testing/local-project';
import { applySync } from './apply-sync';
import { stageSync } from './stage-sync';
import { takeSyncBatch } from './take-sync-batch';

const project = openLocalProject();
const admin = (now = NOW) => project.context('marta', now);
const RUN = 'clara_1.1.0';
const at = Timestamp.fromMillis(NOW);
const ask = { runId: RUN, driver: 'one', after: null, retry: false };

const text = (id: string) => ({ id, label: id, type: 'text', defaultValue: '', editable: true });
const markupFor = (version: string) => ({ profile: `<h1>Ana García</h1><p>${version}</p>` });

function setRun(change: object = {}) {
  const run = { templateId: 'clara', version: '1.1.0', percentage: 100, state: 'running', ...change };
  return project.db().doc(`syncRuns/${RUN}`).set(run);
}

beforeEach(async () => {
  const db = project.db();
  await db.doc('admins/marta').set({ email: 'marta@ejemplo.com' });
  const template = db.doc('userTemplates/clara');
  await template.set({ version: '1.1.0', cssCode: 'p{color:blue}', jsonConfig: [text('new')] });
  const versions = template.collection('versions');
  await versions.doc('1.0.0').set({ version: '1.0.0', cssCode: 'p{color:red}', jsonConfig: [text('old')] });
  await versions.doc('1.1.0').set({ version: '1.1.0', cssCode: 'p{color:blue}', jsonConfig: [text('new')] });
  await setRun();
});

/** Publishes a card with the template's first version on its profile. */
async function aCardWithTemplate(name: string): Promise<{ cardId: string; instanceId: string }> {
  const cardId = await project.aDraft('ana', name, { links: [aLink()] });
  const instanceId = `i-${name}`;
  await project
    .db()
    .doc(`templateInstances/${instanceId}`)
    .set({
      templateId: 'clara',
      templateVersion: '1.0.0',
      userId: 'ana',
      cardId,
      cardOwner: 'ana',
      targetSection: 'profile',
      data: { old: 'mío' },
      attic: {},
      markup: markupFor('1.0.0'),
      isActive: true,
      appliedAt: at,
      updatedAt: at,
    });
  await publishCard(project.context('ana'), { cardId, revision: 2 });
  return { cardId, instanceId };
}

const drawn = (items: readonly SyncItem[]) =>
  items.map(({ instanceId, basis }) => ({ instanceId, basis, markup: markupFor('1.1.0') }));
type Drawn = CallableRequest<'stageSync'>['items'];
const driverOf = ({ driver }: { driver: string }) => ({ runId: RUN, driver });
/** Stages what was rendered, and puts it onto the cards. */
async function put(items: Drawn, of = ask) {
  await stageSync(admin(), { ...driverOf(of), items, isLast: false });
  return applySync(admin(), driverOf(of));
}
const counts = async () => (await project.read(`syncRuns/${RUN}`))?.['counts'] as object;
const shown = async (slug: string) =>
  JSON.stringify((await project.read(`publicCards/${slug}`))?.['templates']);

describe('a roll-out', () => {
  it('hands out outdated cards and publishes the new version with the owner’s values', async () => {
    const { cardId, instanceId } = await aCardWithTemplate('ana-garcia');
    const batch = await takeSyncBatch(admin(), ask);
    expect(batch).toMatchObject({ after: null, looked: 1, outdated: 1 });
    expect(batch.items).toMatchObject([
      { instanceId, targetSection: 'profile', targetItemId: null, data: {}, owner: { uid: 'ana', cardId } },
    ]);
    expect(batch.items[0]?.card).toMatchObject({ slug: 'ana-garcia', profile: { name: 'Ana García' } });
    expect(await shown('ana-garcia')).toContain('1.0.0');

    expect(await put(drawn(batch.items))).toEqual({ state: 'running', isThrough: true });
    expect(await counts()).toMatchObject({ tried: 1, done: 1, failed: 0 });
    expect(await shown('ana-garcia')).toContain('1.1.0');
    expect(await shown('ana-garcia')).toContain('color:blue');
    expect(await shown('ana-garcia')).not.toContain('1.0.0');
    expect(await project.read(`templateInstances/${instanceId}`)).toMatchObject({
      templateVersion: '1.1.0',
      data: {},
      attic: { old: 'mío' },
    });
    // After a pause the card shows the new version too.
    await pauseCard(project.context('ana'), { cardId });
    await resumeCard(project.context('ana'), { cardId });
    expect(await shown('ana-garcia')).toContain('1.1.0');
  });

  it('changes nothing twice', async () => {
    await aCardWithTemplate('ana-garcia');
    const { items } = await takeSyncBatch(admin(), ask);
    await put(drawn(items));
    await put([{ ...drawn(items)[0]!, markup: { profile: '<h1>Ana García otra vez</h1>' } }]);
    expect(await counts()).toMatchObject({ tried: 2, done: 1 });
    expect(await shown('ana-garcia')).not.toContain('otra vez');
    expect(await takeSyncBatch(admin(), ask)).toMatchObject({ items: [], outdated: 0 });
  });

  it('notifies the owner once per card, unless they switched it off', async () => {
    const db = project.db();
    await db.doc('userTemplates/clara').update({ name: 'Clara' });
    await db.doc('users/ana').set({ name: 'Ana', email: 'ana@ejemplo.com' });
    const bell = async () =>
      (await db.collection('users/ana/notifications').get()).docs.map((notice) => notice.data());
    const first = await aCardWithTemplate('ana-garcia');
    const part = (await db.doc(`templateInstances/${first.instanceId}`).get()).data()!;
    await db.doc('templateInstances/i-link').set({ ...part, targetSection: 'links', targetItemId: 'link1' });
    const { items } = await takeSyncBatch(admin(), ask);
    await put(drawn(items));
    const notice = {
      kind: 'template-update',
      cardSlug: 'ana-garcia',
      template: 'Clara',
      version: '1.1.0',
      cardId: first.cardId,
      templateId: 'clara',
      readAt: null,
    };
    const expiresAt = Timestamp.fromMillis(at.toMillis() + 183 * DAY_MS);
    expect(await bell()).toEqual([{ ...notice, createdAt: at, expiresAt }]);
    expect(parseNotificationEvent(notice)).not.toBeNull();

    await db.doc('users/ana').update({ settings: { notifications: { templates: false } } });
    await aCardWithTemplate('otra');
    const { items: others } = await takeSyncBatch(admin(), ask);
    await put(drawn(others));
    expect(await counts()).toMatchObject({ done: 3 });
    expect(await bell()).toHaveLength(1);
  });

  it('leaves the public page of a card with unpublished changes alone', async () => {
    const { cardId } = await aCardWithTemplate('ana-garcia');
    await project.db().doc(`cards/${cardId}`).update({ revision: 3 });
    await put(drawn((await takeSyncBatch(admin(), ask)).items));
    expect(await shown('ana-garcia')).toContain('1.0.0');
    await publishCard(project.context('ana'), { cardId, revision: 3 });
    expect(await shown('ana-garcia')).toContain('1.1.0');
  });

  it('reaches the same share of the cards every time', async () => {
    const names = ['uno-uno', 'dos-dos', 'tres-tres', 'cuatro-cuatro', 'cinco-cinco', 'seis-seis'];
    const cards = [];
    for (const name of names) cards.push(await aCardWithTemplate(name));
    await setRun({ percentage: 50 });
    const { items } = await takeSyncBatch(admin(), ask);
    const due = cards.filter(({ cardId }) => isInRollout('clara', cardId, 50)).map((card) => card.instanceId);
    expect(items.map(({ instanceId }) => instanceId)).toEqual(due.sort());
    expect(due.length).toBeGreaterThan(0);
    expect(due.length).toBeLessThan(names.length);
  });

  it('goes through many cards in order and in batches, and finds those missed', async () => {
    const batch = project.db().batch();
    const ids = Array.from({ length: 130 }, (_, n) => `i${String(n).padStart(3, '0')}`);
    for (const id of ids) {
      batch.set(project.db().doc(`templateInstances/${id}`), {
        templateId: 'clara',
        templateVersion: '1.0.0',
        cardId: `c-${id}`,
        cardOwner: 'ana',
        targetSection: 'profile',
        data: {},
        attic: {},
        markup: {},
        isActive: true,
        appliedAt: at,
      });
    }
    await batch.commit();
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const next: Awaited<ReturnType<typeof takeSyncBatch>> = await takeSyncBatch(admin(), { ...ask, after });
      seen.push(...next.items.map(({ instanceId }) => instanceId));
      // The browser dies in the middle of every other batch: half of what it was handed is done.
      const done = seen.length % 40 === 0 ? next.items.slice(0, 10) : next.items;
      await put(drawn(done));
      after = next.after;
    } while (after !== null);
    expect(seen).toEqual(ids);
    // The next driver gets only those that were lost.
    const again = await takeSyncBatch(admin(), ask);
    expect(again.outdated).toBeGreaterThan(0);
    let left = again;
    for (;;) {
      await put(drawn(left.items));
      if (left.after === null) break;
      left = await takeSyncBatch(admin(), { ...ask, after: left.after });
    }
    expect(await takeSyncBatch(admin(), ask)).toMatchObject({ items: [], outdated: 0 });
  });

  it('records failures, skips them, and retries them on request', async () => {
    const { cardId, instanceId } = await aCardWithTemplate('ana-garcia');
    await put([{ instanceId, problem: 'template-throws', detail: 'no puedo' }]);
    expect(await counts()).toMatchObject({ tried: 1, failed: 1 });
    expect(await project.read(`syncRuns/${RUN}/failures/${instanceId}`)).toMatchObject({
      cardId,
      slug: 'ana-garcia',
      ownerId: 'ana',
      problem: 'template-throws',
      detail: 'no puedo',
    });
    expect((await takeSyncBatch(admin(), ask)).items).toEqual([]);
    const { items } = await takeSyncBatch(admin(), { ...ask, retry: true });
    await put(drawn(items));
    expect(await project.read(`syncRuns/${RUN}/failures/${instanceId}`)).toBeUndefined();
  });

  it('drops the failures of cards that no longer have the template when it retries', async () => {
    const { instanceId } = await aCardWithTemplate('ana-garcia');
    const other = await aCardWithTemplate('otra');
    const items = [instanceId, other.instanceId].map((id) => ({
      ...{ instanceId: id, problem: 'template-throws', detail: '' },
    }));
    await put(items);
    await project.db().doc(`templateInstances/${instanceId}`).update({ isActive: false });
    await takeSyncBatch(admin(), { ...ask, retry: true });
    const left = await project.db().collection(`syncRuns/${RUN}/failures`).get();
    expect(left.docs.map(({ id }) => id)).toEqual([other.instanceId]);
  });

  it('belongs to one browser until its lease ends', async () => {
    await takeSyncBatch(admin(), ask);
    const other = { ...ask, driver: 'two' };
    expect(await refusalOf(takeSyncBatch(admin(), other))).toBe('sync-busy');
    expect(await refusalOf(put([], other))).toBe('sync-busy');
    expect(await refusalOf(applySync(admin(), driverOf(other)))).toBe('sync-busy');
    await takeSyncBatch(admin(NOW + SYNC_LEASE_MS), other);
    expect(await refusalOf(takeSyncBatch(admin(NOW + SYNC_LEASE_MS), ask))).toBe('sync-busy');
  });

  it('is refused while paused, stopped or unknown, and to a caller who is no administrator', async () => {
    await aCardWithTemplate('ana-garcia');
    const items = drawn((await takeSyncBatch(admin(), ask)).items);
    const stage = { ...driverOf(ask), items, isLast: true };
    await stageSync(admin(), stage);
    for (const state of ['paused', 'stopped', 'finished']) {
      await setRun({ state });
      expect(await refusalOf(takeSyncBatch(admin(), ask))).toBe('sync-not-running');
      expect(await refusalOf(stageSync(admin(), stage))).toBe('sync-not-running');
      expect(await refusalOf(applySync(admin(), driverOf(ask)))).toBe('sync-not-running');
    }
    expect(await refusalOf(takeSyncBatch(admin(), { ...ask, runId: 'none' }))).toBe('sync-not-running');
    await setRun();
    expect(await refusalOf(applySync(project.context('ana'), driverOf(ask)))).toBe('not-admin');
    expect(await refusalOf(stageSync(project.context('ana'), stage))).toBe('not-admin');
    expect(await shown('ana-garcia')).toContain('1.0.0');
  });
});
