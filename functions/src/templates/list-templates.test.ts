import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { listTemplates } from './list-templates';
import { daysAgo, storeTemplate } from './testing/stored-template';

const project = openLocalProject();
const admin = () => project.context('marta');
const aTemplate = (id: string, change: object = {}) => storeTemplate(project.db(), id, change);

beforeEach(() => project.db().doc('admins/marta').set({ email: 'marta@ejemplo.com' }));

describe('listTemplates', () => {
  const names = async (now = NOW) => {
    const { templates } = await listTemplates(project.context('marta', now), {});
    return templates.map(({ name }) => name).sort();
  };
  const change = (id: string, change: object) => project.db().doc(`userTemplates/${id}`).update(change);

  it('S3.06 counts public and private templates and downloads, and averages the ratings', async () => {
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

  it('S7.03 lists all templates by downloads, public or not, beyond an administrator’s query limit', async () => {
    for (let n = 0; n < 120; n += 1) {
      await aTemplate(`t${n}`, { downloadCount: n, isPublic: n % 2 === 0, description: 'x'.repeat(600) });
    }
    const { templates, stats } = await listTemplates(admin(), {});
    expect(templates.map(({ id }) => id).slice(0, 3)).toEqual(['t119', 't118', 't117']);
    expect(templates).toHaveLength(120);
    expect(templates[0]).toMatchObject({ isPublic: false, downloadCount: 119, description: 'x'.repeat(240) });
    expect(stats).toMatchObject({ totalTemplates: 120, publicTemplates: 60 });
  });

  it('needs no more reads for 500 templates than for 20', async () => {
    const fill = async (from: number, to: number) => {
      const all = Array.from({ length: to - from }, (_, n) =>
        aTemplate(`t${from + n}`, { downloadCount: n }),
      );
      await Promise.all(all);
      await listTemplates(admin(), {});
      return project.readsOf(() => listTemplates(admin(), {}));
    };
    const few = await fill(0, 20);
    expect(await fill(20, 500)).toBe(few);
    // Reads of the list, of the caller's record, and of the counts by which deletions are noticed.
    expect(few).toBeLessThanOrEqual(9);
  });

  it('names who changed a template last and looks up each change once', async () => {
    const log = (id: string, revision: number, byEmail: string) =>
      project.db().doc(`audit/userTemplates_${id}_${revision}`).set({ byEmail });
    await Promise.all([aTemplate('a', { revision: 3 }), aTemplate('b'), log('a', 3, 'iris@ejemplo.com')]);
    const editors = async () =>
      Object.fromEntries(
        (await listTemplates(admin(), {})).templates.map(({ id, editedBy }) => [id, editedBy]),
      );
    expect(await editors()).toEqual({ a: 'iris@ejemplo.com', b: '' });
    await log('a', 4, 'marta@ejemplo.com');
    await change('a', { revision: 4, updatedAt: daysAgo(0) });
    expect(await editors()).toEqual({ a: 'marta@ejemplo.com', b: '' });
    // A list that knows them reads none of the log.
    await project.db().doc('audit/userTemplates_a_4').delete();
    expect(await editors()).toEqual({ a: 'marta@ejemplo.com', b: '' });
  });

  it('reflects templates that were added, changed, hidden or deleted since', async () => {
    await aTemplate('a', { name: 'Primera' });
    expect(await names()).toEqual(['Primera']);
    await aTemplate('b', { name: 'Segunda', updatedAt: daysAgo(0) });
    await change('a', { name: 'Primera, otra vez', updatedAt: daysAgo(0) });
    expect(await names()).toEqual(['Primera, otra vez', 'Segunda']);
    await change('b', { isPublic: false });
    const { templates } = await listTemplates(admin(), {});
    expect(templates.find(({ id }) => id === 'b')?.isPublic).toBe(false);
    await project.db().doc('userTemplates/a').delete();
    expect(await names()).toEqual(['Segunda']);
    await project.db().doc('userTemplates/b').delete();
    await aTemplate('c', { name: 'En su lugar', isPublic: false, updatedAt: daysAgo(-1) });
    expect(await names()).toEqual(['En su lugar']);
  });

  it('reflects downloads a few minutes later', async () => {
    await aTemplate('a');
    await aTemplate('latest', { updatedAt: daysAgo(0) });
    await listTemplates(admin(), {});
    await change('a', { downloadCount: 7 });
    const downloads = async (now: number) => {
      const { templates } = await listTemplates(project.context('marta', now), {});
      return templates.find(({ id }) => id === 'a')?.downloadCount;
    };
    expect(await downloads(NOW + 1000)).toBe(0);
    expect(await downloads(NOW + 6 * 60 * 1000)).toBe(7);
  });

  it('refuses a caller who is not an administrator', async () => {
    expect(await refusalOf(listTemplates(project.context('ana'), {}))).toBe('not-admin');
  });
});

describe('the stored list of templates', () => {
  const entry = async (id: string) => {
    const { templates } = await listTemplates(admin(), {});
    return templates.find((one) => one.id === id);
  };
  const draftOf = (id: string) => project.db().doc(`adminTemplates/${id}`);

  it('marks a template without code until it is repaired', async () => {
    await aTemplate('a', { cssCode: ' ' });
    await aTemplate('b');
    expect([(await entry('a'))?.isValid, (await entry('b'))?.isValid]).toEqual([false, true]);
    await project
      .db()
      .doc('userTemplates/a')
      .update({ cssCode: 'h1 {}', updatedAt: daysAgo(0) });
    expect((await entry('a'))?.isValid).toBe(true);
  });

  it('marks templates with a draft and notices removed drafts', async () => {
    await aTemplate('a');
    await aTemplate('b');
    expect(await entry('a')).toMatchObject({ hasDraft: false });
    await draftOf('a').set({ updatedAt: daysAgo(0) });
    expect([(await entry('a'))?.hasDraft, (await entry('b'))?.hasDraft]).toEqual([true, false]);
    await draftOf('a').delete();
    await draftOf('b').set({ updatedAt: daysAgo(0) });
    expect([(await entry('a'))?.hasDraft, (await entry('b'))?.hasDraft]).toEqual([false, true]);
    await draftOf('b').delete();
    expect((await entry('b'))?.hasDraft).toBe(false);
  });

  it('needs no more reads for many templates and drafts than for few while nothing changes', async () => {
    const readsOf = async (count: number) => {
      for (let n = 0; n < count; n += 1) await aTemplate(`t${n}`);
      for (let n = 0; n < count; n += 4) await draftOf(`t${n}`).set({ updatedAt: daysAgo(2) });
      await listTemplates(admin(), {});
      return project.readsOf(() => listTemplates(admin(), {}));
    };
    const few = await readsOf(4);
    expect(few).toBeLessThanOrEqual(10);
    expect(await readsOf(60)).toBe(few);
  });
});
