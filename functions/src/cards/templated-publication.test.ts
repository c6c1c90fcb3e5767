import { Timestamp } from 'firebase-admin/firestore';
import { aLink } from 'shared-lib/testing';
import { NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { changeSlug } from './change-slug';
import { pauseCard } from './pause-card';
import { publishCard } from './publish-card';
import { resumeCard } from './resume-card';

const project = openLocalProject();
const ana = () => project.context('ana');
const PATH = 'publicCards/ana-garcia';

/** Stores a template with one published version, and unpublished changes for the next. */
async function aTemplate(id: string, cssCode: string): Promise<void> {
  const template = project.db().doc(`userTemplates/${id}`);
  await template.set({ version: '2.0.0', cssCode: 'a{top:2px}', jsonConfig: [], isPublic: true });
  await template.collection('versions').doc('1.0.0').set({ version: '1.0.0', cssCode, jsonConfig: [] });
}

let instances = 0;

async function anInstance(cardId: string, values: object): Promise<void> {
  const at = Timestamp.fromMillis(NOW);
  await project
    .db()
    .doc(`templateInstances/i${instances++}`)
    .set({
      templateId: 'clara',
      templateVersion: '1.0.0',
      userId: 'ana',
      cardId,
      cardOwner: 'ana',
      targetSection: 'profile',
      data: {},
      attic: {},
      markup: { profile: '<h1 onclick="x">Ana García</h1><script>1</script>' },
      isActive: true,
      appliedAt: at,
      updatedAt: at,
      ...values,
    });
}

const content = { links: [aLink({ id: 'uno', url: 'https://uno.example/' })] };
const templatesOf = async (path = PATH) => (await project.read(path))?.['templates'] as unknown;

describe('publishCard with templates', () => {
  beforeEach(() => aTemplate('clara', 'h1{color:red}'));

  it('publishes the cleaned markup of templates', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia', content);
    await anInstance(cardId, {});
    await anInstance(cardId, {
      targetSection: 'links',
      templateVersion: '2.0.0',
      markup: { uno: '<a href="https://uno.example/" target="_top">Uno</a>' },
    });
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await templatesOf()).toEqual({
      styles: expect.arrayContaining(['h1{color:red}', 'a{top:2px}']),
      profile: { html: '<h1>Ana García</h1>', style: expect.any(Number) },
      links: {
        uno: { html: '<a href="https://uno.example/" rel="noopener">Uno</a>', style: expect.any(Number) },
      },
    });
  });

  it.each([
    ['ten instances as large as a document', 10, 23],
    ['a hundred instances', 100, 1],
  ])('refuses %s before cleaning their markup', async (_what, count, parts) => {
    const cardId = await project.aDraft('ana', 'ana-garcia', content);
    const size = parts === 1 ? 10 : 40_000;
    const markup = Object.fromEntries(
      Array.from({ length: parts }, (_part, index) => [`l${index}`, '<b>x</b>'.repeat(size / 8)]),
    );
    for (let index = 0; index < count; index += 1) {
      await anInstance(cardId, { templateId: `t${index}`, targetSection: 'links', markup });
    }
    const reads = await project.readsOf(async () => {
      expect(await refusalOf(publishCard(ana(), { cardId, revision: 2 }))).toBe('templates-too-large');
    });
    // The code of each instance's template is read before its markup is cleaned.
    expect(reads).toBeLessThan(count + 10);
    expect(await project.read(PATH)).toBeUndefined();
  });

  it.each([
    ['is switched off', { isActive: false }],
    ['is of another card', { cardId: 'otra0000000000000000' }],
    ['belongs to somebody else', { userId: 'luis', cardOwner: 'luis' }],
    ['names an unknown version', { templateVersion: '9.9.9' }],
    ['names a deleted template', { templateId: 'nada' }],
    ['names a path instead of a template', { templateId: '../users/ana' }],
    ['has no markup', { markup: {} }],
    ['has markup of the wrong type', { markup: { profile: { html: '<h1>Ana García</h1>' } } }],
  ])('publishes the card without a template when the instance %s', async (_, values) => {
    const cardId = await project.aDraft('ana', 'ana-garcia', content);
    await anInstance(cardId, values);
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await project.read(PATH)).toMatchObject({ status: 'published' });
    expect(await templatesOf()).toBeUndefined();
  });

  it('publishes the card without a template whose style is not allowed', async () => {
    await aTemplate('fuga', 'h1{background:url(https://malo.example)}');
    const cardId = await project.aDraft('ana', 'ana-garcia', content);
    await anInstance(cardId, { templateId: 'fuga' });
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await templatesOf()).toBeUndefined();
  });

  it('keeps template markup through a pause and a new address until the instance is turned off', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia', content);
    await anInstance(cardId, {});
    await publishCard(ana(), { cardId, revision: 2 });
    const drawn = await templatesOf();
    expect(drawn).toBeDefined();
    await pauseCard(ana(), { cardId });
    expect(await templatesOf()).toBeUndefined();
    await resumeCard(ana(), { cardId });
    expect(await templatesOf()).toEqual(drawn);
    await changeSlug(ana(), { cardId, slug: 'ana-nueva' });
    expect(await templatesOf('publicCards/ana-nueva')).toEqual(drawn);

    const { docs } = await project.db().collection('templateInstances').get();
    await Promise.all(docs.map(({ ref }) => ref.update({ isActive: false })));
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await templatesOf('publicCards/ana-nueva')).toBeUndefined();
  });
});
