import { Timestamp } from 'firebase-admin/firestore';
import { CARDS_PER_PAGE } from 'shared-lib/model';
import { recordAccount } from '../accounts/record-account';
import { createCard } from '../cards/create-card';
import { cardIdOf, NOW, openLocalProject, refusalOf } from '../testing/local-project';
import { listCards } from './list-cards';
import { reportedCardRef, type ReportedCardDocument } from './reported-card';
import { takeDownCard } from './take-down-card';

const project = openLocalProject();
const { context } = project;
const all = { search: '', state: null, after: null } as const;
const slugs = async (part: object = {}) =>
  (await listCards(context('marta'), { ...all, ...part })).cards.map(({ slug }) => slug);

beforeEach(async () => {
  await project.db().doc('admins/marta').set({ id: 'marta', role: 'admin', revision: 1 });
  for (const [uid, name] of [
    ['ana', 'Ána García'],
    ['luis', 'Luis Pérez'],
  ]) {
    await project
      .db()
      .doc(`users/${uid}`)
      .set({ id: uid, name, email: `${uid}@ejemplo.com`, createdAt: Timestamp.fromMillis(NOW) });
    await recordAccount(context(uid!), {});
  }
});

describe('listCards', () => {
  it('refuses a caller who is not an administrator', async () => {
    expect(await refusalOf(listCards(context('ana'), all))).toBe('not-admin');
  });

  it('lists every card with its state, owner and open reports, newest first', async () => {
    const cardId = await project.aPublished('ana', 'estudio-norte');
    await createCard(context('luis', NOW + 1000), { cardId: cardIdOf('luis'), name: 'Luis', slug: 'luis-p' });
    const at = Timestamp.fromMillis(NOW);
    await reportedCardRef(project.db(), cardId).set({
      ...{ slug: 'estudio-norte', cardId, ownerId: 'ana', count: 3, reasons: { fraud: 3 }, status: 'open' },
      ...{ firstAt: at, lastAt: at, decidedBy: '', decision: '', decidedAt: null, revision: 0 },
      ...{ visits: 0, score: 0, waiting: 0, assignedTo: '', assignedEmail: '', isOwnerSuspended: false },
    } satisfies ReportedCardDocument);
    await project
      .db()
      .doc(`reportedCards/${cardIdOf('luis')}`)
      .set({ status: 'dismissed', count: 9 });
    const { cards, next } = await listCards(context('marta'), all);
    expect(next).toBeNull();
    expect(cards).toMatchObject([
      { slug: 'luis-p', status: 'draft', ownerName: 'Luis Pérez', reports: 0 },
      {
        slug: 'estudio-norte',
        status: 'published',
        ownerId: 'ana',
        ownerEmail: 'ana@ejemplo.com',
        reports: 3,
      },
    ]);
    expect(await slugs({ state: 'draft' })).toEqual(['luis-p']);
    await takeDownCard(context('marta'), { cardId, reason: 'x' });
    expect(await slugs({ state: 'taken-down' })).toEqual(['estudio-norte']);
    expect(await slugs({ state: 'paused' })).toEqual([]);
  });

  it('finds cards by any part of their address and by their owner', async () => {
    await project.aPublished('ana', 'estudio-norte');
    await createCard(context('ana'), { cardId: cardIdOf('otra'), name: 'Otra', slug: 'obras' });
    expect(await slugs({ search: 'dio-NOR' })).toEqual(['estudio-norte']);
    expect((await slugs({ search: 'garcía' })).sort()).toEqual(['estudio-norte', 'obras']);
    expect(await slugs({ search: 'ob' })).toEqual(['obras']);
    expect(await slugs({ search: 'garcía', state: 'draft' })).toEqual(['obras']);
    expect(await slugs({ search: 'nadie' })).toEqual([]);
  });

  it('answers page by page', async () => {
    const batch = project.db().batch();
    for (let at = 0; at < CARDS_PER_PAGE + 2; at += 1)
      batch.set(project.db().doc(`cards/${cardIdOf(`c${String(at).padStart(2, '0')}`)}`), {
        ...{ userId: 'ana', slug: `c-${at}`, name: 'C', status: 'draft', deletedAt: null },
        createdAt: Timestamp.fromMillis(NOW + at),
      });
    await batch.commit();
    const first = await listCards(context('marta'), all);
    expect(first.cards).toHaveLength(CARDS_PER_PAGE);
    const second = await listCards(context('marta'), { ...all, after: first.next });
    expect(second.cards.map(({ slug }) => slug)).toEqual(['c-1', 'c-0']);
    expect(second.next).toBeNull();
  });
});
