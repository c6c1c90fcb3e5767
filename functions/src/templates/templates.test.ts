import { Timestamp } from 'firebase-admin/firestore';
import type { TemplateIndexEntry } from 'shared-lib/domain';
import { aTemplateDraft } from 'shared-lib/testing';
import { DAY_MS, NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { countTemplateUse, trendOf } from './count-template-use';
import { indexTemplates } from './index-templates';

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

  it('is for administrators', async () => {
    expect(await refusalOf(indexTemplates(project.context('ana'), {}))).toBe('not-admin');
    expect(await refusalOf(countTemplateUse(project.context('ana'), { templateIds: [] }))).toBe('not-admin');
  });
});

describe('countTemplateUse', () => {
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
    const { use } = await countTemplateUse(admin(), { templateIds: ['one', 'none'] });
    expect(use).toEqual({
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
