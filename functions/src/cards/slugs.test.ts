import { Timestamp } from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { cardIdOf, NOW, refusalOf, openLocalProject } from '../testing/local-project';
import { changeSlug } from './change-slug';
import { checkSlug } from './check-slug';
import { createCard } from './create-card';
import { deleteCard } from './delete-card';
import { publishCard } from './publish-card';

const project = openLocalProject();
const { context } = project;
const create = (uid: string, id: string, slug: string, now = NOW) =>
  createCard(context(uid, now), { cardId: cardIdOf(id), name: 'Trabajo', slug });

describe('createCard', () => {
  it('creates a draft with the person’s name and claims its address', async () => {
    await project.db().doc('users/ana').set({ name: 'Ana García' });
    await expect(create('ana', 'uno', 'Ana García')).resolves.toEqual({
      cardId: cardIdOf('uno'),
      slug: 'ana-garcia',
    });
    expect(await project.read(`cards/${cardIdOf('uno')}`)).toMatchObject({
      userId: 'ana',
      owner: 'ana',
      slug: 'ana-garcia',
      status: 'draft',
      revision: 1,
      name: 'Trabajo',
      profile: { name: 'Ana García', photo: null },
    });
    expect(await project.read('slugs/ana-garcia')).toMatchObject({
      uid: 'ana',
      cardId: cardIdOf('uno'),
      freedAt: null,
    });
  });

  it('answers the same when it is called again', async () => {
    await create('ana', 'uno', 'ana-garcia');
    await expect(create('ana', 'uno', 'otra')).resolves.toEqual({
      cardId: cardIdOf('uno'),
      slug: 'ana-garcia',
    });
    expect(await project.read('slugs/otra')).toBeUndefined();
  });

  it.each([
    ['ab', 'slug-too-short'],
    ['Dashboard', 'slug-reserved'],
    ['???', 'slug-too-short'],
    ['Tarjetero Soporte', 'slug-reserved'],
    ['bizum', 'slug-reserved'],
    ['estado', 'slug-reserved'],
  ])('refuses the address %j: %s', async (slug, reason) => {
    expect(await refusalOf(create('ana', 'uno', slug))).toBe(reason);
    expect(await project.read(`cards/${cardIdOf('uno')}`)).toBeUndefined();
  });

  it('leaves a newly reserved address to its former owner', async () => {
    await create('ana', 'uno', 'ana-garcia');
    const claim = { uid: 'ana', cardId: cardIdOf('uno'), claimedAt: Timestamp.fromMillis(NOW) };
    // Claimed, and freed for another, before it became a reserved word.
    await project
      .db()
      .doc('slugs/bizum')
      .set({ ...claim, freedAt: Timestamp.fromMillis(NOW) });
    await expect(changeSlug(context('ana'), { cardId: cardIdOf('uno'), slug: 'bizum' })).resolves.toEqual({
      slug: 'bizum',
    });
    await expect(
      checkSlug(context('ana'), { slug: 'bizum', cardId: cardIdOf('uno') }),
    ).resolves.toMatchObject({
      problem: null,
    });
    await expect(checkSlug(context('eva'), { slug: 'bizum' })).resolves.toEqual({
      ...{ slug: 'bizum', problem: 'slug-reserved', suggestions: [] },
    });
  });

  it('gives an address to exactly one of several simultaneous callers', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) =>
      create(`user${index}`, `card${index}`, 'la-mejor'),
    );
    const answers = await Promise.allSettled(attempts);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ reason: 'slug-taken' });
    }
  });

  it('refuses the card id of another account', async () => {
    await create('ana', 'uno', 'ana-garcia');
    expect(await refusalOf(create('luis', 'uno', 'luis-ortega'))).toBe('card-not-found');
  });

  it('copies only cards of the same account', async () => {
    const source = await project.aDraft('ana', 'ana-garcia');
    const copy = { cardId: cardIdOf('copia'), name: 'Trabajo (Copia)', slug: 'ana-copia', copyFrom: source };
    await createCard(context('ana'), copy);
    const { name, links, revision, status } = (await project.read(`cards/${copy.cardId}`))!;
    expect({ name, revision, status, titles: links.map((link: { title: string }) => link.title) }).toEqual({
      name: 'Trabajo (Copia)',
      revision: 1,
      status: 'draft',
      titles: ['Mi web'],
    });
    const stolen = { ...copy, cardId: cardIdOf('robada'), slug: 'robada' };
    expect(await refusalOf(createCard(context('luis'), stolen))).toBe('card-not-found');
  });

  it('refuses more than fifty addresses for an account', async () => {
    const batch = project.db().batch();
    for (let index = 0; index < 50; index += 1) {
      batch.set(project.db().doc(`slugs/ana-${index}`), { uid: 'ana', cardId: `c${index}`, freedAt: null });
    }
    await batch.commit();
    expect(await refusalOf(create('ana', 'una-mas', 'una-mas'))).toBe('slug-limit');
  });
});

