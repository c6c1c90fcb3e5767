import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  type Firestore,
} from 'firebase/firestore';
import { aCardContent } from 'shared-lib/testing';
import { anAdmin, STORED } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();

const card = (overrides: object = {}) => ({
  ...aCardContent(),
  userId: 'ana',
  owner: 'ana',
  slug: 'ana-garcia',
  revision: 1,
  status: 'draft',
  bookingEnabled: false,
  createdAt: serverTimestamp(),
  updatedAt: serverTimestamp(),
  publishedAt: null,
  publishedRevision: null,
  deletedAt: null,
  ...overrides,
});

const arrangeCard = (overrides: object = {}) =>
  actors.arrange((db) => setDoc(doc(db, 'cards/card1'), card(overrides)));
const arrangeClaim = (claim: object = {}) =>
  actors.arrange((db) =>
    setDoc(doc(db, 'slugs/ana-garcia'), { uid: 'ana', cardId: 'card1', freedAt: null, ...claim }),
  );

const cardOf = (db: Firestore) => doc(db, 'cards/card1');
const save = (overrides: object = {}) => ({ revision: 2, updatedAt: serverTimestamp(), ...overrides });

const listOf = (db: Firestore, uid: string, most: number) =>
  getDocs(
    query(
      collection(db, 'cards'),
      where('userId', '==', uid),
      where('deletedAt', '==', null),
      orderBy('createdAt', 'desc'),
      limit(most),
    ),
  );

/** Queries the deleted cards of an account. */
const binOf = (db: Firestore, uid: string) =>
  getDocs(
    query(
      collection(db, 'cards'),
      where('userId', '==', uid),
      where('deletedAt', '>', new Date(0)),
      orderBy('deletedAt', 'desc'),
      limit(50),
    ),
  );

