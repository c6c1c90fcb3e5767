import { CARD_LIMITS } from 'shared-lib/model';
import { aLink } from 'shared-lib/testing';
import { refusalOf, openLocalProject } from '../testing/local-project';
import { deleteCard } from './delete-card';
import { pauseCard } from './pause-card';
import { publishCard } from './publish-card';
import { restoreCard } from './restore-card';
import { resumeCard } from './resume-card';

const project = openLocalProject();
const { context } = project;
const ana = () => context('ana');

describe('publishCard', () => {
  it('shows as many links as a card may have, each once and in order', async () => {
    const links = Array.from({ length: CARD_LIMITS.links }, (_, index) =>
      aLink({ id: `l${index}`, url: `https://ejemplo.com/${index}` }),
    );
    const cardId = await project.aDraft('ana', 'ana-garcia', { links });
    await publishCard(ana(), { cardId, revision: 2 });
    const shown = (await project.read('publicCards/ana-garcia'))!['links'] as { url: string }[];
    expect(shown.map(({ url }) => url)).toEqual(links.map(({ url }) => url));
  });

  it('publishes the cleaned content and nothing else of the card', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia', {
      links: [aLink({ id: 'a', url: 'ejemplo.com' }), aLink({ id: 'b', visible: false })],
    });
    await expect(publishCard(ana(), { cardId, revision: 2 })).resolves.toEqual({
      slug: 'ana-garcia',
      revision: 2,
    });
    const shown = (await project.read('publicCards/ana-garcia'))!;
    expect(Object.keys(shown).sort()).toEqual([
      'cardId',
      'links',
      'noindex',
      'profile',
      'publishedAt',
      'revision',
      'slug',
      'status',
      'theme',
    ]);
    expect(shown['links']).toEqual([
      {
        id: 'a',
        title: 'Mi web',
        url: 'https://ejemplo.com/',
        description: '',
        icon: '',
        from: null,
        until: null,
      },
    ]);
    expect(await project.read(`cards/${cardId}`)).toMatchObject({
      status: 'published',
      publishedRevision: 2,
    });
  });

  it('publishes the chosen languages without repeating the main one', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia', { language: 'ca', languages: ['en', 'ca'] });
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ language: 'ca', languages: ['en'] });
  });

  it.each([
    [
      'of the hours, before that of the account',
      { zone: 'Europe/Lisbon' },
      'Europe/Madrid',
      '+351 600 11 22 33',
    ],
    ['of the account', {}, 'Europe/Madrid', '+34 600 11 22 33'],
    ['of an unknown country, which adds none', {}, 'Asia/Tokyo', '600 11 22 33'],
    ['that is not set, which adds none', {}, null, '600 11 22 33'],
  ])('derives phone country codes from the zone %s', async (_which, hours, timezone, expected) => {
    const phone = aLink({ id: 'tel', kind: 'phone', url: 'tel:600112233' });
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [phone] });
    await project.db().doc(`cards/${cardId}`).update({ 'profile.phone': '600 11 22 33' });
    await project.db().doc('availability/ana').set(hours);
    await project
      .db()
      .doc('users/ana')
      .set({ ...(timezone && { timezone }) }, { merge: true });
    await publishCard(ana(), { cardId, revision: 2 });
    const shown = (await project.read('publicCards/ana-garcia'))!;
    expect(shown).toMatchObject({
      profile: { phone: expected },
      links: [{ url: `tel:${expected.replaceAll(' ', '')}` }],
    });
    // The draft is the owner's, as it was typed.
    expect(await project.read(`cards/${cardId}`)).toMatchObject({ profile: { phone: '600 11 22 33' } });
  });

  it('removes the zero in brackets from phone numbers', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia', {
      links: [aLink({ id: 'tel', kind: 'phone', url: 'tel:+34(0)911234567;ext=5' })],
    });
    await project.db().doc(`cards/${cardId}`).update({ 'profile.phone': '+34 (0) 600 111 222' });
    await publishCard(ana(), { cardId, revision: 2 });
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({
      profile: { phone: '+34 600 111 222' },
      links: [{ url: 'tel:+34911234567;ext=5' }],
    });
  });

  it('can be repeated', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    await expect(publishCard(ana(), { cardId, revision: 2 })).resolves.toEqual({
      slug: 'ana-garcia',
      revision: 2,
    });
  });

  it('refuses a revision that is not the stored one', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia');
    expect(await refusalOf(publishCard(ana(), { cardId, revision: 1 }))).toBe('card-conflict');
    expect(await project.read('publicCards/ana-garcia')).toBeUndefined();
  });

  it.each([
    ['javascript:alert(1)', 'url-forbidden-scheme'],
    ['https://u:p@ejemplo.com', 'url-invalid'],
    ['@nombre.oficio', 'url-handle'],
  ])('refuses the link address %j even if a draft contains it', async (url, code) => {
    const cardId = await project.aDraft('ana', 'ana-garcia', { links: [aLink({ url })] });
    await expect(publishCard(ana(), { cardId, revision: 2 })).rejects.toMatchObject({
      reason: 'card-not-publishable',
      details: { problems: [{ path: 'links.0.url', code }] },
    });
  });

  it('refuses links with unknown fields', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia', {
      links: [{ ...aLink(), onclick: 'alert(1)' } as never],
    });
    expect(await refusalOf(publishCard(ana(), { cardId, revision: 2 }))).toBe('card-not-publishable');
  });

  it('keeps the last twenty publications', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const card = project.db().doc(`cards/${cardId}`);
    for (let revision = 3; revision <= 25; revision += 1) {
      await card.update({ revision });
      await publishCard(ana(), { cardId, revision });
    }
    const revisions = await card.collection('publications').orderBy('revision').get();
    expect(revisions.docs.map((publication) => publication.get('revision'))).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 6),
    );
  });
});

