import { gzipSync } from 'node:zlib';
import { aLink, aJpeg } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { settleAllPhotos } from '../../jobs/settle-photos';
import { sweepFiles } from '../../jobs/purge/sweep-files';
import { openHostileProject } from '../../testing/hostile-client';
import { cardIdOf } from '../../testing/local-project';
import { aStoredPhoto, filesBelow } from '../../testing/stored-photo';

const project = openHostileProject();
const ana = () => project.signUp('ana');

/** Stores a draft of Ana's with this photo, as the rules let her. */
async function aDraftWith(slug: string, photo: object): Promise<string> {
  const cardId = await project.aDraft('ana', slug, { links: [aLink()] });
  await project.db().doc(`cards/${cardId}`).update({ 'profile.photo': photo });
  return cardId;
}

/** Publishes a card of Ana's with a photo. */
async function aCardWithPhoto(slug = 'ana-garcia') {
  const photo = await aStoredPhoto('ana', cardIdOf(slug.replace(/-/g, '')));
  const cardId = await aDraftWith(slug, photo);
  expect(await ana().call('publishCard', { cardId, revision: 2 })).toMatchObject({ status: 200 });
  return { cardId, photo, file: photo.path.slice('cards/'.length) };
}

describe('a photo that a card refers to', () => {
  const CARD = cardIdOf('anagarcia');
  const publish = () => ana().call('publishCard', { cardId: CARD, revision: 2 });
  const large = gzipSync(aJpeg({ size: 40_000_000 }));

  it.each([
    [
      'is compressed and expands to 40 MB',
      () => aStoredPhoto('ana', CARD, { bytes: large, contentEncoding: 'gzip' }),
    ],
    ['is compressed without saying so', () => aStoredPhoto('ana', CARD, { bytes: gzipSync(aJpeg()) })],
    [
      'is larger than a photo may be',
      () => aStoredPhoto('ana', CARD, { bytes: aJpeg({ size: 200 * 1024 }) }),
    ],
    ['is an HTML page', () => aStoredPhoto('ana', CARD, { bytes: Buffer.from('<script>1</script>') })],
    ['is empty', () => aStoredPhoto('ana', CARD, { bytes: Buffer.alloc(0) })],
    ['is named after other content', () => aStoredPhoto('ana', CARD, { name: 'a'.repeat(64) })],
    ['has another size', () => aStoredPhoto('ana', CARD, { bytes: aJpeg({ width: 4000, height: 4000 }) })],
    ['isn’t there', () => ({ path: `cards/ana/${CARD}/${'b'.repeat(64)}.jpg`, width: 400, height: 400 })],
    ['is somebody else’s', () => aStoredPhoto('luis', cardIdOf('luis'))],
  ])('keeps the card from being published when it %s', async (_, store) => {
    await aDraftWith('ana-garcia', await store());
    expect(await publish()).toMatchObject({ status: 400, reason: 'photo-invalid' });
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
    expect(await filesBelow('shown/')).toEqual([]);
  });
});

describe('a copy of a card', () => {
  it('leaves no file behind when it is refused', async () => {
    const { cardId } = await aCardWithPhoto();
    await project.aDraft('luis', 'de-luis');
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'de-luis', copyFrom: cardId };
    expect(await ana().call('createCard', copy)).toMatchObject({ reason: 'slug-taken' });
    expect(await filesBelow(`cards/ana/${copy.cardId}/`)).toEqual([]);
  });

  it('gets its own photo file, and none when the photo is invalid', async () => {
    const { cardId, photo } = await aCardWithPhoto();
    const file = photo.path.split('/').at(-1)!;
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'ana-copia', copyFrom: cardId };
    expect(await ana().call('createCard', copy)).toMatchObject({ status: 200 });
    expect(await filesBelow(`cards/ana/${copy.cardId}/`)).toEqual([file]);
    expect(await project.read(`cards/${copy.cardId}`)).toMatchObject({
      profile: { photo: { path: `cards/ana/${copy.cardId}/${file}` } },
    });
    const bytes = gzipSync(aJpeg({ size: 8_000_000 }));
    const packed = await aStoredPhoto('ana', cardId, { bytes, contentEncoding: 'gzip' });
    const huge = await aStoredPhoto('ana', cardId, { bytes: aJpeg({ width: 20_000, height: 20_000 }) });
    for (const [slug, bad] of Object.entries({ 'ana-otra': packed, 'ana-mas': huge })) {
      await project.db().doc(`cards/${cardId}`).update({ 'profile.photo': bad });
      const next = { ...copy, cardId: cardIdOf(slug.replace('-', '')), slug };
      await ana().call('createCard', next);
      expect(await filesBelow(`cards/ana/${next.cardId}/`)).toEqual([]);
      expect(await project.read(`cards/${next.cardId}`)).toMatchObject({ profile: { photo: null } });
    }
  });
});

