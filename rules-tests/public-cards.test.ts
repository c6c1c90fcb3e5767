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
import { aPublishedCard } from 'shared-lib/testing';
import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { openRules } from './actors';

const actors = openRules();

describe('a published card', () => {
  beforeEach(() =>
    actors.arrange(async (db) => {
      await setDoc(doc(db, 'publicCards/ana-garcia'), aPublishedCard());
      await setDoc(doc(db, 'admins/marta'), { role: 'admin' });
    }),
  );

  it('is readable by anybody who knows its address', async () => {
    await assertSucceeds(getDoc(doc(actors.visitor(), 'publicCards/ana-garcia')));
    await assertSucceeds(getDoc(doc(actors.user('luis'), 'publicCards/ana-garcia')));
    const missing = await assertSucceeds(getDoc(doc(actors.visitor(), 'publicCards/nadie')));
    expect(missing.exists()).toBe(false);
  });

  it('is listed for administrators only, a page at a time', async () => {
    const page = (size: number) => limit(size);
    await assertFails(getDocs(query(collection(actors.visitor(), 'publicCards'), page(1))));
    await assertFails(getDocs(query(collection(actors.user('luis'), 'publicCards'), page(1))));
    await assertSucceeds(
      getDocs(query(collection(actors.user('marta'), 'publicCards'), page(MAX_QUERY_SIZE))),
    );
    await assertFails(
      getDocs(query(collection(actors.user('marta'), 'publicCards'), page(MAX_QUERY_SIZE + 1))),
    );
  });

  it('is written by functions only', async () => {
    for (const uid of ['ana', 'marta']) {
      const db = actors.user(uid);
      await assertFails(setDoc(doc(db, 'publicCards/nueva'), aPublishedCard()));
      await assertFails(updateDoc(doc(db, 'publicCards/ana-garcia'), { revision: 2 }));
      await assertFails(deleteDoc(doc(db, 'publicCards/ana-garcia')));
    }
    await assertFails(setDoc(doc(actors.visitor(), 'publicCards/ana-garcia'), aPublishedCard()));
  });
});
