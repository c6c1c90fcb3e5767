import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { collection, deleteDoc, doc, getDoc, getDocs, setDoc } from 'firebase/firestore';
import { openRules } from './actors';

const actors = openRules();

describe('admins', () => {
  beforeEach(() => actors.arrange((db) => setDoc(doc(db, 'admins/marta'), { role: 'admin' })));

  it('a person asks whether they are one; administrators ask about anybody', async () => {
    await assertSucceeds(getDoc(doc(actors.user('marta'), 'admins/marta')));
    await assertSucceeds(getDoc(doc(actors.user('ana'), 'admins/ana')));
    await assertSucceeds(getDoc(doc(actors.user('marta'), 'admins/ana')));
    await assertFails(getDoc(doc(actors.user('ana'), 'admins/marta')));
    await assertFails(getDoc(doc(actors.visitor(), 'admins/marta')));
  });

  it('nobody makes themselves or others one, or removes one', async () => {
    await assertFails(setDoc(doc(actors.user('ana'), 'admins/ana'), { role: 'admin' }));
    await assertFails(setDoc(doc(actors.user('marta'), 'admins/ana'), { role: 'admin' }));
    await assertFails(deleteDoc(doc(actors.user('marta'), 'admins/marta')));
    await assertFails(getDocs(collection(actors.user('ana'), 'admins')));
  });
});
