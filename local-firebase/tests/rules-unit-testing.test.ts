import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, setDoc, setLogLevel, where } from 'firebase/firestore';
import { ref, uploadString, getBytes } from 'firebase/storage';
import { Bench } from './support';

setLogLevel('silent');
const bench = Bench.forFile();
const firestoreRules = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /users/{uid} {
  allow read, write: if request.auth.uid == uid;
  allow list: if resource.data.public == true;
} } }`;
const storageRules = `rules_version = '2';
service firebase.storage { match /b/{bucket}/o { match /users/{uid}/{file} {
  allow read: if true;
  allow write: if request.auth.uid == uid && request.resource.size < 10 && request.resource.contentType == 'text/plain';
} } }`;
let env: RulesTestEnvironment;

beforeAll(async () => {
  env = await initializeTestEnvironment({
    projectId: 'demo-rules',
    firestore: { host: '127.0.0.1', port: bench.local.firestorePort, rules: firestoreRules },
    storage: { host: '127.0.0.1', port: bench.local.storagePort, rules: storageRules },
  });
});
afterAll(() => env.cleanup());

test('contexts act as their users', async () => {
  const ana = env.authenticatedContext('ana').firestore();
  const nobody = env.unauthenticatedContext().firestore();
  await assertSucceeds(setDoc(doc(ana as never, 'users/ana'), { public: true }));
  await assertFails(setDoc(doc(ana as never, 'users/luis'), {}));
  await assertFails(getDoc(doc(nobody as never, 'users/ana')));
  await assertFails(getDocs(collection(nobody as never, 'users')));
  await assertSucceeds(getDocs(query(collection(nobody as never, 'users'), where('public', '==', true))));
});

test('rules can be disabled, and the data cleared', async () => {
  await env.withSecurityRulesDisabled(async (context) => {
    await setDoc(doc(context.firestore() as never, 'users/luis'), { hidden: true });
    expect((await getDocs(collection(context.firestore() as never, 'users'))).size).toBeGreaterThan(0);
  });
  await env.clearFirestore();
  await env.withSecurityRulesDisabled(async (context) => {
    expect((await getDocs(collection(context.firestore() as never, 'users'))).size).toBe(0);
  });
});

test('storage rules judge size, type and owner', async () => {
  const storage = env.authenticatedContext('ana').storage();
  const put = (path: string, text: string, contentType: string) =>
    uploadString(ref(storage as never, path), text, 'raw', { contentType });
  await assertSucceeds(put('users/ana/a.txt', 'short', 'text/plain'));
  await assertFails(put('users/ana/a.txt', 'much too long', 'text/plain'));
  await assertFails(put('users/ana/a.txt', 'short', 'text/html'));
  await assertFails(put('users/luis/a.txt', 'short', 'text/plain'));
  expect(Buffer.from(await getBytes(ref(storage as never, 'users/ana/a.txt'))).toString()).toBe('short');
  await env.clearStorage();
});

test('rules that do not compile are refused with the place of the error', async () => {
  const load = initializeTestEnvironment({
    projectId: 'demo-broken',
    firestore: {
      host: '127.0.0.1',
      port: bench.local.firestorePort,
      rules: 'service cloud.firestore { match }',
    },
  });
  await expect(load).rejects.toThrow('firestore.rules:1:33');
});

test('the hub says where everything is', async () => {
  const { body } = await bench.http('/emulators');
  expect(body).toMatchObject({
    firestore: { host: '127.0.0.1', port: bench.local.firestorePort },
    storage: { host: '127.0.0.1', port: bench.local.storagePort },
  });
});
