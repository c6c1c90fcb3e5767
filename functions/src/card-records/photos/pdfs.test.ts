import { gzipSync } from 'node:zlib';
import { aLink } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { sweepFiles } from '../../jobs/purge/sweep-files';
import { openHostileProject } from '../../testing/hostile-client';
import { cardIdOf } from '../../testing/local-project';
import { aStoredPdf, filesBelow } from '../../testing/stored-photo';

const project = openHostileProject();
const ana = () => project.signUp('ana');
const CARD = cardIdOf('anagarcia');

const linkTo = (file: object) =>
  aLink({ id: 'carta', kind: 'pdf', title: 'Carta', url: '', description: '', file: file as never });

/** Stores a draft of Ana's whose link downloads a file, as the rules let her. */
async function aDraftWith(file: object): Promise<string> {
  return project.aDraft('ana', 'ana-garcia', { links: [linkTo(file)] });
}
const publish = (revision = 2) => ana().call('publishCard', { cardId: CARD, revision });

/** Publishes a card of Ana's with a PDF. */
async function aCardWithPdf() {
  const file = await aStoredPdf('ana', CARD);
  const cardId = await aDraftWith(file);
  expect(await publish()).toMatchObject({ status: 200 });
  return { cardId, file, name: file.path.split('/').at(-1)! };
}

