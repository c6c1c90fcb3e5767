import { Timestamp } from 'firebase-admin/firestore';
import { SYNC_SAMPLES } from 'shared-lib/model';
import { publishCard } from '../../cards/publish-card';
import { NOW } from '../../testing/local-project';
import { openHostileProject } from '../../testing/hostile-client';

const project = openHostileProject();
const at = Timestamp.fromMillis(NOW);

const text = (id: string) => ({ id, label: id, type: 'text', defaultValue: '', editable: true });
const ask = (uid: string, templateId = 'clara') => project.signUp(uid).call('sampleSync', { templateId });

beforeEach(async () => {
  const db = project.db();
  await db.doc('admins/marta').set({ id: 'marta', email: 'marta@ejemplo.com', role: 'admin', revision: 1 });
  await db
    .doc('userTemplates/clara')
    .set({ version: '1.1.0', isPublic: true, cssCode: '', jsonConfig: [text('new')] });
});

/** Creates a card with a version of the template, published or not. */
async function aCard(name: string, { version = '1.0.0', isPublished = true } = {}): Promise<void> {
  const cardId = await project.aDraft('ana', name);
  const place = { templateId: 'clara', templateVersion: version, userId: 'ana', cardId, cardOwner: 'ana' };
  await project
    .db()
    .doc(`templateInstances/i-${name}`)
    .set({
      ...place,
      ...{ targetSection: 'profile', data: { old: 'mío' }, attic: { new: 'de antes' }, markup: {} },
      ...{ isActive: true, appliedAt: at, updatedAt: at },
    });
  if (isPublished) await publishCard(project.context('ana'), { cardId, revision: 2 });
}

describe('the samples of a roll-out', () => {
  it('are a few published cards with their values before and after', async () => {
    await aCard('al-dia', { version: '1.1.0' });
    await aCard('borrador', { isPublished: false });
    for (const name of ['uno-uno', 'dos-dos', 'tres-tres', 'cuatro-cuatro']) await aCard(name);
    const { body } = await ask('marta');
    const { samples } = (body as { result: { samples: { item: { card: { slug: string } } }[] } }).result;
    expect(samples).toHaveLength(SYNC_SAMPLES);
    expect(samples.map(({ item }) => item.card.slug)).toEqual(['cuatro-cuatro', 'dos-dos', 'tres-tres']);
    expect(samples[0]).toMatchObject({
      version: '1.0.0',
      before: { old: 'mío' },
      item: { data: { new: 'de antes' }, targetSection: 'profile' },
    });
  });

  it('are refused to callers who are not administrators and for unknown templates', async () => {
    await aCard('uno-uno');
    expect(await ask('luis')).toMatchObject({ status: 400, reason: 'not-admin' });
    expect(await ask('marta', 'nada')).toMatchObject({ status: 400, reason: 'template-not-found' });
  });
});
