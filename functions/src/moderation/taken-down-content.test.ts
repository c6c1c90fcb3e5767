import { Timestamp } from 'firebase-admin/firestore';
import type { CardContent } from 'shared-lib/model';
import { aCardContent, aJpeg, aLink } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { openHostileProject } from '../testing/hostile-client';
import { cardIdOf } from '../testing/local-project';
import { aStoredPhoto } from '../testing/stored-photo';

const project = openHostileProject();
const marta = () => project.signUp('marta');
const REFUSED = { status: 400, reason: 'content-taken-down' };

const LINKS = [
  'https://banco-falso.example/entrar',
  'https://wa.me/34600000009',
  'https://instagram.com/',
  'https://instagram.com/banco.falso',
].map((url, index) => aLink({ id: `l${index}`, title: `Enlace ${index}`, url }));

const NO_CONTACT = { phone: '', email: '', website: '' };
const aProfile = (change: Partial<CardContent['profile']>) => ({
  ...aCardContent().profile,
  ...NO_CONTACT,
  ...change,
});

/** Owner of the cards, another in each test: the instance counts what an account publishes in a minute, over all of them. */
let owner = '';
let tests = 0;

beforeEach(async () => {
  owner = `eva${(tests += 1)}`;
  await project.db().doc('admins/marta').set({ role: 'admin' });
});

const publish = (uid: string, cardId: string) =>
  project.signUp(uid).call('publishCard', { cardId, revision: 2 });

/** Creates a draft with a photo that consists of this byte. */
async function aDraft(uid: string, slug: string, content: Partial<CardContent>, fill = 7): Promise<string> {
  const cardId = await project.aDraft(uid, slug, content);
  const photo = await aStoredPhoto(uid, cardId, { bytes: aJpeg({ fill }) });
  await project.db().doc(`cards/${cardId}`).update({ 'profile.photo': photo });
  return cardId;
}

/** Publishes a card of Eva's and takes it down. */
async function aTakenDownCard(): Promise<string> {
  const profile = aProfile({ phone: '600 11 10 09', email: 'banco@falso.example' });
  const cardId = await aDraft(owner, 'banco-seguro', { profile, links: LINKS });
  expect(await publish(owner, cardId)).toMatchObject({ status: 200 });
  expect(await marta().call('takeDownCard', { cardId, reason: 'Fraude' })).toMatchObject({ status: 200 });
  return cardId;
}