describe('a PDF that a link points to', () => {
  it.each([
    ['is an HTML page', () => aStoredPdf('ana', CARD, { bytes: Buffer.from('<script>1</script>') })],
    ['starts with HTML', () => aStoredPdf('ana', CARD, { bytes: Buffer.from('<html>%PDF-1.7') })],
    [
      'is larger than 5 MB',
      async () => {
        const bytes = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024)]);
        return { ...(await aStoredPdf('ana', CARD, { bytes })), size: 5 * 1024 * 1024 };
      },
    ],
    [
      'is compressed',
      () => aStoredPdf('ana', CARD, { bytes: gzipSync(Buffer.from('%PDF-1.7\n')), contentEncoding: 'gzip' }),
    ],
    ['is empty', async () => ({ ...(await aStoredPdf('ana', CARD, { bytes: Buffer.alloc(0) })), size: 1 })],
    ['is named after other content', () => aStoredPdf('ana', CARD, { name: 'a'.repeat(64) })],
    ['has another size than stated', async () => ({ ...(await aStoredPdf('ana', CARD)), size: 7 })],
    ['isn’t there', () => ({ path: `cards/ana/${CARD}/${'b'.repeat(64)}.pdf`, size: 9 })],
    ['is somebody else’s', () => aStoredPdf('luis', cardIdOf('luis'))],
    ['is another card’s', () => aStoredPdf('ana', cardIdOf('otra'))],
  ])('keeps the card from being published when it %s', async (_, store) => {
    await aDraftWith(await store());
    expect(await publish()).toMatchObject({ status: 400, reason: 'pdf-lost' });
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it.each([
    `cards/ana/${CARD}/../../luis/x/${'b'.repeat(64)}.pdf`,
    `cards/ana/${CARD}/carta.pdf`,
    `cards/ana/${CARD}/${'b'.repeat(64)}.html`,
    `users/ana/${'b'.repeat(64)}.pdf`,
    'https://malo.example/a.pdf',
  ])('is refused at the path %s', async (path) => {
    await aDraftWith({ path, size: 9 });
    expect(await publish()).toMatchObject({ status: 400, reason: 'card-not-publishable' });
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it('is refused on a link of another kind and on more than ten links', async () => {
    const file = await aStoredPdf('ana', CARD);
    const links = Array.from({ length: 11 }, (_, index) => ({ ...linkTo(file), id: `p${index}` }));
    await project.aDraft('ana', 'ana-garcia', { links });
    expect(await publish()).toMatchObject({ reason: 'card-not-publishable' });
    await project
      .db()
      .doc(`cards/${CARD}`)
      .update({ links: [{ ...linkTo(file), kind: 'web', url: 'https://ejemplo.com/' }] });
    expect(await publish()).toMatchObject({ reason: 'card-not-publishable' });
  });
});

describe('the public copy of a PDF', () => {
  it('follows the card’s address and is removed while the card is hidden', async () => {
    await project.db().doc('admins/marta').set({ role: 'admin' });
    const marta = project.signUp('marta');
    const { cardId, file, name } = await aCardWithPdf();
    const at = (slug: string) => `${slug}/ana/${CARD}/${name}`;
    expect(await filesBelow('shown/')).toEqual([at('ana-garcia')]);
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({
      links: [{ url: `/c/ana-garcia/f/ana/${CARD}/${name}`, file }],
    });
    await ana().call('changeSlug', { cardId, slug: 'ana-nueva' });
    expect(await filesBelow('shown/')).toEqual([at('ana-nueva')]);
    expect(await project.read('publicCards/ana-nueva')).toMatchObject({
      links: [{ url: `/c/ana-nueva/f/ana/${CARD}/${name}` }],
    });
    await ana().call('pauseCard', { cardId });
    expect(await filesBelow('shown/')).toEqual([]);
    expect(await ana().call('resumeCard', { cardId })).toMatchObject({ status: 200 });
    expect(await filesBelow('shown/')).toEqual([at('ana-nueva')]);
    await marta.call('takeDownCard', { cardId, reason: 'Fraude' });
    expect(await filesBelow('shown/')).toEqual([]);
    await marta.call('liftTakedown', { cardId });
    await ana().call('deleteCard', { cardId });
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it('is removed when the owner removes the PDF from the card', async () => {
    const { cardId } = await aCardWithPdf();
    await project
      .db()
      .doc(`cards/${cardId}`)
      .update({ links: [aLink()], revision: 3 });
    expect(await publish(3)).toMatchObject({ status: 200 });
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it('is not created for taken-down content, even on another account’s card', async () => {
    await project.db().doc('admins/marta').set({ role: 'admin' });
    const { cardId } = await aCardWithPdf();
    await project.signUp('marta').call('takeDownCard', { cardId, reason: 'Fraude' });
    const other = cardIdOf('deluis');
    const again = await aStoredPdf('luis', other);
    await project.aDraft('luis', 'de-luis', { links: [linkTo(again)] });
    const answer = await project.signUp('luis').call('publishCard', { cardId: other, revision: 2 });
    expect(answer).toMatchObject({ reason: 'content-taken-down' });
    expect(await filesBelow('shown/')).toEqual([]);
  });
});

describe('the PDF of a card', () => {
  it('is copied with the card as a separate file, unless it belongs to somebody else', async () => {
    const { cardId, name } = await aCardWithPdf();
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'ana-copia', copyFrom: cardId };
    expect(await ana().call('createCard', copy)).toMatchObject({ status: 200 });
    expect(await filesBelow(`cards/ana/${copy.cardId}/`)).toEqual([name]);
    expect(await project.read(`cards/${copy.cardId}`)).toMatchObject({
      links: [{ id: 'carta', file: { path: `cards/ana/${copy.cardId}/${name}` } }],
    });

    const foreign = await aStoredPdf('luis', cardIdOf('luis'));
    await project
      .db()
      .doc(`cards/${cardId}`)
      .update({ links: [linkTo(foreign), null, { file: 7 }] });
    const next = { ...copy, cardId: cardIdOf('otra'), slug: 'ana-otra' };
    await ana().call('createCard', next);
    expect(await filesBelow(`cards/ana/${next.cardId}/`)).toEqual([]);
    const made = (await project.read(`cards/${next.cardId}`)) as { links: object[] };
    expect(made.links[0]).not.toHaveProperty('file');
  });

  it('is swept once neither the draft nor a former publication refers to it', async () => {
    const { cardId, name } = await aCardWithPdf();
    const ref = project.db().doc(`cards/${cardId}`);
    const storedFiles = () => filesBelow(`cards/ana/${cardId}/`);
    let days = 0;
    const sweep = async () => {
      days += 2;
      await sweepFiles({ db: project.db(), now: Date.now() + days * DAY_MS });
      return storedFiles();
    };
    expect(await sweep()).toEqual([name]);
    await ref.update({ links: [], revision: 3 });
    expect(await sweep()).toEqual([name]);
    await project.db().doc(`cards/${cardId}/publications/2`).delete();
    expect(await sweep()).toEqual([]);
  });
});
