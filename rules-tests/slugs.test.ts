import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';
import { openRules } from './actors';

const actors = openRules();

describe('slugs', () => {
  beforeEach(() =>
    actors.arrange((db) =>
      setDoc(doc(db, 'slugs/ana-garcia'), { uid: 'ana', cardId: 'card1', freedAt: null }),
    ),
  );

  it('an account reads its own claims only', async () => {
    await assertSucceeds(getDoc(doc(actors.user('ana'), 'slugs/ana-garcia')));
    await assertFails(getDoc(doc(actors.user('luis'), 'slugs/ana-garcia')));
    await assertFails(getDoc(doc(actors.visitor(), 'slugs/ana-garcia')));
    await assertFails(getDoc(doc(actors.user('ana'), 'slugs/nadie')));
    await assertFails(getDocs(query(collection(actors.user('ana'), 'slugs'), limit(1))));
  });

  it('nobody claims, moves or frees one but functions', async () => {
    const db = actors.user('ana');
    await assertFails(setDoc(doc(db, 'slugs/otra'), { uid: 'ana', cardId: 'card1', freedAt: null }));
    await assertFails(updateDoc(doc(db, 'slugs/ana-garcia'), { cardId: 'card2' }));
    await assertFails(deleteDoc(doc(db, 'slugs/ana-garcia')));
  });
});
