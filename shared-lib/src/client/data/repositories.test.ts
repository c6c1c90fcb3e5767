import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import type { Card, User } from '../../model';
import { currentEndpoints } from '../firebase/endpoints';
import { firebaseFirestore } from '../firebase/firestore';
import { documentsUrl } from '../../platform/config';
import { takeFirstCards } from '../first-read';
import { readCards } from '../first-read/rest-documents';
import { aCardContent } from '../../testing';
import {
  createUser,
  findCardIdBySlug,
  getUser,
  newCardId,
  saveCardContent,
  subscribeToCard,
  subscribeToCards,
  subscribeToDeletedCards,
  subscribeToUser,
  type DeletedCard,
} from './index';
import { openLocalDatabase, until } from './testing/local-database';

// The one rule that these repositories lean on: a save names the revision that it was made from.
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /{all=**} { allow read, create: if true; }
  match /users/{id} { allow update: if true; }
  match /cards/{id} { allow update: if request.resource.data.revision == resource.data.revision + 1; }
} }`;

openLocalDatabase({ rules: RULES, quiet: true });

const ana: User = { id: 'ana', email: 'ana@ejemplo.com', name: 'Ana' };
const legal = { version: '2026-11-20', acceptedAt: '2026-11-20T10:00:00.000Z' };

async function aCard(overrides: object = {}): Promise<string> {
  const id = newCardId();
  await setDoc(doc(firebaseFirestore(), 'cards', id), {
    ...aCardContent(),
    userId: 'ana',
    owner: 'ana',
    slug: 'ana-garcia',
    revision: 1,
    status: 'draft',
    createdAt: serverTimestamp(),
    updatedAt: serverTimestamp(),
    publishedAt: null,
    publishedRevision: null,
    deletedAt: null,
    ...overrides,
  });
  return id;
}

describe('the user repository', () => {
  it('S7.02 gets a record by its uid, and null where there is none', async () => {
    expect(await getUser('ana')).toBeNull();
    await createUser(ana, legal);
    expect(await getUser('ana')).toEqual(ana);
  });

  it('follows a record as it comes and changes', async () => {
    const named = (name: string) =>
      until<User | null>(
        (next, fail) => subscribeToUser('ana', next, fail),
        (user) => user?.name === name,
      );
    const first = named('Ana');
    await createUser(ana, legal);
    await first;
    const second = named('Ana García');
    await updateDoc(doc(firebaseFirestore(), 'users/ana'), { name: 'Ana García' });
    expect(await second).toEqual({ ...ana, name: 'Ana García' });
  });
});

describe('the card repository', () => {
  const mine = (answers: (cards: Card[]) => boolean) =>
    until<Card[]>((next, fail) => subscribeToCards('ana', next, fail), answers);

  it('reads the same cards by the page’s first script as by the listener', async () => {
    await aCard({ name: 'Primera', publishedAt: serverTimestamp(), publishedRevision: 1 });
    await aCard({ name: 'Segunda', slug: 'dos' });
    await aCard({ name: 'Borrada', deletedAt: serverTimestamp() });
    const received = await mine(
      (cards) => cards.length === 2 && cards.every((card) => !('pending' in card) || !card.pending),
    );
    const reader = { uid: 'ana', token: 'owner', base: documentsUrl(currentEndpoints()) };
    globalThis.__firstRead = {
      startedAt: Date.now(),
      isWhole: true,
      session: Promise.resolve({ uid: 'ana', email: '', emailVerified: true, displayName: '' }),
      token: Promise.resolve(null),
      parts: { cards: readCards(reader) },
    };
    const first = await takeFirstCards('ana');
    globalThis.__firstRead = undefined;
    expect(first?.map((card) => ({ ...card, pending: false }))).toEqual(received);
  });

  it('lists an owner’s cards, the latest first, without deleted ones and without anybody else’s', async () => {
    const first = await aCard({ name: 'Primera' });
    const second = await aCard({ name: 'Segunda', slug: 'dos' });
    await aCard({ name: 'Borrada', deletedAt: serverTimestamp() });
    await aCard({ name: 'De Luis', userId: 'luis', owner: 'luis' });
    expect((await mine((cards) => cards.length === 2)).map(({ id }) => id)).toEqual([second, first]);
  });

  it('lists what an owner deleted in the last 30 days, the latest first', async () => {
    const day = 24 * 60 * 60 * 1000;
    const now = Date.UTC(2026, 2, 31);
    const hers = { userId: 'eva', owner: 'eva' };
    await aCard(hers);
    const first = await aCard({ ...hers, slug: 'uno', deletedAt: new Date(now - 29 * day) });
    const second = await aCard({ ...hers, slug: 'dos', deletedAt: new Date(now - day) });
    await aCard({ ...hers, slug: 'tres', deletedAt: new Date(now - 30 * day) });
    await aCard({ slug: 'otro', userId: 'luis', owner: 'luis', deletedAt: new Date(now - day) });
    const bin = await until<DeletedCard[]>(
      (next, fail) => subscribeToDeletedCards('eva', now, next, fail),
      (cards) => cards.length > 0,
    );
    expect(bin.map(({ id, deletedAt }) => [id, deletedAt])).toEqual([
      [second, now - day],
      [first, now - 29 * day],
    ]);
  });

  it('finds a card by its address, for its owner only', async () => {
    const id = await aCard();
    expect(await findCardIdBySlug('ana', 'ana-garcia')).toBe(id);
    expect(await findCardIdBySlug('luis', 'ana-garcia')).toBeNull();
    expect(await findCardIdBySlug('ana', 'otra')).toBeNull();
  });

  it('saves only over the edited revision, and reports a conflict otherwise', async () => {
    const id = await aCard();
    expect(await saveCardContent(id, aCardContent({ name: 'Una' }), 1)).toBe(2);
    await expect(saveCardContent(id, aCardContent({ name: 'Otra' }), 1)).rejects.toMatchObject({
      code: 'card-conflict',
    });
    const card = await until<Card | null>(
      (next, fail) => subscribeToCard(id, next, fail),
      (value) => value?.revision === 2,
    );
    expect(card).toMatchObject({ name: 'Una', slug: 'ana-garcia', status: 'draft', publishedAt: null });
  });

  it('says that a deleted card is gone', async () => {
    const id = await aCard({ deletedAt: serverTimestamp() });
    const seen = await until<Card | null>(
      (next, fail) => subscribeToCard(id, next, fail),
      () => true,
    );
    expect(seen).toBeNull();
  });
});
