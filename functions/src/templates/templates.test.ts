import { Timestamp } from 'firebase-admin/firestore';
import type { TemplateIndexEntry } from 'shared-lib/domain';
import { aTemplateDraft } from 'shared-lib/testing';
import { DAY_MS, NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { countTemplateDays } from './count-template-days';
import { countTemplateUses } from '../jobs/count-template-uses';
import { countTemplateUse } from './count-template-use';
import { indexTemplates } from './index-templates';
import { listTemplates } from './list-templates';
import { trendOf } from './template-uses';

const project = openLocalProject();
const admin = () => project.context('marta');
const at = (days: number) => Timestamp.fromMillis(NOW - days * DAY_MS);

beforeEach(() => project.db().doc('admins/marta').set({ email: 'marta@ejemplo.com' }));

function aTemplate(id: string, change: object = {}) {
  return project
    .db()
    .doc(`userTemplates/${id}`)
    .set({
      ...aTemplateDraft(),
      compiledCode: 'x',
      isPublic: true,
      downloadCount: 0,
      rating: 0,
      createdAt: at(30),
      updatedAt: at(1),
      revision: 1,
      ...change,
    });
}

describe('indexTemplates', () => {
  it('lists the public templates, the most downloaded first, with what draws each in a part of its own', async () => {
    await aTemplate('few', { downloadCount: 1 });
    await aTemplate('many', { downloadCount: 9, name: 'Popular' });
    await aTemplate('private', { isPublic: false });
    expect(await indexTemplates(admin(), {})).toEqual({ templates: 2 });
    const index = (await project.read('templateIndex/public')) as { templates: TemplateIndexEntry[] };
    expect(index.templates.map(({ id, preview }) => [id, preview])).toEqual([
      ['many', 0],
      ['few', 0],
    ]);
    expect(index.templates[0]).toMatchObject({
      name: 'Popular',
      downloadCount: 9,
      updatedAt: at(1).toMillis(),
    });
    const part = await project.read('templateIndex/previews-0');
    expect(Object.keys(part?.['templates']).sort()).toEqual(['few', 'many']);
  });

  it('splits the previews by number and by size, and takes away the parts that are no longer needed', async () => {
    for (let n = 0; n < 26; n += 1) await aTemplate(`t${n}`, { cssCode: n < 10 ? 'x'.repeat(60_000) : '' });
    await indexTemplates(admin(), {});
    expect(await project.read('templateIndex/previews-1')).toBeDefined();
    const { templates } = (await project.read('templateIndex/public')) as { templates: TemplateIndexEntry[] };
    for (const { id, preview } of templates) {
      expect(await project.read(`templateIndex/previews-${preview}`)).toHaveProperty(['templates', id]);
    }
    for (let n = 1; n < 26; n += 1) await aTemplate(`t${n}`, { isPublic: false });
    await indexTemplates(admin(), {});
    expect(await project.read('templateIndex/previews-1')).toBeUndefined();
  });

  it('leaves what another has read later as it is, and takes over from one that read before', async () => {
    await aTemplate('early');
    await indexTemplates(admin(), {});
    const written = (await project.read('templateIndex/public'))!;
    const listed = async () =>
      ((await project.read('templateIndex/public')) as { templates: TemplateIndexEntry[] }).templates.map(
        ({ id }) => id,
      );
    await aTemplate('late');
    const later = Timestamp.fromMillis(Date.now() + DAY_MS);
    await project.db().doc('templateIndex/previews-0').update({ readAt: later });
    expect(await indexTemplates(admin(), {})).toEqual({ templates: 2 });
    expect(await listed()).toEqual(['early']);
    expect(await project.read('templateIndex/previews-0')).not.toHaveProperty(['templates', 'late']);

    await project.db().doc('templateIndex/previews-0').update({ readAt: written['readAt'] });
    await indexTemplates(admin(), {});
    expect((await listed()).sort()).toEqual(['early', 'late']);
  });

  it('keeps the first screen of each section in one part, and what a search finds among hundreds in few', async () => {
    const cssCode = 'x'.repeat(4000);
    for (let n = 0; n < 300; n += 1) {
      const targetSection = n % 5 === 0 ? 'links' : 'profile';
      await aTemplate(`t${n}`, { cssCode, targetSection, downloadCount: 300 - n });
    }
    await indexTemplates(admin(), {});
    const { templates } = (await project.read('templateIndex/public')) as { templates: TemplateIndexEntry[] };
    const partsOf = (section: string, most = 300) => {
      const found = templates.filter(({ targetSection }) => targetSection === section).slice(0, most);
      return new Set(found.map(({ preview }) => preview)).size;
    };
    expect([partsOf('profile', 24), partsOf('links', 24)]).toEqual([1, 1]);
    expect(partsOf('links')).toBe(2);
    expect(partsOf('profile')).toBeLessThanOrEqual(3);
  });

  it('is for administrators', async () => {
    expect(await refusalOf(indexTemplates(project.context('ana'), {}))).toBe('not-admin');
    expect(await refusalOf(countTemplateUse(project.context('ana'), { templateIds: [], recount: [] }))).toBe(
      'not-admin',
    );
    expect(await refusalOf(countTemplateDays(project.context('ana'), { templateId: 'x', days: 7 }))).toBe(
      'not-admin',
    );
    expect(await refusalOf(listTemplates(project.context('ana'), {}))).toBe('not-admin');
  });
});

describe('listTemplates', () => {
  const names = async (now = NOW) => {
    const { templates } = await listTemplates(project.context('marta', now), {});
    return templates.map(({ name }) => name).sort();
  };
  const change = (id: string, change: object) => project.db().doc(`userTemplates/${id}`).update(change);

  it('S3.06 counts templates, public and private ones, downloads, and the average of the ratings', async () => {
    expect((await listTemplates(admin(), {})).stats).toEqual({
      totalTemplates: 0,
      publicTemplates: 0,
      privateTemplates: 0,
      totalDownloads: 0,
      averageRating: 0,
    });
    await aTemplate('a', { downloadCount: 4, rating: 5 });
    await aTemplate('b', { downloadCount: 2, rating: 4, isPublic: false });
    await aTemplate('c');
    expect((await listTemplates(admin(), {})).stats).toEqual({
      totalTemplates: 3,
      publicTemplates: 2,
      privateTemplates: 1,
      totalDownloads: 6,
      averageRating: 4.5,
    });
  });

  it('S7.03 lists all of them by downloads, public or not, beyond what one query of an administrator gives', async () => {
    for (let n = 0; n < 120; n += 1) {
      await aTemplate(`t${n}`, { downloadCount: n, isPublic: n % 2 === 0, description: 'x'.repeat(600) });
    }
    const { templates, stats } = await listTemplates(admin(), {});
    expect(templates.map(({ id }) => id).slice(0, 3)).toEqual(['t119', 't118', 't117']);
    expect(templates).toHaveLength(120);
    expect(templates[0]).toMatchObject({ isPublic: false, downloadCount: 119, description: 'x'.repeat(240) });
    expect(stats).toMatchObject({ totalTemplates: 120, publicTemplates: 60 });
  });

  it('takes over what is new, changed, hidden and gone since', async () => {
    await aTemplate('a', { name: 'Primera' });
    expect(await names()).toEqual(['Primera']);
    await aTemplate('b', { name: 'Segunda', updatedAt: at(0) });
    await change('a', { name: 'Primera, otra vez', updatedAt: at(0) });
    expect(await names()).toEqual(['Primera, otra vez', 'Segunda']);
    await change('b', { isPublic: false });
    const { templates } = await listTemplates(admin(), {});
    expect(templates.find(({ id }) => id === 'b')?.isPublic).toBe(false);
    await project.db().doc('userTemplates/a').delete();
    expect(await names()).toEqual(['Segunda']);
    await project.db().doc('userTemplates/b').delete();
    await aTemplate('c', { name: 'En su lugar', isPublic: false, updatedAt: at(-1) });
    expect(await names()).toEqual(['En su lugar']);
  });

  it('takes over downloads a few minutes later', async () => {
    await aTemplate('a');
    await aTemplate('latest', { updatedAt: at(0) });
    await listTemplates(admin(), {});
    await change('a', { downloadCount: 7 });
    const downloads = async (now: number) => {
      const { templates } = await listTemplates(project.context('marta', now), {});
      return templates.find(({ id }) => id === 'a')?.downloadCount;
    };
    expect(await downloads(NOW + 1000)).toBe(0);
    expect(await downloads(NOW + 6 * 60 * 1000)).toBe(7);
  });
});

describe('what the list of templates says without a template being read', () => {
  const entry = async (id: string) => {
    const { templates } = await listTemplates(admin(), {});
    return templates.find((one) => one.id === id);
  };
  const draftOf = (id: string) => project.db().doc(`adminTemplates/${id}`);

  it('tells what lacks its code, until it is repaired', async () => {
    await aTemplate('a', { cssCode: ' ' });
    await aTemplate('b');
    expect([(await entry('a'))?.isValid, (await entry('b'))?.isValid]).toEqual([false, true]);
    await project
      .db()
      .doc('userTemplates/a')
      .update({ cssCode: 'h1 {}', updatedAt: at(0) });
    expect((await entry('a'))?.isValid).toBe(true);
  });

  it('tells whose edits wait, and notices the edits that are gone', async () => {
    await aTemplate('a');
    await aTemplate('b');
    expect(await entry('a')).toMatchObject({ hasDraft: false });
    await draftOf('a').set({ updatedAt: at(0) });
    expect([(await entry('a'))?.hasDraft, (await entry('b'))?.hasDraft]).toEqual([true, false]);
    await draftOf('a').delete();
    await draftOf('b').set({ updatedAt: at(0) });
    expect([(await entry('a'))?.hasDraft, (await entry('b'))?.hasDraft]).toEqual([false, true]);
    await draftOf('b').delete();
    expect((await entry('b'))?.hasDraft).toBe(false);
  });

  it('reads no more with many templates and drafts than with few, while nothing changes', async () => {
    const readsOf = async (count: number) => {
      for (let n = 0; n < count; n += 1) await aTemplate(`t${n}`);
      for (let n = 0; n < count; n += 4) await draftOf(`t${n}`).set({ updatedAt: at(2) });
      await listTemplates(admin(), {});
      return project.readsOf(() => listTemplates(admin(), {}));
    };
    const few = await readsOf(4);
    expect(few).toBeLessThanOrEqual(10);
    expect(await readsOf(60)).toBe(few);
  });
});

describe('countTemplateUse', () => {
  const ask = async (templateIds: string[], { recount = [] as string[], now = NOW } = {}) =>
    (await countTemplateUse(project.context('marta', now), { templateIds, recount })).use;
  const anInstance = (templateId: string, change: object = {}) =>
    project
      .db()
      .collection('templateInstances')
      .add({ templateId, isActive: true, appliedAt: at(1), updatedAt: at(1), ...change });

  it('keeps what was counted, and counts again only what has changed since', async () => {
    const kept = await anInstance('one');
    await anInstance('two');
    expect(await ask(['one', 'two', 'none'])).toMatchObject({
      one: { usage: 1 },
      two: { usage: 1 },
      none: { usage: 0, byVersion: {}, trend: null },
    });
    // Nobody asks for one by name, and nothing says that a card of two has gone.
    await kept.update({ isActive: false, updatedAt: at(0) });
    const [ofTwo] = (
      await project.db().collection('templateInstances').where('templateId', '==', 'two').get()
    ).docs;
    await ofTwo!.ref.delete();
    await anInstance('none', { updatedAt: at(0) });
    const now = NOW + 1000;
    expect(await ask([], { now })).toMatchObject({
      one: { usage: 0 },
      two: { usage: 1 },
      none: { usage: 1 },
    });
    expect(await ask([], { now, recount: ['two'] })).toMatchObject({ two: { usage: 0 } });
  });

  it('reads as little with many templates and uses as with few, while nothing changes', async () => {
    const ids = Array.from({ length: 90 }, (_, n) => `t${n}`);
    for (const id of ids.slice(0, 6)) for (let n = 0; n < 10; n += 1) await anInstance(id);
    await ask(ids);
    expect(Object.keys(await ask(ids))).toHaveLength(90);
    expect(await project.readsOf(() => ask(ids))).toBeLessThanOrEqual(4);
  });

  it('counts few that are in use at once for the first time, and the rest when asked again', async () => {
    const ids = Array.from({ length: 40 }, (_, n) => `t${n}`);
    for (const id of ids.slice(0, 20)) await anInstance(id);
    let asked = 0;
    for (let known = 0; known < ids.length; asked += 1) {
      const use = await ask(ids);
      expect(Object.keys(use).length).toBeGreaterThan(known);
      known = Object.keys(use).length;
    }
    expect(asked).toBe(4);
    const use = await ask(ids);
    expect(ids.filter((id) => use[id]?.usage === 1)).toEqual(ids.slice(0, 20));
  });

  it('goes through a crowd of changes in pieces, none left out', async () => {
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

  it('keeps what two calls count at the same time', async () => {
    for (const id of ['one', 'two', 'three']) await anInstance(id);
    await Promise.all([ask(['one']), ask(['two']), ask(['three'])]);
    expect(Object.keys(await ask([])).sort()).toEqual(['one', 'three', 'two']);
  });

  it('counts active instances by version, and compares a week with the one before', async () => {
    await aTemplate('one');
    await project.db().doc('userTemplates/one/versions/1.0.0').set({ version: '1.0.0' });
    await project.db().doc('userTemplates/one/versions/1.1.0').set({ version: '1.1.0' });
    const applied = (days: number, templateVersion: string, isActive = true) =>
      project
        .db()
        .collection('templateInstances')
        .add({ templateId: 'one', templateVersion, isActive, appliedAt: at(days) });
    await applied(1, '1.1.0');
    await applied(2, '1.1.0');
    await applied(3, '1.0.0', false);
    await applied(8, '1.0.0');
    await applied(10, '1.0.0', false);
    await applied(20, '1.0.0');
    expect(await ask(['one', 'none'])).toEqual({
      one: { byVersion: { '1.0.0': 2, '1.1.0': 2 }, usage: 4, trend: 50 },
      none: { byVersion: {}, usage: 0, trend: null },
    });
  });

  it('has no trend without anything before', () => {
    expect(trendOf(3, 0)).toBeNull();
    expect(trendOf(0, 4)).toBe(-100);
    expect(trendOf(4, 4)).toBe(0);
  });
});

describe('countTemplateUses', () => {
  const MINUTE_MS = 60 * 1000;
  const runAt = (now: number) => countTemplateUses({ db: project.db(), now });
  const useOf = async (id: string) => {
    const kept = await project.read('templateIndex/use');
    return (kept?.['uses'] as { id: string; usage: number; late: number }[]).find((use) => use.id === id);
  };
  const anInstance = (templateId: string) =>
    project
      .db()
      .collection('templateInstances')
      .add({ templateId, isActive: true, appliedAt: at(1), updatedAt: at(1) });

  it('counts what nobody has counted, what has changed, and nothing in between', async () => {
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

  it('counts once a day what instances without a trace and time have made wrong', async () => {
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

  it('forgets templates that are gone', async () => {
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
  it('counts the uses of one template by day, days without any too', async () => {
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
});
