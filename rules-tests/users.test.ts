import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  arrayRemove,
  arrayUnion,
  deleteField,
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { openRules } from './actors';

const actors = openRules();

const record = (overrides: object = {}) => ({
  id: 'ana',
  email: 'ana@ejemplo.com',
  name: 'Ana',
  legal: { version: '2026-11-20', acceptedAt: '2026-11-20T10:00:00.000Z' },
  createdAt: serverTimestamp(),
  ...overrides,
});

const arrangeAna = () => actors.arrange((db) => setDoc(doc(db, 'users/ana'), record()));

describe('a user', () => {
  it('S3.01 S6.11 writes and reads their own record, with id, email and name', async () => {
    const db = actors.user('ana');
    await assertSucceeds(setDoc(doc(db, 'users/ana'), record()));
    const read = await assertSucceeds(getDoc(doc(db, 'users/ana')));
    expect(read.data()).toMatchObject({ id: 'ana', email: 'ana@ejemplo.com', name: 'Ana' });
  });

  it('changes their name to a valid one, but no field of functions', async () => {
    await arrangeAna();
    const ana = doc(actors.user('ana'), 'users/ana');
    await assertSucceeds(updateDoc(ana, { name: 'Ana García' }));
    await assertFails(updateDoc(ana, { name: 'x'.repeat(81) }));
    await assertFails(updateDoc(ana, { name: 'Gana en www.malo.example' }));
    await assertSucceeds(updateDoc(ana, { name: 'Dr.Núñez y Alía, S.L.' }));
    await assertFails(updateDoc(ana, { email: 'otra@ejemplo.com' }));
    await assertFails(updateDoc(ana, { id: 'otra' }));
    await assertFails(updateDoc(ana, { plan: 'premium' }));
    await assertFails(updateDoc(ana, { legal: { version: '0', acceptedAt: '' } }));
    await assertFails(deleteDoc(ana));
  });

  it('stores the labels of at most thirty contexts', async () => {
    await arrangeAna();
    const ana = doc(actors.user('ana'), 'users/ana');
    await assertSucceeds(updateDoc(ana, { contexts: arrayUnion('Feria de Madrid') }));
    await assertSucceeds(updateDoc(ana, { contexts: arrayRemove('Feria de Madrid') }));
    await assertSucceeds(updateDoc(ana, { contexts: Array.from({ length: 30 }, (_, n) => `Feria ${n}`) }));
    await assertFails(updateDoc(ana, { contexts: Array.from({ length: 31 }, (_, n) => `Feria ${n}`) }));
    await assertFails(updateDoc(ana, { contexts: ['x'.repeat(1201)] }));
    await assertFails(updateDoc(ana, { contexts: 'Feria' }));
    await assertFails(updateDoc(doc(actors.user('luis'), 'users/ana'), { contexts: [] }));
    await assertFails(getDoc(doc(actors.user('luis'), 'users/ana')));
  });

  it.each([
    '600111222',
    '600.11.12.22',
    '+34 (0) 600 111 222',
    '+34 911 234 567 ext. 5',
    '',
    '+34911234567;ext=5',
  ])('can store the phone %j', async (phone) => {
    await arrangeAna();
    await assertSucceeds(updateDoc(doc(actors.user('ana'), 'users/ana'), { phone }));
  });

  it.each(['abc', '12345', '((((((((((', '600 111 222 / 91 123 45 67', '<b>600111222</b>'])(
    'can’t store the phone %j',
    async (phone) => {
      await arrangeAna();
      await assertFails(updateDoc(doc(actors.user('ana'), 'users/ana'), { phone }));
    },
  );

  it('can change other fields beside an old phone with too many digits', async () => {
    await arrangeAna();
    await actors.arrange((db) => updateDoc(doc(db, 'users/ana'), { phone: '600 111 222 911 234 567' }));
    const ana = doc(actors.user('ana'), 'users/ana');
    await assertSucceeds(updateDoc(ana, { name: 'Ana Gil', timezone: 'Europe/Madrid' }));
    await assertFails(updateDoc(ana, { phone: '600 111 222 911 234 568' }));
  });

  it('stores the names of up to a hundred dismissed hints', async () => {
    await arrangeAna();
    const ana = doc(actors.user('ana'), 'users/ana');
    await assertSucceeds(updateDoc(ana, { dismissedHints: arrayUnion('add-photo-card-1') }));
    await assertFails(updateDoc(ana, { dismissedHints: Array.from({ length: 101 }, (_, n) => `hint-${n}`) }));
    await assertFails(updateDoc(ana, { dismissedHints: ['x'.repeat(6001)] }));
    await assertFails(updateDoc(ana, { dismissedHints: 'add-photo' }));
    await assertFails(updateDoc(doc(actors.user('luis'), 'users/ana'), { dismissedHints: [] }));
  });

  it('stores the dates from which a card’s statistics are shown', async () => {
    await arrangeAna();
    const ana = doc(actors.user('ana'), 'users/ana');
    await assertSucceeds(updateDoc(ana, { 'figuresFrom.card-1': '2026-03-01' }));
    await assertSucceeds(updateDoc(ana, { 'figuresFrom.card-1': deleteField() }));
    for (const figuresFrom of [
      'hoy',
      { 'card-1': 'hoy' },
      { 'card-1': 20260301 },
      Object.fromEntries('abcde'.split('').map((key) => [key.repeat(1000), ''])),
    ])
      await assertFails(updateDoc(ana, { figuresFrom }));
    await assertFails(updateDoc(doc(actors.user('luis'), 'users/ana'), { figuresFrom: {} }));
  });

  it.each([
    ['another id', { id: 'luis' }],
    ['an address that is not the session’s', { email: 'luis@ejemplo.com' }],
    ['a name that is too long', { name: 'x'.repeat(10_000) }],
    ['a name of another type', { name: 1 }],
    ['an address as a name', { name: 'Entra en https://malo.example' }],
    ['a domain in the name', { name: 'Ana malo.com' }],
    ['a mailbox as a name', { name: 'yo@malo.example' }],
    ['a field of functions', { plan: 'enterprise' }],
    ['a forged time', { createdAt: new Date(0) }],
    ['no acceptance of the legal texts', { legal: null }],
    ['an acceptance with more in it', { legal: { version: '1', acceptedAt: '', by: 'x' } }],
  ])('can’t register with %s', async (_what, overrides) => {
    await assertFails(setDoc(doc(actors.user('ana'), 'users/ana'), record(overrides)));
  });

  it('reads their private state but can’t write it', async () => {
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { plan: 'free' }));
    const state = doc(actors.user('ana'), 'users/ana/private/state');
    await assertSucceeds(getDoc(state));
    await assertFails(updateDoc(state, { plan: 'enterprise' }));
    await assertFails(setDoc(doc(actors.user('luis'), 'users/luis/private/state'), { plan: 'enterprise' }));
  });

  it('reads their record but can’t change it while the account is suspended', async () => {
    await arrangeAna();
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { disabled: true }));
    const ana = doc(actors.user('ana'), 'users/ana');
    await assertSucceeds(getDoc(ana));
    await assertFails(updateDoc(ana, { name: 'Otra' }));
  });
});

describe('another user or visitor', () => {
  it('can’t read, write or list users’ records', async () => {
    await arrangeAna();
    for (const db of [actors.visitor(), actors.user('luis')]) {
      await assertFails(getDoc(doc(db, 'users/ana')));
      await assertFails(updateDoc(doc(db, 'users/ana'), { name: 'x' }));
      await assertFails(setDoc(doc(db, 'users/eva'), record({ id: 'eva' })));
      await assertFails(getDocs(query(collection(db, 'users'), limit(1))));
    }
  });

  it('can’t read a user’s private state', async () => {
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { plan: 'free' }));
    await assertFails(getDoc(doc(actors.user('luis'), 'users/ana/private/state')));
    await assertFails(getDoc(doc(actors.visitor(), 'users/ana/private/state')));
  });
});