describe('content that was taken down', () => {
  it('can’t be published by a copy made before the takedown', async () => {
    const copyFrom = await aDraft(owner, 'banco-seguro', { links: LINKS });
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'banco-copia', copyFrom };
    expect(await project.signUp(owner).call('createCard', copy)).toMatchObject({ status: 200 });
    await publish(owner, copyFrom);
    await marta().call('takeDownCard', { cardId: copyFrom, reason: 'Fraude' });
    expect(
      await project.signUp(owner).call('publishCard', { cardId: copy.cardId, revision: 1 }),
    ).toMatchObject(REFUSED);
    expect(await project.read('publicCards/banco-copia')).toBeUndefined();
  });

  it('can’t be copied into another card', async () => {
    const copyFrom = await aTakenDownCard();
    const copy = { cardId: cardIdOf('copia'), name: 'Copia', slug: 'banco-copia', copyFrom };
    expect(await project.signUp(owner).call('createCard', copy)).toMatchObject({ reason: 'card-taken-down' });
    expect(await project.read(`cards/${copy.cardId}`)).toBeUndefined();
  });

  it('can’t be published as another card’s cover or picture', async () => {
    await aTakenDownCard();
    const cardId = await project.aDraft('luis', 'de-luis', { links: [aLink()] });
    const same = await aStoredPhoto('luis', cardId, { bytes: aJpeg({ fill: 7 }) });
    const card = project.db().doc(`cards/${cardId}`);
    await card.update({ 'theme.cover': same });
    expect(await publish('luis', cardId)).toMatchObject(REFUSED);
    const gallery = {
      ...{ id: 'gallery', visible: true, title: '', text: '' },
      pictures: [{ ...same, alt: '' }],
    };
    await card.update({ 'theme.cover': null, sections: [gallery] });
    expect(await publish('luis', cardId)).toMatchObject(REFUSED);
    await card.update({ sections: [] });
    expect(await publish('luis', cardId)).toMatchObject({ status: 200 });
  });

  it('is what visitors saw, although its owner has since changed and paused the card', async () => {
    const eva = project.signUp(owner);
    const cardId = await aDraft(owner, 'banco-seguro', { links: LINKS });
    await publish(owner, cardId);
    await eva.call('pauseCard', { cardId });
    const hidden = {
      links: [null, 7, { url: { x: 1 } }, 'x'],
      'profile.photo': null,
      'profile.website': '',
    };
    await project
      .db()
      .doc(`cards/${cardId}`)
      .update({ ...hidden, revision: 3 });
    expect(await marta().call('takeDownCard', { cardId, reason: 'Fraude' })).toMatchObject({ status: 200 });
    expect(await publish(owner, await aDraft(owner, 'eva-otra', { links: [LINKS[0]!] }, 1))).toMatchObject(
      REFUSED,
    );
  });

  it('keeps its address from all other cards of its owner', async () => {
    const cardId = await aTakenDownCard();
    const eva = project.signUp(owner);
    const again = { cardId: cardIdOf('nueva'), name: 'Nueva', slug: 'banco-seguro' };
    expect(await eva.call('changeSlug', { cardId, slug: 'banco-otro' })).toMatchObject({
      reason: 'card-taken-down',
    });
    await eva.call('deleteCard', { cardId });
    expect(await eva.call('createCard', again)).toMatchObject(REFUSED);
    const other = await project.aDraft(owner, 'eva-otra');
    expect(await eva.call('changeSlug', { cardId: other, slug: 'banco-seguro' })).toMatchObject(REFUSED);
  });

  it.each([
    ['one of its links', { links: [LINKS[0]!] }, 1],
    [
      'one of its links, written otherwise',
      {
        links: [aLink({ url: 'HTTP://WWW.Banco-Falso.example.:443/entrar/?utm_source=x#y' })],
      },
      1,
    ],
    ...(
      [
        ['a parameter', 'https://banco-falso.example/entrar?x=1'],
        ['slashes', 'https://banco-falso.example//entrar///'],
        ['escaped letters', 'https://banco-falso.example/entra%72'],
        ['letters that are escaped twice', 'https://banco-falso.example/entra%2572'],
        ['large letters', 'https://banco-falso.example/ENTRAR'],
        ['another page of the same site', 'https://banco-falso.example/acceso'],
        ['a parameter in a chat', 'https://wa.me/34600000009?text=hola'],
        ['the chat as a number', 'tel:600000009'],
        ['the chat in another service', 'https://api.whatsapp.com/send?phone=34600000009'],
        ['the handle in a network', 'https://www.instagram.com/Banco.Falso/?x=1'],
      ] as const
    ).map(([way, url]) => [`one of its links, written with ${way}`, { links: [aLink({ url })] }, 1] as const),
    ['its phone', { profile: aProfile({ phone: '0034 600-111-009', email: '' }), links: [] }, 1],
    [
      'its e-mail address',
      { profile: aProfile({ phone: '', email: 'Banco+otra@Falso.example' }), links: [] },
      1,
    ],
    ['its e-mail address as a link', { links: [aLink({ url: 'mailto:banco@falso.example?subject=x' })] }, 1],
    ['its photo', { links: [] }, 7],
  ] as const)('can’t be published by another card of the account with %s', async (_, content, fill) => {
    await aTakenDownCard();
    const cardId = await aDraft(
      owner,
      'eva-otra',
      { profile: aProfile(NO_CONTACT), ...content, links: [...content.links] },
      fill,
    );
    expect(await publish(owner, cardId)).toMatchObject(REFUSED);
  });

  it.each([
    ['its photo', { links: [] }, 7],
    [
      'half of its links',
      { links: [LINKS[1]!, aLink({ id: 'y', url: 'https://BANCO-falso.example//entra%72?y=2' })] },
      1,
    ],
  ])('can’t be published by another account with %s', async (_, content, fill) => {
    await aTakenDownCard();
    const cardId = await aDraft('sofia', 'sofia-ruiz', content, fill);
    expect(await publish('sofia', cardId)).toMatchObject(REFUSED);
  });

  it('can’t return by resuming or restoring another card', async () => {
    const [paused, deleted] = [
      await project.aPublished(owner, 'eva-pausa', { links: LINKS }),
      await project.aPublished(owner, 'eva-borrada', { links: LINKS }),
    ];
    const eva = project.signUp(owner);
    await eva.call('pauseCard', { cardId: paused });
    await eva.call('deleteCard', { cardId: deleted });
    const cardId = await project.aPublished(owner, 'banco-seguro', { links: LINKS });
    await marta().call('takeDownCard', { cardId, reason: 'Fraude' });
    expect(await eva.call('resumeCard', { cardId: paused })).toMatchObject(REFUSED);
    expect(await eva.call('restoreCard', { cardId: deleted })).toMatchObject(REFUSED);
  });

  it('doesn’t stop another card with only a widely used link', async () => {
    await aTakenDownCard();
    const common = [LINKS[2]!, aLink({ id: 'x', url: 'https://sofia.example/' })];
    expect(await publish('sofia', await aDraft('sofia', 'sofia-ruiz', { links: common }, 1))).toMatchObject({
      status: 200,
    });
    const own = {
      profile: aProfile({}),
      links: [LINKS[2]!, aLink({ id: 'y', url: 'https://instagram.com/eva' })],
    };
    expect(await publish(owner, await aDraft(owner, 'eva-otra', own, 2))).toMatchObject({ status: 200 });
  });

  it('doesn’t stop a stranger’s card with its phone, email address or another page of its site', async () => {
    await aTakenDownCard();
    const profile = aProfile({ phone: '600 11 10 09', email: 'banco@falso.example' });
    const links = [aLink({ url: 'https://banco-falso.example/otra' })];
    const cardId = await aDraft('sofia', 'sofia-ruiz', { profile, links }, 1);
    expect(await publish('sofia', cardId)).toMatchObject({ status: 200 });
  });

  it('may be published again once the takedown is lifted', async () => {
    const cardId = await aTakenDownCard();
    await marta().call('liftTakedown', { cardId });
    expect(await project.read(`takedowns/${cardId}`)).toBeUndefined();
    expect(await publish(owner, cardId)).toMatchObject({ status: 200 });
    expect(await publish(owner, await aDraft(owner, 'eva-otra', { links: LINKS }))).toMatchObject({
      status: 200,
    });
  });

  it('is remembered for ninety days', async () => {
    const cardId = await aTakenDownCard();
    const record = project.db().doc(`takedowns/${cardId}`);
    expect((await record.get()).get('expiresAt').toMillis()).toBeGreaterThan(Date.now() + 89 * DAY_MS);
    await record.update({ expiresAt: Timestamp.fromMillis(Date.now() - 1) });
    expect(await publish(owner, await aDraft(owner, 'eva-otra', { links: LINKS }))).toMatchObject({
      status: 200,
    });
  });
});

