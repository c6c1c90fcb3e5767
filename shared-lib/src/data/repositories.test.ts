import { doc, serverTimestamp, setDoc, updateDoc } from 'firebase/firestore';
import type { Card, User } from '../domain';
import { firebaseFirestore } from '../firebase/firestore';
import { aCardContent } from '../testing';
import {
  createUser,
  findCardIdBySlug,
  getUser,
  newCardId,
  saveCardContent,
  subscribeToCard,
  subscribeToCards,
  subscribeToUser,
} from './index';
import { openLocalDatabase, until } from './testing/local-database';

// The one rule that these repositories lean on: a save names the revision that it was made from.
const RULES = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents {
  match /{all=**} { allow read, create: if true; }
  match /users/{id} { allow update: if true; }
  match /cards/{id} { allow update: if request.resource.data.revision == resource.data.revision + 1; }
} }`;

openLocalDatabase({ rules: RULES });

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

describe('users', () => {
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

describe('cards', () => {
  const mine = (answers: (cards: Card[]) => boolean) =>
    until<Card[]>((next, fail) => subscribeToCards('ana', next, fail), answers);

  it('lists an owner’s cards, the latest first, without deleted ones and without anybody else’s', async () => {
    const first = await aCard({ name: 'Primera' });
    const second = await aCard({ name: 'Segunda', slug: 'dos' });
    await aCard({ name: 'Borrada', deletedAt: serverTimestamp() });
    await aCard({ name: 'De Luis', userId: 'luis', owner: 'luis' });
    expect((await mine((cards) => cards.length === 2)).map(({ id }) => id)).toEqual([second, first]);
  });

  it('finds a card by its address, for its owner only', async () => {
    const id = await aCard();
    expect(await findCardIdBySlug('ana', 'ana-garcia')).toBe(id);
    expect(await findCardIdBySlug('luis', 'ana-garcia')).toBeNull();
    expect(await findCardIdBySlug('ana', 'otra')).toBeNull();
  });

  it('saves from the revision that was edited, and tells a conflict from any other', async () => {
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
