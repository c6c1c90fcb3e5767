import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { countTemplateUses } from '../jobs/count-template-uses';
import { countTemplateDays } from './count-template-days';
import { countTemplateUse } from './count-template-use';
import { listTemplates } from './list-templates';
import { trendOf } from './template-uses';
import { daysAgo, storeTemplate } from './testing/stored-template';

const project = openLocalProject();
const admin = () => project.context('marta');
const aTemplate = (id: string, change: object = {}) => storeTemplate(project.db(), id, change);

beforeEach(() => project.db().doc('admins/marta').set({ email: 'marta@ejemplo.com' }));

describe('countTemplateUse', () => {
  const ask = async (templateIds: string[], { recount = [] as string[], now = NOW } = {}) =>
    (await countTemplateUse(project.context('marta', now), { templateIds, recount })).use;
  const anInstance = (templateId: string, change: object = {}) =>
    project
      .db()
      .collection('templateInstances')
      .add({ templateId, isActive: true, appliedAt: daysAgo(1), updatedAt: daysAgo(1), ...change });

  it('stores its counts and counts again only what has changed', async () => {
    const counted = await anInstance('one');
    await anInstance('two');
    expect(await ask(['one', 'two', 'none'])).toMatchObject({
      one: { usage: 1 },
      two: { usage: 1 },
      none: { usage: 0, byVersion: {}, trend: null, recent: 0 },
    });
    // The count isn't requested by id, and nothing shows that a card of `two` is gone.
    await counted.update({ isActive: false, updatedAt: daysAgo(0) });
    const [ofTwo] = (
      await project.db().collection('templateInstances').where('templateId', '==', 'two').get()
    ).docs;
    await ofTwo!.ref.delete();
    await anInstance('none', { updatedAt: daysAgo(0) });
    const now = NOW + 1000;
    expect(await ask([], { now })).toMatchObject({
      one: { usage: 0 },
      two: { usage: 1 },
      none: { usage: 1 },
    });
    expect(await ask([], { now, recount: ['two'] })).toMatchObject({ two: { usage: 0 } });
  });

  it('needs few reads for many templates and uses while nothing changes', async () => {
    const ids = Array.from({ length: 90 }, (_, n) => `t${n}`);
    for (const id of ids.slice(0, 6)) for (let n = 0; n < 10; n += 1) await anInstance(id);
    await ask(ids);
    expect(Object.keys(await ask(ids))).toHaveLength(90);
    expect(await project.readsOf(() => ask(ids))).toBeLessThanOrEqual(4);
  });

  it('counts a few new templates per call until all are counted', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `t${n}`);
    for (const id of ids.slice(0, 20)) await anInstance(id);
    let requestCount = 0;
    for (let known = 0; known < ids.length; requestCount += 1) {
      const use = await ask(ids);
      expect(Object.keys(use).length).toBeGreaterThan(known);
      known = Object.keys(use).length;
    }
    expect(requestCount).toBe(4);
    const use = await ask(ids);
    expect(ids.filter((id) => use[id]?.usage === 1)).toEqual(ids.slice(0, 20));
  });

  it('goes through many changes in several calls without missing any', async () => {
    await ask(['t0']);
    const ids = Array.from({ length: 70 }, (_, n) => `t${n}`);
    for (const [n, id] of ids.entries()) {
      await anInstance(id, { updatedAt: Timestamp.fromMillis(NOW + n * 10_000) });
    }
    const now = NOW + DAY_MS;
    expect(Object.keys(await ask([], { now }))).toHaveLength(30);
    await ask([], { now });
    expect(Object.keys(await ask([], { now }))).toHaveLength(70);
  });

  it('keeps the counts of simultaneous calls', async () => {
    for (const id of ['one', 'two', 'three']) await anInstance(id);
    await Promise.all([ask(['one']), ask(['two']), ask(['three'])]);
    expect(Object.keys(await ask([])).sort()).toEqual(['one', 'three', 'two']);
  });

  it('counts active instances by version and compares the week with the one before', async () => {
    await aTemplate('one');
    await project.db().doc('userTemplates/one/versions/1.0.0').set({ version: '1.0.0' });
    await project.db().doc('userTemplates/one/versions/1.1.0').set({ version: '1.1.0' });
    const applied = (days: number, templateVersion: string, isActive = true) =>
      project
        .db()
        .collection('templateInstances')
        .add({ templateId: 'one', templateVersion, isActive, appliedAt: daysAgo(days) });
    await applied(1, '1.1.0');
    await applied(2, '1.1.0');
    await applied(3, '1.0.0', false);
    await applied(8, '1.0.0');
    await applied(10, '1.0.0', false);
    await applied(20, '1.0.0');
    expect(await ask(['one', 'none'])).toEqual({
      one: { byVersion: { '1.0.0': 2, '1.1.0': 2 }, usage: 4, trend: 50, recent: 3 },
      none: { byVersion: {}, usage: 0, trend: null, recent: 0 },
    });
  });

  it('has no trend without earlier uses', () => {
    expect(trendOf(3, 0)).toBeNull();
    expect(trendOf(0, 4)).toBe(-100);
    expect(trendOf(4, 4)).toBe(0);
  });

  it('refuses a caller who is not an administrator', async () => {
    expect(await refusalOf(countTemplateUse(project.context('ana'), { templateIds: [], recount: [] }))).toBe(
      'not-admin',
    );
  });
});