describe('the owner of a card', () => {
  it('lists their deleted cards, unlike anybody else', async () => {
    await arrangeCard({ deletedAt: new Date(1) });
    expect((await assertSucceeds(binOf(actors.user('ana'), 'ana'))).size).toBe(1);
    await assertFails(binOf(actors.user('luis'), 'ana'));
  });

  it('S6.10 reads it, lists their cards and saves the content', async () => {
    await arrangeCard();
    const db = actors.user('ana');
    await assertSucceeds(getDoc(cardOf(db)));
    expect((await assertSucceeds(listOf(db, 'ana', 50))).size).toBe(1);
    await assertSucceeds(updateDoc(cardOf(db), save({ name: 'Otro nombre', noindex: true })));
  });

  it.each([
    ['somebody else', () => actors.user('luis')],
    ['an administrator', () => actors.user('marta')],
    ['nobody in particular', () => actors.visitor()],
  ])('S6.10 has the only access: %s can’t read, list, create, save or delete it', async (_who, clientOf) => {
    await arrangeCard();
    await arrangeClaim();
    await actors.arrange((db) => setDoc(doc(db, 'admins/marta'), anAdmin(STORED, 'marta')));
    const db = clientOf();
    await assertFails(getDoc(cardOf(db)));
    await assertFails(listOf(db, 'ana', 50));
    await assertFails(updateDoc(cardOf(db), save({ name: 'Otro nombre' })));
    await assertFails(deleteDoc(cardOf(db)));
    await actors.arrange((arranging) => deleteDoc(cardOf(arranging)));
    await assertFails(setDoc(cardOf(db), card()));
  });

  it.each([
    ['its address', { slug: 'otra' }],
    ['its state', { status: 'published' }],
    ['what is published', { publishedRevision: 1 }],
    ['its bookings', { bookingEnabled: true }],
    ['its owner', { userId: 'luis', owner: 'luis' }],
    ['its deletion', { deletedAt: new Date(1) }],
    ['its takedown', { takedown: null }],
    ['its form', { leadForm: { fields: [], closedAt: null } }],
  ])('S6.10 leaves %s to functions', async (_what, fields) => {
    await arrangeCard();
    await assertFails(updateDoc(cardOf(actors.user('ana')), save(fields)));
  });

  it('sets its languages, and removes the setting', async () => {
    await arrangeCard();
    const own = cardOf(actors.user('ana'));
    await assertSucceeds(updateDoc(own, save({ language: 'ca', languages: ['es', 'eu'] })));
    await assertSucceeds(
      updateDoc(own, save({ language: deleteField(), languages: deleteField(), revision: 3 })),
    );
  });

  it.each([
    ['a language that cards don’t have', { language: 'ja' }],
    ['code for a language', { language: '"><script>' }],
    ['no language', { language: null }],
    ['an other language that cards don’t have', { languages: ['de', 'ja'] }],
    ['a text for other languages', { languages: 'de' }],
    ['more languages than there are', { languages: Array(10).fill('de') }],
  ])('can’t save %s', async (_what, fields) => {
    await arrangeCard();
    await assertFails(updateDoc(cardOf(actors.user('ana')), save(fields)));
  });

  it('creates one with userId and owner at an address claimed for it', async () => {
    await arrangeClaim();
    await assertSucceeds(setDoc(cardOf(actors.user('ana')), card()));
  });

  it.each([
    ['nobody has claimed', undefined],
    ['another account holds', { uid: 'luis' }],
    ['is claimed for another card', { cardId: 'card2' }],
    ['was freed', { freedAt: new Date(0) }],
  ])('can’t create one at an address that %s', async (_what, claim) => {
    if (claim) await arrangeClaim(claim);
    await assertFails(setDoc(cardOf(actors.user('ana')), card()));
  });

  it.each([
    ['somebody else’s', { userId: 'luis', owner: 'luis' }],
    ['with two owners', { owner: 'luis' }],
    ['that is published already', { status: 'published' }],
    ['with a revision of its own choice', { revision: 7 }],
    ['with a forged time', { createdAt: new Date(0) }],
    ['with a field more', { plan: 'premium' }],
    ['that counts as published', { publishedRevision: 1 }],
  ])('can’t create one %s', async (_what, overrides) => {
    await arrangeClaim();
    await assertFails(setDoc(cardOf(actors.user('ana')), card(overrides)));
  });

  it('can save the next revision only', async () => {
    await arrangeCard({ revision: 3 });
    const own = cardOf(actors.user('ana'));
    await assertFails(updateDoc(own, save({ revision: 3 })));
    await assertFails(updateDoc(own, save({ revision: 2 })));
    await assertFails(updateDoc(own, save({ revision: 5 })));
    await assertSucceeds(updateDoc(own, save({ revision: 4 })));
  });

  it.each([
    ['its address', { slug: 'otra' }],
    ['its state', { status: 'published' }],
    ['its owner', { userId: 'luis' }],
    ['its second owner field', { owner: 'luis' }],
    ['when it was made', { createdAt: serverTimestamp() }],
    ['what counts as published', { publishedRevision: 2 }],
    ['its deletion', { deletedAt: serverTimestamp() }],
    ['the time of the change', { updatedAt: new Date(0) }],
    ['its bookings', { bookingEnabled: true }],
    ['fields that nobody knows', { plan: 'x' }],
  ])('can’t change %s', async (_what, change) => {
    await arrangeCard();
    await assertFails(updateDoc(cardOf(actors.user('ana')), save(change)));
  });

  const profile = aCardContent().profile;
  it.each([
    ['a name that is too long', { name: 'x'.repeat(61) }],
    ['a biography that is too long', { profile: { ...profile, bio: 'x'.repeat(10_000) } }],
    ['a profile with a field more', { profile: { ...profile, age: 30 } }],
    ['a profile of another type', { profile: 'Ana' }],
    ['surnames of another type', { profile: { ...profile, surnames: ['García'] } }],
    ['a phone of another type', { profile: { ...profile, phone: 600 } }],
    ['links that are not a list', { links: {} }],
    ['too many links', { links: Array.from({ length: 201 }, () => ({})) }],
    ['a theme nobody knows', { theme: { scheme: 'neon', accent: '#000000' } }],
    ['a typeface nobody has', { theme: { scheme: 'auto', accent: '#000000', font: 'url(x)' } }],
    ['a look of another kind', { theme: { scheme: 'auto', accent: '#000000', css: '*{}' } }],
    ['a colour that isn’t one', { theme: { scheme: 'auto', accent: 'red;}' } }],
    [
      'somebody else’s photo',
      {
        profile: {
          ...profile,
          photo: { path: `cards/luis/card1/${'a'.repeat(64)}.jpg`, width: 1, height: 1 },
        },
      },
    ],
    [
      'somebody else’s logo',
      {
        theme: {
          ...aCardContent().theme,
          logo: { path: `cards/luis/card1/${'a'.repeat(64)}.webp`, width: 1, height: 1 },
        },
      },
    ],
    [
      'a photo from elsewhere',
      { profile: { ...profile, photo: { path: 'https://espia.com/a.jpg', width: 1, height: 1 } } },
    ],
  ])('can’t save %s', async (_what, change) => {
    await arrangeCard();
    await assertFails(updateDoc(cardOf(actors.user('ana')), save(change)));
  });

  it('saves their own pictures and an available typeface', async () => {
    await arrangeCard();
    const photo = { path: `cards/ana/card1/${'a'.repeat(64)}.jpg`, width: 400, height: 400 };
    const surnames = 'García';
    await assertSucceeds(
      updateDoc(cardOf(actors.user('ana')), save({ profile: { ...profile, surnames, photo } })),
    );
    const theme = { ...aCardContent().theme, font: 'source-serif', cover: photo, logo: photo };
    await assertSucceeds(updateDoc(cardOf(actors.user('ana')), save({ revision: 3, theme })));
  });

  it('can’t delete it, or change it once it is deleted', async () => {
    await arrangeCard();
    await assertFails(deleteDoc(cardOf(actors.user('ana'))));
    await arrangeCard({ deletedAt: new Date(0) });
    await assertFails(updateDoc(cardOf(actors.user('ana')), save()));
  });

  it('reads it but can’t save it while the account is suspended', async () => {
    await arrangeCard();
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { disabled: true }));
    await assertSucceeds(getDoc(cardOf(actors.user('ana'))));
    await assertFails(updateDoc(cardOf(actors.user('ana')), save()));
  });

  it('can’t list cards of unspecified owners or without a limit', async () => {
    await arrangeCard();
    const db = actors.user('ana');
    await assertFails(listOf(db, 'ana', 51));
    await assertFails(getDocs(query(collection(db, 'cards'), limit(10))));
    await assertFails(getDocs(query(collection(db, 'cards'), where('userId', '==', 'ana'))));
  });

  it('reads its publications but can’t write them', async () => {
    await arrangeCard();
    await actors.arrange((db) => setDoc(doc(db, 'cards/card1/publications/1'), { revision: 1 }));
    const db = actors.user('ana');
    await assertSucceeds(getDocs(query(collection(db, 'cards/card1/publications'), limit(20))));
    await assertFails(getDocs(query(collection(db, 'cards/card1/publications'), limit(21))));
    await assertFails(setDoc(doc(db, 'cards/card1/publications/2'), { revision: 2 }));
  });
});