describe('the other pictures of a card', () => {
  const CARD = cardIdOf('anagarcia');
  const nameOf = ({ path }: { path: string }) => path.split('/').at(-1)!;
  const stored = (fill: number, size = { width: 400, height: 400 }) =>
    aStoredPhoto('ana', CARD, { bytes: aJpeg({ fill, ...size }) }).then((photo) => ({ ...photo, ...size }));
  const gallery = (pictures: object[]) => ({
    ...{ id: 'gallery', visible: true, title: '', text: '' },
    pictures: pictures.map((picture) => ({ ...picture, alt: '' })),
  });

  /** Stores a draft of Ana's with a cover, a logo and two pictures. */
  async function aPicturedDraft() {
    const cover = await stored(1);
    const logo = await stored(6, { width: 480, height: 160 });
    const pictures = [await stored(2), await stored(3)];
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink()] });
    const change = { 'theme.cover': cover, 'theme.logo': logo, sections: [gallery(pictures)] };
    await project.db().doc(`cards/${cardId}`).update(change);
    return { cardId, cover, logo, pictures };
  }

  it('are published with the card and its link preview, and again after a pause', async () => {
    const { cardId, cover, logo, pictures } = await aPicturedDraft();
    const preview = await stored(4, { width: 1200, height: 630 });
    expect(await ana().call('publishCard', { cardId, revision: 2, preview })).toMatchObject({ status: 200 });
    const shown = [cover, logo, ...pictures, preview]
      .map((one) => `ana-garcia/ana/${CARD}/${nameOf(one)}`)
      .sort();
    expect(await filesBelow('shown/')).toEqual(shown);
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ preview, theme: { cover, logo } });
    await ana().call('pauseCard', { cardId });
    expect(await filesBelow('shown/')).toEqual([]);
    await ana().call('resumeCard', { cardId });
    expect(await filesBelow('shown/')).toEqual(shown);
    const sweep = () => sweepFiles({ db: project.db(), now: Date.now() + 1.5 * DAY_MS });
    expect(await sweep()).toBe(0);
  });

  it.each([
    ['of somebody else', async () => aStoredPhoto('luis', cardIdOf('luis'))],
    [
      'that is missing',
      async () => ({ ...(await stored(1)), path: `cards/ana/${CARD}/${'b'.repeat(64)}.jpg` }),
    ],
    ['with another size', async () => ({ ...(await stored(1)), width: 401 })],
  ])('prevent publication with a picture %s', async (_, bad) => {
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink()] });
    const publish = async (change: object, preview?: object) => {
      await project.db().doc(`cards/${cardId}`).update(change);
      return ana().call('publishCard', { cardId, revision: 2, ...(preview && { preview }) });
    };
    const photo = await bad();
    const refused = { status: 400, reason: 'photo-invalid' };
    expect(await publish({ sections: [gallery([await stored(2), photo])] })).toMatchObject(refused);
    expect(await publish({ sections: [], 'theme.cover': photo })).toMatchObject(refused);
    expect(await publish({ 'theme.cover': null, 'theme.logo': photo })).toMatchObject(refused);
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it('prevent publication with an invalid link preview', async () => {
    const { cardId } = await aPicturedDraft();
    const publish = (preview: object) => ana().call('publishCard', { cardId, revision: 2, preview });
    const small = await stored(5);
    expect(await publish(small)).toMatchObject({ status: 400 });
    // One that says it has the size, and hasn't.
    const size = { width: 1200, height: 630 };
    expect(await publish({ ...small, ...size })).toMatchObject({ reason: 'photo-invalid' });
    const foreign = await aStoredPhoto('luis', cardIdOf('luis'), { bytes: aJpeg(size) });
    expect(await publish({ ...foreign, ...size })).toMatchObject({ reason: 'photo-invalid' });
    expect(await publish({ ...size, path: 'https://malo.example/a.jpg' })).toMatchObject({ status: 400 });
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
  });

  it('are not copied with the card when they belong to somebody else', async () => {
    const { cardId } = await aPicturedDraft();
    const foreign = await aStoredPhoto('luis', cardIdOf('luis'));
    const change = {
      'theme.cover': null,
      'theme.logo': foreign,
      sections: [gallery([foreign]), null, { pictures: [null, 7] }],
    };
    await project.db().doc(`cards/${cardId}`).update(change);
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'ana-copia', copyFrom: cardId };
    expect(await ana().call('createCard', copy)).toMatchObject({ status: 200 });
    expect(await filesBelow(`cards/ana/${copy.cardId}/`)).toEqual([]);
  });

  it('are copied with the card as separate files', async () => {
    const { cardId, cover, logo, pictures } = await aPicturedDraft();
    await project
      .db()
      .doc(`cards/${cardId}`)
      .update({
        sections: [gallery([...pictures, { ...cover, path: `cards/ana/${CARD}/${'c'.repeat(64)}.jpg` }])],
      });
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'ana-copia', copyFrom: cardId };
    expect(await ana().call('createCard', copy)).toMatchObject({ status: 200 });
    const files = [cover, logo, ...pictures].map(nameOf).sort();
    expect(await filesBelow(`cards/ana/${copy.cardId}/`)).toEqual(files);
    const made = await project.read(`cards/${copy.cardId}`);
    const own = (one: { path: string }) => ({ path: `cards/ana/${copy.cardId}/${nameOf(one)}` });
    expect(made).toMatchObject({
      theme: { cover: own(cover), logo: own(logo) },
      sections: [{ pictures: pictures.map(own) }],
    });
  });
});