describe('countTemplateUses', () => {
  const runAt = (now: number) => countTemplateUses({ db: project.db(), now });
  const useOf = async (id: string) => {
    const counted = await project.read('templateIndex/use');
    return (counted?.['uses'] as { id: string; usage: number; late: number }[]).find((use) => use.id === id);
  };
  const anInstance = (templateId: string) =>
    project
      .db()
      .collection('templateInstances')
      .add({ templateId, isActive: true, appliedAt: daysAgo(1), updatedAt: daysAgo(1) });

  it('counts new templates and changed ones in its next run', async () => {
    await aTemplate('one');
    await aTemplate('two');
    const instance = await anInstance('one');
    await listTemplates(admin(), {});
    expect(await runAt(NOW)).toBe(2);
    expect(await useOf('one')).toMatchObject({ usage: 1, late: 1 });
    expect(await runAt(NOW + 10 * MINUTE_MS)).toBe(0);
    await instance.update({ isActive: false, updatedAt: Timestamp.fromMillis(NOW + 11 * MINUTE_MS) });
    expect(await runAt(NOW + 12 * MINUTE_MS)).toBe(0);
    expect(await runAt(NOW + 15 * MINUTE_MS)).toBe(1);
    expect(await useOf('one')).toMatchObject({ usage: 0 });
  });

  it('recounts a template a day after an instance was deleted', async () => {
    await aTemplate('one');
    await aTemplate('unused');
    const instance = await anInstance('one');
    await listTemplates(admin(), {});
    await runAt(NOW);
    await instance.delete();
    expect(await runAt(NOW + DAY_MS)).toBe(0);
    expect(await runAt(NOW + DAY_MS + 5 * MINUTE_MS)).toBe(1);
    expect(await useOf('one')).toMatchObject({ usage: 0, late: 0 });
    expect(await runAt(NOW + 3 * DAY_MS)).toBe(0);
  });

  it('drops templates that are gone', async () => {
    await aTemplate('one');
    await listTemplates(admin(), {});
    await runAt(NOW);
    await project.db().doc('userTemplates/one').delete();
    await listTemplates(admin(), {});
    await runAt(NOW + 5 * MINUTE_MS);
    expect(await useOf('one')).toBeUndefined();
  });
});

describe('countTemplateDays', () => {
  it('counts the uses of one template by day, including days without any', async () => {
    const applied = (templateId: string, instant: string) =>
      project
        .db()
        .collection('templateInstances')
        .add({ templateId, appliedAt: Timestamp.fromDate(new Date(instant)) });
    await applied('one', '2026-03-02T00:00:00Z');
    await applied('one', '2026-03-01T23:59:59.999Z');
    await applied('one', '2026-02-24T12:00:00Z');
    await applied('one', '2026-02-23T23:59:59.999Z');
    await applied('other', '2026-03-01T12:00:00Z');
    expect(await countTemplateDays(admin(), { templateId: 'one', days: 7 })).toEqual({
      days: {
        '2026-02-24': 1,
        '2026-02-25': 0,
        '2026-02-26': 0,
        '2026-02-27': 0,
        '2026-02-28': 0,
        '2026-03-01': 1,
        '2026-03-02': 1,
      },
    });
    const { days } = await countTemplateDays(admin(), { templateId: 'one', days: 90 });
    expect(Object.keys(days)).toHaveLength(90);
    expect(Object.values(days).reduce((sum, count) => sum + count, 0)).toBe(4);
  });

  it('refuses a caller who is not an administrator', async () => {
    expect(await refusalOf(countTemplateDays(project.context('ana'), { templateId: 'x', days: 7 }))).toBe(
      'not-admin',
    );
  });
});
