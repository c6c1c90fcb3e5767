import { PREVIEW_SIZE } from 'shared-lib/model';
import { aJpeg } from 'shared-lib/testing';
import { openHostileProject } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';
import { aStoredPhoto, filesBelow } from '../testing/stored-photo';

/* Requests over HTTP that add the picture of a card's link to what is shown. */

const project = openHostileProject();
const SLUG = 'ana-garcia';
const CARD = cardIdOf('anagarcia');
const ana = () => project.signUp('ana');
const shown = async () => (await project.read(`publicCards/${SLUG}`))?.['preview'] as unknown;

/** Stores a picture of an account's card. */
const aPreview = async (owner = 'ana', cardId = CARD) => ({
  ...(await aStoredPhoto(owner, cardId, { bytes: aJpeg(PREVIEW_SIZE) })),
  ...PREVIEW_SIZE,
});
const revisionOf = async () => (await project.read(`cards/${CARD}`))!['publishedRevision'] as number;

beforeEach(() => project.arrange('a card without the picture', () => project.aPublished('ana', SLUG)));

describe('addLinkPreview', () => {
  it('adds the picture to the public card once', async () => {
    const preview = await aPreview();
    const revision = await revisionOf();
    expect((await ana().call('addLinkPreview', { cardId: CARD, revision, preview })).body).toEqual({
      result: { added: true },
    });
    expect(await shown()).toEqual(preview);
    expect(await filesBelow(`shown/${SLUG}/`)).toHaveLength(1);
    expect(await project.read(`cards/${CARD}/publications/${revision}`)).toMatchObject({ preview });
    expect((await ana().call('addLinkPreview', { cardId: CARD, revision, preview })).body).toEqual({
      result: { added: false },
    });
  });

  it('adds nothing to another revision, a paused card or the card of another account', async () => {
    const preview = await aPreview();
    const revision = await revisionOf();
    const add = (change: object) => ({ cardId: CARD, revision, preview, ...change });
    expect((await ana().call('addLinkPreview', add({ revision: revision + 1 }))).body).toEqual({
      result: { added: false },
    });
    expect(await project.signUp('malo').call('addLinkPreview', add({}))).toMatchObject({
      reason: 'card-not-found',
    });
    await ana().call('pauseCard', { cardId: CARD });
    expect((await ana().call('addLinkPreview', add({}))).body).toEqual({ result: { added: false } });
    expect(await shown()).toBeUndefined();
  });

  it('refuses a picture that belongs to somebody else, has another size or is missing', async () => {
    const revision = await revisionOf();
    const other = await aPreview('luis', cardIdOf('luis'));
    const small = { ...(await aStoredPhoto('ana', CARD)), ...PREVIEW_SIZE };
    const missing = { ...PREVIEW_SIZE, path: `cards/ana/${CARD}/${'b'.repeat(64)}.jpg` };
    for (const preview of [other, small, missing])
      expect(await ana().call('addLinkPreview', { cardId: CARD, revision, preview })).toMatchObject({
        reason: 'photo-invalid',
      });
    expect(await shown()).toBeUndefined();
    expect(await filesBelow('shown/')).toEqual([]);
  });
});