describe('another user or visitor', () => {
  it('can’t read, list or change a card or its publications', async () => {
    await arrangeCard();
    await actors.arrange((db) => setDoc(doc(db, 'cards/card1/publications/1'), { revision: 1 }));
    for (const db of [actors.visitor(), actors.user('luis')]) {
      await assertFails(getDoc(cardOf(db)));
      await assertFails(listOf(db, 'ana', 10));
      await assertFails(updateDoc(cardOf(db), save()));
      await assertFails(updateDoc(cardOf(db), save({ userId: 'luis', owner: 'luis' })));
      await assertFails(deleteDoc(cardOf(db)));
      await assertFails(getDoc(doc(db, 'cards/card1/publications/1')));
    }
  });
});

describe('the read_only flag', () => {
  it('lets owners read their cards but not change them while it is on', async () => {
    await arrangeCard();
    const setReadOnly = (enabled: boolean) =>
      actors.arrange((db) => setDoc(doc(db, 'featureFlags/read_only'), { enabled, rolloutPercentage: 0 }));
    await setReadOnly(true);
    await assertSucceeds(getDoc(cardOf(actors.user('ana'))));
    await assertFails(updateDoc(cardOf(actors.user('ana')), save()));
    await setReadOnly(false);
    await assertSucceeds(updateDoc(cardOf(actors.user('ana')), save()));
  });
});