describe('the public copy of a photo', () => {
  beforeEach(() => project.db().doc('admins/marta').set({ role: 'admin' }));
  const marta = () => project.signUp('marta');

  it('does not exist for a draft', async () => {
    await aDraftWith('ana-garcia', await aStoredPhoto('ana', cardIdOf('anagarcia')));
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it.each([
    ['paused', (cardId: string) => ana().call('pauseCard', { cardId })],
    ['deleted', (cardId: string) => ana().call('deleteCard', { cardId })],
    ['taken down', (cardId: string) => marta().call('takeDownCard', { cardId, reason: 'Fraude' })],
    [
      'of a suspended account',
      () => marta().call('setUserDisabled', { uid: 'ana', disabled: true, reason: 'Fraude' }),
    ],
  ])('is removed when the card is %s', async (_, hide) => {
    await project.db().doc('users/ana').set({ name: 'Ana' });
    const { cardId, file } = await aCardWithPhoto();
    expect(await filesBelow('shown/')).toEqual([`ana-garcia/${file}`]);
    await hide(cardId);
    expect(await filesBelow('shown/')).toEqual([]);
  });

  it('does not remain when the card is taken down while being published', async () => {
    const photo = await aStoredPhoto('ana', cardIdOf('anagarcia'));
    const cardId = await aDraftWith('ana-garcia', photo);
    for (let round = 0; round < 4; round += 1) {
      await Promise.all([
        ana().call('publishCard', { cardId, revision: 2 }),
        marta().call('takeDownCard', { cardId, reason: 'Fraude' }),
      ]);
      expect(await project.read('publicCards/ana-garcia')).not.toMatchObject({ status: 'published' });
      expect(await filesBelow('shown/')).toEqual([]);
      await marta().call('liftTakedown', { cardId });
    }
  });

  it('follows the card to another address, and returns after a pause', async () => {
    const { cardId, file } = await aCardWithPhoto();
    await ana().call('changeSlug', { cardId, slug: 'ana-nueva' });
    expect(await filesBelow('shown/')).toEqual([`ana-nueva/${file}`]);
    await ana().call('pauseCard', { cardId });
    await ana().call('resumeCard', { cardId });
    expect(await filesBelow('shown/')).toEqual([`ana-nueva/${file}`]);
  });

  it('is replaced when the photo changes', async () => {
    const { cardId } = await aCardWithPhoto();
    const photo = await aStoredPhoto('ana', cardId, { bytes: aJpeg({ fill: 9 }) });
    await project.db().doc(`cards/${cardId}`).update({ 'profile.photo': photo, revision: 3 });
    await ana().call('publishCard', { cardId, revision: 3 });
    expect(await filesBelow('shown/ana-garcia/')).toEqual([photo.path.slice('cards/'.length)]);
  });

  it('is created by settleAllPhotos for a published card that lacks it', async () => {
    const { file } = await aCardWithPhoto();
    await project.db().doc('tests/x').set({});
    const { bucket } = await import('../../firebase');
    await bucket().deleteFiles({ prefix: 'shown/' });
    const context = { db: project.db(), now: Date.now() };
    expect(await settleAllPhotos(context)).toBe(1);
    expect(await filesBelow('shown/')).toEqual([`ana-garcia/${file}`]);
    expect(await project.readsOf(() => settleAllPhotos(context))).toBe(1);
  });
});

describe('sweepFiles', () => {
  it('removes only files that nothing refers to, a day after their upload', async () => {
    const { cardId, photo } = await aCardWithPhoto();
    const drafted = await aStoredPhoto('ana', cardId, { bytes: aJpeg({ fill: 1 }) });
    await project.db().doc(`cards/${cardId}`).update({ 'profile.photo': drafted, revision: 3 });
    const inTemplate = await aStoredPhoto('ana', cardId, { bytes: aJpeg({ fill: 2 }) });
    await project
      .db()
      .doc('templateInstances/i1')
      .set({ cardId, cardOwner: 'ana', data: { foto: inTemplate.path } });
    await aStoredPhoto('ana', cardId, { bytes: aJpeg({ fill: 3 }) });
    await aStoredPhoto('ana', cardIdOf('nadie'));
    await aStoredPhoto('luis', cardId);
    const run = (days: number) => sweepFiles({ db: project.db(), now: Date.now() + days * DAY_MS });
    expect(await run(0)).toBe(0);
    expect(await run(1.5)).toBe(3);
    const used = [photo, drafted, inTemplate].map(({ path }) => path.slice('cards/'.length));
    expect(await filesBelow('cards/')).toEqual(used.sort());
    expect(await filesBelow('shown/')).toEqual([
      `ana-garcia/${used.find((path) => photo.path.endsWith(path))}`,
    ]);
  });
});