describe('a suspended account', () => {
  beforeEach(() => project.db().doc('users/eva').set({ name: 'Eva' }));
  const suspend = (disabled: boolean) =>
    marta().call('setUserDisabled', { uid: owner, disabled, reason: disabled ? 'Fraude' : '' });

  it('hides all its cards, and shows them again as they were when it is readmitted', async () => {
    const slugs = Array.from({ length: 23 }, (_, index) => `eva-${index}x`);
    const ids = new Map<string, string>();
    for (const slug of slugs) ids.set(slug, await project.aPublished(owner, slug));
    await project.signUp(owner).call('pauseCard', { cardId: ids.get(slugs[3]!) });
    const read = async () =>
      Promise.all(slugs.map(async (slug) => (await project.read(`publicCards/${slug}`))!));
    const before = await read();
    await suspend(true);
    expect((await read()).map(({ status }) => status)).toEqual(slugs.map(() => 'paused'));
    await suspend(true);
    await suspend(false);
    expect(await read()).toEqual(before);
  });

  it('keeps a card hidden on readmission when its link has been banned meanwhile', async () => {
    const cardId = await project.aPublished(owner, 'eva-mala', { links: LINKS });
    await suspend(true);
    await project
      .db()
      .doc('config/linkHosts')
      .set({ hosts: ['banco-falso.example'] });
    await suspend(false);
    expect(await project.read('publicCards/eva-mala')).toEqual({ status: 'paused', slug: 'eva-mala' });
    expect(await project.read(`cards/${cardId}`)).toMatchObject({ status: 'paused' });
  });
});
