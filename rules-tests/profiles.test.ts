import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { deleteDoc, doc, getDoc, serverTimestamp, setDoc } from 'firebase/firestore';
import { aProfile } from './access/legal-documents';
import { openRules } from './actors';

const actors = openRules();

it('S6.12 S3.12 a profile is readable by every signed-in user and writable by its owner', async () => {
  const ana = doc(actors.user('ana'), 'profiles/ana');
  await assertSucceeds(setDoc(ana, aProfile()));
  await assertSucceeds(getDoc(doc(actors.user('luis'), 'profiles/ana')));
  await assertFails(getDoc(doc(actors.visitor(), 'profiles/ana')));
  await assertFails(setDoc(doc(actors.user('luis'), 'profiles/ana'), aProfile()));
  await assertFails(setDoc(ana, { ...aProfile(), plan: 'premium' }));
  await assertFails(setDoc(ana, { ...aProfile(), userId: 'luis' }));
  await assertFails(setDoc(ana, { ...aProfile(serverTimestamp()), bio: 'x'.repeat(601) }));
  await assertFails(deleteDoc(doc(actors.user('luis'), 'profiles/ana')));
  await assertSucceeds(deleteDoc(ana));
});