describe('pauseCard and resumeCard', () => {
  it('hide the content of a card, and show it again as it was published', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const before = await project.read('publicCards/ana-garcia');
    await pauseCard(ana(), { cardId });
    await pauseCard(ana(), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toEqual({ status: 'paused', slug: 'ana-garcia' });
    // Resuming does not publish later edits.
    await project.db().doc(`cards/${cardId}`).update({ 'profile.name': 'Otra', revision: 3 });
    await resumeCard(ana(), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toEqual(before);
  });

  it('refuse a draft', async () => {
    const cardId = await project.aDraft('ana', 'ana-garcia');
    expect(await refusalOf(pauseCard(ana(), { cardId }))).toBe('card-never-published');
    expect(await refusalOf(resumeCard(ana(), { cardId }))).toBe('card-never-published');
  });
});

describe('deleteCard and restoreCard', () => {
  it('hide a card at once, and bring it back as visitors saw it', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const before = await project.read('publicCards/ana-garcia');
    await deleteCard(ana(), { cardId });
    await deleteCard(ana(), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toEqual({ status: 'deleted', slug: 'ana-garcia' });
    await expect(restoreCard(ana(), { cardId })).resolves.toEqual({ cardId, slug: 'ana-garcia' });
    expect(await project.read('publicCards/ana-garcia')).toEqual(before);
    expect(await project.read('slugs/ana-garcia')).toMatchObject({ cardId, freedAt: null });
  });

  it('keep only the languages of a card at its address', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const languages = { language: 'eu', languages: ['es', 'fr'] };
    await project.db().doc(`cards/${cardId}`).update(languages);
    await pauseCard(ana(), { cardId });
    const absent = { slug: 'ana-garcia', ...languages };
    expect(await project.read('publicCards/ana-garcia')).toEqual({ status: 'paused', ...absent });
    await deleteCard(ana(), { cardId });
    expect(await project.read('publicCards/ana-garcia')).toEqual({ status: 'deleted', ...absent });
  });

  it('bring back a paused card paused, and a draft as a draft', async () => {
    const paused = await project.aPublished('ana', 'ana-pausa');
    await pauseCard(ana(), { cardId: paused });
    await deleteCard(ana(), { cardId: paused });
    await restoreCard(ana(), { cardId: paused });
    expect(await project.read('publicCards/ana-pausa')).toMatchObject({ status: 'paused' });

    const draft = await project.aDraft('ana', 'ana-borrador');
    await deleteCard(ana(), { cardId: draft });
    expect(await project.read('publicCards/ana-borrador')).toBeUndefined();
    await restoreCard(ana(), { cardId: draft });
    expect(await project.read(`cards/${draft}`)).toMatchObject({ status: 'draft', deletedAt: null });
  });
});

describe('somebody else’s card', () => {
  it('can’t be published, paused, resumed, deleted or restored', async () => {
    const cardId = await project.aPublished('ana', 'ana-garcia');
    const luis = context('luis');
    for (const call of [
      publishCard(luis, { cardId, revision: 2 }),
      pauseCard(luis, { cardId }),
      resumeCard(luis, { cardId }),
      deleteCard(luis, { cardId }),
      restoreCard(luis, { cardId }),
    ]) {
      expect(await refusalOf(call)).toBe('card-not-found');
    }
    expect(await project.read('publicCards/ana-garcia')).toMatchObject({ status: 'published' });
  });
});
