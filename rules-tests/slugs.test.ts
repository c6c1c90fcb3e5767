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

describe('a slug', () => {
  beforeEach(() =>
    actors.arrange((db) =>
      setDoc(doc(db, 'slugs/ana-garcia'), { uid: 'ana', cardId: 'card1', freedAt: null }),
    ),
  );

  it('is readable by the account that claimed it only', async () => {
    await assertSucceeds(getDoc(doc(actors.user('ana'), 'slugs/ana-garcia')));
    await assertFails(getDoc(doc(actors.user('luis'), 'slugs/ana-garcia')));
    await assertFails(getDoc(doc(actors.visitor(), 'slugs/ana-garcia')));
    await assertFails(getDoc(doc(actors.user('ana'), 'slugs/nadie')));
    await assertFails(getDocs(query(collection(actors.user('ana'), 'slugs'), limit(1))));
  });

  it('is claimed, moved and freed by functions only', async () => {
    const db = actors.user('ana');
    await assertFails(setDoc(doc(db, 'slugs/otra'), { uid: 'ana', cardId: 'card1', freedAt: null }));
    await assertFails(updateDoc(doc(db, 'slugs/ana-garcia'), { cardId: 'card2' }));
    await assertFails(deleteDoc(doc(db, 'slugs/ana-garcia')));
  });
});
