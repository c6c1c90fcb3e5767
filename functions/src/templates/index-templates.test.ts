import { Timestamp } from 'firebase-admin/firestore';
import type { TemplateIndexEntry } from 'shared-lib/model';
import { DAY_MS } from 'shared-lib/time';
import { expectLog } from '../testing/recorded-logs';
import { openLocalProject, refusalOf } from '../testing/local-project';
import { indexTemplates } from './index-templates';
import { daysAgo, storeTemplate } from './testing/stored-template';

const project = openLocalProject();
const admin = () => project.context('marta');
const aTemplate = (id: string, change: object = {}) => storeTemplate(project.db(), id, change);

beforeEach(() => project.db().doc('admins/marta').set({ email: 'marta@ejemplo.com' }));

/** Reads the gallery's index. */
const entries = async () =>
  ((await project.read('templateIndex/public')) as { templates: TemplateIndexEntry[] }).templates;

describe('indexTemplates', () => {
  it('lists the public templates by downloads and stores their previews apart', async () => {
    await aTemplate('few', { downloadCount: 1 });
    await aTemplate('many', { downloadCount: 9, name: 'Popular' });
    await aTemplate('private', { isPublic: false });
    expect(await indexTemplates(admin(), {})).toEqual({ templates: 2 });
    const index = await entries();
    expect(index.map(({ id, preview }) => [id, preview])).toEqual([
      ['many', 0],
      ['few', 0],
    ]);
    expect(index[0]).toMatchObject({
      name: 'Popular',
      downloadCount: 9,
      updatedAt: daysAgo(1).toMillis(),
    });
    const part = await project.read('templateIndex/previews-0');
    expect(Object.keys(part?.['templates']).sort()).toEqual(['few', 'many']);
  });

  it('leaves out a template that can’t be read, and names it in the log', async () => {
    await aTemplate('good');
    await aTemplate('broken', { jsonConfig: 'nada' });
    expectLog(/userTemplates\/broken can't be read: jsonConfig/);
    expect(await indexTemplates(admin(), {})).toEqual({ templates: 1 });
    expect((await entries()).map(({ id }) => id)).toEqual(['good']);
  });

  it('splits the previews by number and size, and removes parts that are no longer needed', async () => {
    for (let n = 0; n < 26; n += 1) await aTemplate(`t${n}`, { cssCode: n < 10 ? 'x'.repeat(60_000) : '' });
    await indexTemplates(admin(), {});
    expect(await project.read('templateIndex/previews-1')).toBeDefined();
    const templates = await entries();
    for (const { id, preview } of templates) {
      expect(await project.read(`templateIndex/previews-${preview}`)).toHaveProperty(['templates', id]);
    }
    for (let n = 1; n < 26; n += 1) await aTemplate(`t${n}`, { isPublic: false });
    await indexTemplates(admin(), {});
    expect(await project.read('templateIndex/previews-1')).toBeUndefined();
  });

  it('never overwrites the newer index of another run', async () => {
    await aTemplate('early');
    await indexTemplates(admin(), {});
    const written = (await project.read('templateIndex/public'))!;
    const listed = async () => (await entries()).map(({ id }) => id);
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

  it('keeps the first screen of each section in one part, and a search among hundreds in few', async () => {
    const cssCode = 'x'.repeat(4000);
    for (let n = 0; n < 300; n += 1) {
      const targetSection = n % 5 === 0 ? 'links' : 'profile';
      await aTemplate(`t${n}`, { cssCode, targetSection, downloadCount: 300 - n });
    }
    await indexTemplates(admin(), {});
    const templates = await entries();
    const partsOf = (section: string, most = 300) => {
      const found = templates.filter(({ targetSection }) => targetSection === section).slice(0, most);
      return new Set(found.map(({ preview }) => preview)).size;
    };
    expect([partsOf('profile', 24), partsOf('links', 24)]).toEqual([1, 1]);
    expect(partsOf('links')).toBe(2);
    expect(partsOf('profile')).toBeLessThanOrEqual(3);
  });

  it('refuses a caller who is not an administrator', async () => {
    expect(await refusalOf(indexTemplates(project.context('ana'), {}))).toBe('not-admin');
  });
});