describe('checkSlug', () => {
  const check = (uid: string, slug: string, cardId?: string, now = NOW) =>
    checkSlug(context(uid, now), { slug, cardId });

  it('returns a free address in its normalised form', async () => {
    await expect(check('ana', ' Ana  García ')).resolves.toEqual({
      slug: 'ana-garcia',
      problem: null,
      suggestions: [],
    });
  });

  it('suggests free addresses in place of a taken one', async () => {
    await create('luis', 'uno', 'ana-garcia');
    await create('luis', 'dos', 'ana-garcia-pro');
    const answer = await check('ana', 'ana-garcia');
    expect(answer.problem).toBe('slug-taken');
    expect(answer.suggestions).toEqual(['ana-garcia-tarjeta', 'ana-garcia-2', 'ana-garcia-3']);
  });

  it('counts a card’s own address as free for that card', async () => {
    await create('ana', 'uno', 'ana-garcia');
    await expect(check('ana', 'ana-garcia', cardIdOf('uno'))).resolves.toMatchObject({ problem: null });
    await expect(check('ana', 'ana-garcia')).resolves.toMatchObject({ problem: 'slug-taken' });
  });

  it('reports addresses that are too short or reserved', async () => {
    await expect(check('ana', 'ab')).resolves.toMatchObject({ problem: 'slug-too-short' });
    await expect(check('ana', 'admin')).resolves.toMatchObject({ problem: 'slug-reserved' });
  });
});

describe('a freed address', () => {
  it('can be claimed by another account only after ninety days', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await deleteCard(context('ana'), { cardId });
    expect(await refusalOf(create('luis', 'otra', 'ana-garcia', NOW + 89 * DAY_MS))).toBe('slug-taken');
    await expect(create('luis', 'otra', 'ana-garcia', NOW + 90 * DAY_MS)).resolves.toMatchObject({
      slug: 'ana-garcia',
    });
    // The former owner's public document is removed with the claim.
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
  });

  it('can be claimed again at once by its former owner', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await deleteCard(context('ana'), { cardId });
    await expect(create('ana', 'nueva', 'ana-garcia')).resolves.toMatchObject({ slug: 'ana-garcia' });
  });
});

describe('changeSlug', () => {
  it('moves a published card and redirects visitors from the old address', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await expect(changeSlug(context('ana'), { cardId, slug: 'ana-estudio' })).resolves.toEqual({
      slug: 'ana-estudio',
    });
    expect(await project.read('publicCards/ana-estudio')).toMatchObject({
      status: 'published',
      slug: 'ana-estudio',
    });
    expect(await project.read('publicCards/ana-garcia')).toEqual({
      status: 'moved',
      slug: 'ana-garcia',
      to: 'ana-estudio',
    });
    await publishCard(context('ana'), { cardId, revision: 2 });
    expect(await project.read('publicCards/ana-estudio')).toMatchObject({ slug: 'ana-estudio' });
  });

  it('can move a card back to its old address', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await changeSlug(context('ana'), { cardId, slug: 'ana-estudio' });
    await changeSlug(context('ana'), { cardId, slug: 'ana-garcia' });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
    expect(await project.read('publicCards/ana-estudio')).toMatchObject({
      status: 'moved',
      to: 'ana-garcia',
    });
  });

  it('refuses taken addresses and the cards of other accounts', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await create('luis', 'uno', 'luis-ortega');
    expect(await refusalOf(changeSlug(context('ana'), { cardId, slug: 'luis-ortega' }))).toBe('slug-taken');
    expect(await refusalOf(changeSlug(context('luis'), { cardId, slug: 'robada' }))).toBe('card-not-found');
    expect(await project.read(`cards/${cardId}`)).toMatchObject({ slug: 'ana-garcia' });
  });
});
