import { bucket } from '../firebase';
import { openHostileProject } from '../testing/hostile-client';
import { deleteCard } from '../cards/delete-card';
import { restoreCard } from '../cards/restore-card';

const project = openHostileProject();

/** Publishes a card with a photo, and deletes it. */
async function aDeletedCard(uid: string, slug: string): Promise<string> {
  const cardId = await project.aPublished(uid, slug);
  await bucket()
    .file(`cards/${uid}/${cardId}/${'a'.repeat(64)}.jpg`)
    .save(Buffer.from('x'), { resumable: false });
  await deleteCard(project.context(uid), { cardId });
  return cardId;
}

const empty = (uid: string) => project.signUp(uid).call('emptyBin', {});
const has = async (cardId: string) => (await project.read(`cards/${cardId}`)) !== undefined;

describe('emptyBin', () => {
  it('removes the account’s deleted cards with their publications and photos', async () => {
    const cardId = await aDeletedCard('ana', 'ana-garcia');
    const other = await project.aPublished('ana', 'ana-otra');
    expect(await empty('ana')).toMatchObject({ status: 200, body: { result: { removed: 1, kept: 0 } } });
    expect(await has(cardId)).toBe(false);
    expect(await project.read(`cards/${cardId}/publications/2`)).toBeUndefined();
    const [files] = await bucket().getFiles({ prefix: `cards/ana/${cardId}/` });
    expect(files).toEqual([]);
    expect(await has(other)).toBe(true);
    // Visitors still hear that the card is gone.
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'deleted' });
    expect(await empty('ana')).toMatchObject({ body: { result: { removed: 0, kept: 0 } } });
  });

  it('removes nothing of another account', async () => {
    const cardId = await aDeletedCard('ana', 'ana-garcia');
    expect(await empty('luis')).toMatchObject({ status: 200, body: { result: { removed: 0, kept: 0 } } });
    expect(await has(cardId)).toBe(true);
    await restoreCard(project.context('ana'), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
  });

  it('keeps a card that was taken down', async () => {
    const cardId = await aDeletedCard('ana', 'ana-garcia');
    await project
      .db()
      .doc(`cards/${cardId}`)
      .update({ takedown: { reason: 'Fraude', at: new Date() } });
    expect(await empty('ana')).toMatchObject({ body: { result: { removed: 0, kept: 1 } } });
    expect(await has(cardId)).toBe(true);
  });

  it('keeps a reported card until its reports are decided', async () => {
    const cardId = await aDeletedCard('ana', 'ana-garcia');
    const report = project.db().doc('reports/ana-garcia_2026-03-02');
    await report.set({ cardId, slug: 'ana-garcia', status: 'open' });
    expect(await empty('ana')).toMatchObject({ body: { result: { removed: 0, kept: 1 } } });
    await report.update({ status: 'dismissed' });
    expect(await empty('ana')).toMatchObject({ body: { result: { removed: 1, kept: 0 } } });
    expect(await has(cardId)).toBe(false);
  });
});
