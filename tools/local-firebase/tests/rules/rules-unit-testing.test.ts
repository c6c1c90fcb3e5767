import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  withFunctionTriggersDisabled,
  type RulesTestContext,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { collection, doc, getDoc, getDocs, query, setDoc, setLogLevel, where } from 'firebase/firestore';
import { deleteObject, getBytes, listAll, ref, uploadString } from 'firebase/storage';
import { Bench } from '../support';

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
  const nobody = env.unauthenticatedContext().storage();
  await assertSucceeds(getBytes(ref(nobody as never, 'users/ana/a.txt')));
  await assertFails(deleteObject(ref(nobody as never, 'users/ana/a.txt')));
});

test('storage is written without rules, and cleared', async () => {
  await env.withSecurityRulesDisabled(async (context) => {
    const storage = context.storage();
    await uploadString(ref(storage as never, 'anywhere/deep/a.txt'), 'much longer than rules allow');
    await uploadString(ref(storage as never, 'b.txt'), 'x');
  });
  await assertFails(getBytes(ref(env.unauthenticatedContext().storage() as never, 'b.txt')));
  await env.clearStorage();
  await env.withSecurityRulesDisabled(async (context) => {
    const { items, prefixes } = await listAll(ref(context.storage() as never));
    expect(items.map(({ name }) => name)).toEqual([]);
    // The library deletes the files at the top only.
    expect(prefixes.map(({ name }) => name)).toContain('anywhere');
  });
});

test('the buckets of one environment do not touch each other', async () => {
  await env.withSecurityRulesDisabled(async (context) => {
    await uploadString(ref(context.storage('gs://demo-other') as never, 'a'), 'other');
    await uploadString(ref(context.storage() as never, 'a'), 'own');
    const other = await getBytes(ref(context.storage('gs://demo-other') as never, 'a'));
    expect(Buffer.from(other).toString()).toBe('other');
  });
});

test('claims given to a context reach the rules', async () => {
  const claims = await initializeTestEnvironment({
    projectId: 'demo-claims',
    firestore: {
      host: '127.0.0.1',
      port: bench.local.firestorePort,
      rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} {
        allow read: if request.auth.token.role == 'boss' && request.auth.token.email == 'a@b.test';
      } } }`,
    },
  });
  const boss = claims.authenticatedContext('ana', { role: 'boss', email: 'a@b.test' }).firestore();
  const clerk = claims.authenticatedContext('ana', { role: 'clerk', email: 'a@b.test' }).firestore();
  await assertSucceeds(getDoc(doc(boss as never, 'a/b')));
  await assertFails(getDoc(doc(clerk as never, 'a/b')));
  await claims.cleanup();
});

test('clearing one project leaves the others alone', async () => {
  const other = await initializeTestEnvironment({
    projectId: 'demo-neighbour',
    firestore: { host: '127.0.0.1', port: bench.local.firestorePort },
  });
  const write = (context: RulesTestContext) => setDoc(doc(context.firestore() as never, 'users/x'), {});
  await Promise.all([env.withSecurityRulesDisabled(write), other.withSecurityRulesDisabled(write)]);
  await env.clearFirestore();
  await other.withSecurityRulesDisabled(async (context) => {
    expect((await getDoc(doc(context.firestore() as never, 'users/x'))).exists()).toBe(true);
  });
  await other.cleanup();
});

test('everything is found through the hub, and background triggers can be switched off', async () => {
  process.env.FIREBASE_EMULATOR_HUB = `127.0.0.1:${bench.local.firestorePort}`;
  const found = await initializeTestEnvironment({ projectId: 'demo-rules' });
  expect(found.emulators).toMatchObject({
    firestore: { host: '127.0.0.1', port: bench.local.firestorePort },
    storage: { host: '127.0.0.1', port: bench.local.storagePort },
  });
  expect(await withFunctionTriggersDisabled(async () => 'ran')).toBe('ran');
  await found.cleanup();
  delete process.env.FIREBASE_EMULATOR_HUB;
});

describe('rules that do not compile are refused', () => {
  const at = (port: number, rules: string) => ({ host: '127.0.0.1', port, rules });
  const broken = (service: string) => `rules_version = '2';\n  service ${service} {\n    banana\n  }`;

  test('for Firestore, in the words of the emulator, with the place of the error', async () => {
    const load = (rules: string) =>
      initializeTestEnvironment({
        projectId: 'demo-broken',
        firestore: at(bench.local.firestorePort, rules),
      });
    await expect(load(broken('cloud.firestore'))).rejects.toThrow(/INVALID_ARGUMENT/);
    await expect(load(broken('cloud.firestore'))).rejects.toThrow('firestore.rules:3:5');
    await expect(load('service cloud.firestore { match }')).rejects.toThrow('firestore.rules:1:33');
  });

  test('for Storage, in the words of the emulator, with the place of the error', async () => {
    const load = (rules: string) =>
      initializeTestEnvironment({ projectId: 'demo-broken', storage: at(bench.local.storagePort, rules) });
    await expect(load(broken('firebase.storage'))).rejects.toThrow(/error updating rules/);
    await expect(load(broken('firebase.storage'))).rejects.toThrow('storage.rules:3:5');
  });
});

test('the hub says where everything is', async () => {
  const { body } = await bench.http('/emulators');
  expect(body).toMatchObject({
    firestore: { host: '127.0.0.1', port: bench.local.firestorePort },
    storage: { host: '127.0.0.1', port: bench.local.storagePort },
  });
});
