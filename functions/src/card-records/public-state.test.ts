import fc from 'fast-check';
import { Timestamp } from 'firebase-admin/firestore';
import type { PublicCard } from 'shared-lib/model';
import { aLink, bySize } from 'shared-lib/testing';
import { DAY_MS } from 'shared-lib/time';
import { cardIdOf } from '../testing/local-project';
import { openHostileProject, type HostileAccount } from '../testing/hostile-client';
import type { CardDocument } from './card-document';

const project = openHostileProject();
const shown = (slug: string) => project.read(`publicCards/${slug}`);

const anAdministrator = () => project.db().doc('admins/marta').set({ role: 'admin' });

beforeEach(anAdministrator);

/** Moves the time of every freed address so far back that anybody may claim it. */
async function letTombstonesLapse(): Promise<void> {
  const { docs } = await project.db().collection('slugs').get();
  const freedAt = Timestamp.fromMillis(Date.now() - 91 * DAY_MS);
  for (const claim of docs) if (claim.get('freedAt') !== null) await claim.ref.update({ freedAt });
}

/** Stores a template's roll-out with one card left to update. */
async function aRollOutTo(cardId: string, uid: string): Promise<{ runId: string; instanceId: string }> {
  const template = project.db().doc('userTemplates/clara');
  await template.set({ version: '1.1.0', cssCode: 'p{color:blue}', jsonConfig: [] });
  for (const version of ['1.0.0', '1.1.0'])
    await template
      .collection('versions')
      .doc(version)
      .set({ version, cssCode: 'p{color:red}', jsonConfig: [] });
  await project
    .db()
    .doc('syncRuns/clara_1.1.0')
    .set({ templateId: 'clara', version: '1.1.0', percentage: 100, state: 'running' });
  const at = Timestamp.now();
  const instance = {
    ...{ templateId: 'clara', templateVersion: '1.0.0', userId: uid, cardId, cardOwner: uid, isActive: true },
    ...{ targetSection: 'profile', data: {}, attic: {}, appliedAt: at, updatedAt: at },
    markup: { profile: '<h1>Ana García</h1>' },
  };
  await project.db().doc('templateInstances/i1').set(instance);
  return { runId: 'clara_1.1.0', instanceId: 'i1' };
}

/** Moves Ana's card from `esquina` to `nueva`, and months later lets Luis claim `esquina`. */
async function aStrangerAtHerOldAddress(): Promise<{ cardId: string; luisCardId: string }> {
  const ana = project.signUp('ana');
  const luis = project.signUp('luis');
  const cardId = await project.aPublished('ana', 'esquina');
  expect(await ana.call('changeSlug', { cardId, slug: 'nueva' })).toMatchObject({ status: 200 });
  await letTombstonesLapse();
  const luisCardId = cardIdOf('luisEsquina');
  expect(
    await luis.call('createCard', { cardId: luisCardId, name: 'Trabajo', slug: 'esquina' }),
  ).toMatchObject({ status: 200 });
  await project
    .db()
    .doc(`cards/${luisCardId}`)
    .update({ 'profile.name': 'Luis Ortega', links: [aLink({ url: 'https://luis.example/' })], revision: 2 });
  expect(await luis.call('publishCard', { cardId: luisCardId, revision: 2 })).toMatchObject({ status: 200 });
  return { cardId, luisCardId };
}

/** Renders and distributes a template as an administrator's browser does. */
async function distribute(admin: HostileAccount, runId: string, markup: object): Promise<void> {
  const driver = { runId, driver: 'one' };
  const { body } = await admin.call('takeSyncBatch', { ...driver, after: null, retry: false });
  const batch = (body as { result?: { items: { instanceId: string; basis: string }[] } }).result;
  const items = (batch?.items ?? []).map(({ instanceId, basis }) => ({ instanceId, basis, markup }));
  await admin.call('stageSync', { ...driver, items, isLast: false });
  await admin.call('applySync', driver);
}

describe('a card that left its address', () => {
  it('receives a template roll-out at its present address, not at the one a stranger has claimed', async () => {
    const { cardId, luisCardId } = await aStrangerAtHerOldAddress();
    const marta = project.signUp('marta');
    const { runId } = await aRollOutTo(cardId, 'ana');
    const markup = { profile: '<h1>Ana García</h1><p>Nuevo</p>' };
    await distribute(marta, runId, markup);
    expect(await project.read(`syncRuns/${runId}`)).toMatchObject({ counts: { done: 1 } });
    expect(await shown('esquina')).toMatchObject({ status: 'published', cardId: luisCardId });
    expect(await shown('nueva')).toMatchObject({
      slug: 'nueva',
      cardId,
      templates: { profile: { html: markup.profile } },
    });
  });

  it('never changes the card of a stranger at its former address', async () => {
    const { cardId } = await aStrangerAtHerOldAddress();
    const ana = project.signUp('ana');
    const marta = project.signUp('marta');
    const before = await shown('esquina');
    // State after a bug, or from before the product checked: the card names an address that isn't its own.
    await project.db().doc(`cards/${cardId}`).update({ slug: 'esquina' });
    for (const call of [
      () => ana.call('pauseCard', { cardId }),
      () => ana.call('resumeCard', { cardId }),
      () => ana.call('publishCard', { cardId, revision: 2 }),
      () => marta.call('takeDownCard', { cardId, reason: 'Fraude' }),
      () => marta.call('liftTakedown', { cardId }),
      () => marta.call('setUserDisabled', { uid: 'ana', disabled: true, reason: 'Fraude' }),
      () => marta.call('setUserDisabled', { uid: 'ana', disabled: false, reason: '' }),
      () => ana.withSession({ startedAt: Date.now() / 1000 + 60 }).call('deleteCard', { cardId }),
      () => ana.withSession({ startedAt: Date.now() / 1000 + 60 }).call('restoreCard', { cardId }),
    ]) {
      await call();
      expect(await shown('esquina')).toEqual(before);
      expect(await project.read('slugs/esquina')).toMatchObject({ uid: 'luis', freedAt: null });
    }
  });
});

describe('the former addresses of a card', () => {
  it('all redirect straight to its present address', async () => {
    const ana = project.signUp('ana');
    const cardId = await project.aPublished('ana', 'primera');
    for (const slug of ['segunda', 'tercera', 'cuarta']) await ana.call('changeSlug', { cardId, slug });
    for (const slug of ['primera', 'segunda', 'tercera'])
      expect(await shown(slug)).toEqual({ status: 'moved', slug, to: 'cuarta' });
    await ana.call('changeSlug', { cardId, slug: 'primera' });
    for (const slug of ['segunda', 'tercera', 'cuarta'])
      expect(await shown(slug)).toEqual({ status: 'moved', slug, to: 'primera' });
    expect(await shown('primera')).toMatchObject({ status: 'published', cardId });
  });

  it('redirect nowhere once a stranger has claimed the last one', async () => {
    const ana = project.signUp('ana');
    const cardId = await project.aPublished('ana', 'primera');
    await ana.call('changeSlug', { cardId, slug: 'segunda' });
    await ana.call('deleteCard', { cardId });
    await letTombstonesLapse();
    const theirs = { cardId: cardIdOf('luis'), name: 'Trabajo', slug: 'segunda' };
    expect(await project.signUp('luis').call('createCard', theirs)).toMatchObject({ status: 200 });
    expect(await shown('primera')).toEqual({ status: 'deleted', slug: 'primera' });
  });
});

describe('any sequence of calls by owners and administrators', () => {
  const SLUGS = ['uno-uno', 'dos-dos', 'tres-tres'];
  const CARDS = [
    { uid: 'ana', cardId: cardIdOf('anaUno') },
    { uid: 'ana', cardId: cardIdOf('anaDos') },
    { uid: 'luis', cardId: cardIdOf('luisUno') },
  ];
  const NAMES = [
    ...(['createCard', 'publishCard', 'pauseCard', 'resumeCard', 'deleteCard', 'restoreCard'] as const),
    ...(['changeSlug', 'takeDownCard', 'liftTakedown', 'setUserDisabled', 'applySync', 'months'] as const),
  ];

  interface Step {
    name: (typeof NAMES)[number];
    caller: string;
    card: (typeof CARDS)[number];
    slug: string;
    disabled: boolean;
  }

  /** Expects that only published cards which may be shown are shown, each only at its own address. */
  async function expectSound(): Promise<void> {
    for (const slug of SLUGS) {
      const card = (await shown(slug)) as PublicCard | undefined;
      if (card?.status !== 'published') continue;
      const stored = (await project.read(`cards/${card.cardId}`)) as CardDocument;
      expect(await project.read(`slugs/${slug}`)).toMatchObject({
        uid: stored.userId,
        cardId: card.cardId,
        freedAt: null,
      });
      expect(stored).toMatchObject({ slug, status: 'published', deletedAt: null });
      expect(stored.takedown ?? null).toBeNull();
      const account = await project.read(`users/${stored.userId}/private/state`);
      expect(account?.['disabled'] ?? false).toBe(false);
    }
  }

  const contentOf = (cardId: string) => ({
    links: [aLink({ url: `https://${cardId}.example/` })],
    'profile.name': 'Ana García',
  });

  /** Runs one step as the account that it belongs to; refusals are ignored. */
  async function act({ name, caller, card, slug, disabled }: Step): Promise<void> {
    const { cardId, uid } = card;
    if (name === 'months') return letTombstonesLapse();
    if (name === 'applySync') {
      const { runId } = await aRollOutTo(cardId, uid);
      return distribute(project.signUp('marta'), runId, { profile: '<h1>Ana García</h1>' });
    }
    const isAdmin = ['takeDownCard', 'liftTakedown', 'setUserDisabled'].includes(name);
    const input = { cardId, slug, name: 'Trabajo', revision: 1, reason: 'Fraude', uid, disabled };
    const session = { startedAt: Math.floor(Date.now() / 1000) + 60 };
    const { status } = await project.signUp(isAdmin ? 'marta' : caller, session).call(name, input);
    if (name === 'createCard' && status === 200)
      await project.db().doc(`cards/${cardId}`).update(contentOf(cardId));
  }

  const begin = () =>
    project.arrange('three cards', async () => {
      await anAdministrator();
      await project.db().doc('users/ana').set({ name: 'Ana' });
      await project.db().doc('users/luis').set({ name: 'Luis' });
      for (const [index, card] of CARDS.entries()) {
        await act({ name: 'createCard', caller: card.uid, card, slug: SLUGS[index]!, disabled: false });
        await act({ name: 'publishCard', caller: card.uid, card, slug: '', disabled: false });
      }
    });

  it('shows at an address only the published card that holds it', async () => {
    const step = fc.record({
      name: fc.constantFrom(...NAMES),
      caller: fc.constantFrom('ana', 'luis'),
      card: fc.constantFrom(...CARDS),
      slug: fc.constantFrom(...SLUGS),
      disabled: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 15, maxLength: 25 }), async (steps) => {
        await project.reset();
        await begin();
        for (const step of steps) {
          await act(step);
          await expectSound();
        }
      }),
      { numRuns: bySize({ short: 2, all: 8, long: 8 }), endOnFailure: true },
    );
  }, 240_000);
});
