import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocFromServer,
  onSnapshot,
  query,
  runTransaction,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { Bench, outcome, until } from '../support';

const file = join(mkdtempSync(join(tmpdir(), 'rules-')), 'firestore.rules');
const rules = (body: string) => `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
${body}
  }
}`;
writeFileSync(
  file,
  rules(`
    function doc(path) { return /databases/$(database)/documents/$(path); }
    match /notes/{id} {
      allow get, delete: if resource.data.owner == request.auth.uid;
      allow list: if resource.data.owner == request.auth.uid;
      allow create: if request.resource.data.owner == request.auth.uid && request.resource.data.at == request.time;
      allow update: if resource.data.owner == request.auth.uid
                    && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['text']);
    }
    match /audited/{id} {
      allow get: if true;
      allow write: if request.resource.data.revision == (resource == null ? 1 : resource.data.revision + 1)
        && getAfter(/databases/$(database)/documents/audit/$(id + '_' + string(request.resource.data.revision))).data.by == request.auth.uid
        && !exists(/databases/$(database)/documents/audit/$(id + '_' + string(request.resource.data.revision)));
    }
    match /audit/{id} { allow create: if true; }
    match /private/{id} { allow read: if get(/databases/$(database)/documents/admins/$(request.auth.uid)).data.active; }
    match /admins/{id} { allow read, write: if false; }
    match /switch/{id} { allow read: if true; }
    match /claims/{id} { allow read: if request.auth.token.role == 'boss' && request.auth.token.email_verified; }
  `),
);
const bench = Bench.forFile({ rules: file });

describe('rules over single documents', () => {
  test('see the document before and after, and the time of the request', async () => {
    const { serverTimestamp } = await import('firebase/firestore');
    const [ana, luis] = [bench.client('ana'), bench.client('luis')];
    const ref = doc(ana, 'notes/n1');
    expect(await outcome(setDoc(ref, { owner: 'luis', at: serverTimestamp() }))).toBe('permission-denied');
    expect(await outcome(setDoc(ref, { owner: 'ana', at: new Date(0) }))).toBe('permission-denied');
    expect(await outcome(setDoc(ref, { owner: 'ana', at: serverTimestamp(), text: 'a' }))).toBe('ok');
    expect(await outcome(updateDoc(ref, { text: 'b' }))).toBe('ok');
    expect(await outcome(updateDoc(ref, { owner: 'luis' }))).toBe('permission-denied');
    expect(await outcome(getDoc(doc(luis, 'notes/n1')))).toBe('permission-denied');
    expect(await outcome(getDoc(doc(bench.client(), 'notes/n1')))).toBe('permission-denied');
    expect(await outcome(deleteDoc(doc(luis, 'notes/n1')))).toBe('permission-denied');
    expect(await outcome(deleteDoc(ref))).toBe('ok');
  });

  test('a denial names the file, line and column that said no', async () => {
    bench.log.length = 0;
    await outcome(getDocFromServer(doc(bench.client('luis'), 'notes/none')));
    expect(bench.log.join('\n')).toMatch(
      /denied: get notes\/none by uid luis\n.*firestore\.rules:7:\d+: Null value error/,
    );
  });

  test('claims of the token are seen', async () => {
    const boss = bench.client('b', { role: 'boss', email_verified: true });
    expect(await outcome(getDocFromServer(doc(boss, 'claims/x')))).toBe('ok');
    expect(await outcome(getDocFromServer(doc(bench.client('b', { role: 'boss' }), 'claims/x')))).toBe(
      'permission-denied',
    );
  });

  test('nothing is denied to the owner token', async () => {
    expect(await outcome(getDocFromServer(doc(bench.owner(), 'admins/x')))).toBe('ok');
  });
});

describe('rules over batches', () => {
  test('getAfter sees the other writes of the batch', async () => {
    const ana = bench.client('ana');
    const both = (revision: number, by: string) =>
      writeBatch(ana)
        .set(doc(ana, 'audited/x'), { revision })
        .set(doc(ana, `audit/x_${revision}`), { by });
    expect(await outcome(setDoc(doc(ana, 'audited/x'), { revision: 1 }))).toBe('permission-denied');
    expect(await outcome(both(1, 'luis').commit())).toBe('permission-denied');
    expect(await outcome(both(1, 'ana').commit())).toBe('ok');
    expect(await outcome(both(3, 'ana').commit())).toBe('permission-denied');
    expect(await outcome(both(2, 'ana').commit())).toBe('ok');
  });

  test('one denied write stops the whole batch', async () => {
    const ana = bench.client('ana');
    const batch = writeBatch(ana).set(doc(ana, 'audit/free'), {}).set(doc(ana, 'admins/ana'), {});
    expect(await outcome(batch.commit())).toBe('permission-denied');
    expect((await getDocFromServer(doc(bench.owner(), 'audit/free'))).exists()).toBe(false);
  });

  test('a transaction is judged the same way', async () => {
    const ana = bench.client('ana');
    const run = runTransaction(ana, async (transaction) => {
      const revision = ((await transaction.get(doc(ana, 'audited/y'))).data()?.revision ?? 0) + 1;
      transaction
        .set(doc(ana, 'audited/y'), { revision })
        .set(doc(ana, `audit/y_${revision}`), { by: 'ana' });
    });
    expect(await outcome(run)).toBe('ok');
  });

  test('documents that rules read are billed once for each request', async () => {
    bench.local.resetUsage();
    await outcome(getDocFromServer(doc(bench.client('nobody'), 'private/x')));
    expect(bench.local.usage().readsBy.rules).toBe(1);
  });
});

describe('listeners under rules', () => {
  test('a refused target ends alone, the others live on', async () => {
    const ana = bench.client('ana');
    const events: string[] = [];
    const stops = [
      onSnapshot(
        collection(ana, 'notes'),
        () => {},
        (error) => events.push(error.code),
      ),
      onSnapshot(doc(ana, 'switch/x'), (snapshot) => events.push(`v${snapshot.data()?.v ?? 0}`)),
    ];
    await until(() => events.length === 2);
    await setDoc(doc(bench.owner(), 'switch/x'), { v: 1 });
    await until(() => events.includes('v1'));
    expect(events.sort()).toEqual(['permission-denied', 'v0', 'v1']);
    stops.forEach((stop) => stop());
  });

  test('a listener ends when the document its permission depends on changes', async () => {
    const owner = bench.owner();
    await setDoc(doc(owner, 'admins/eva'), { active: true });
    const events: string[] = [];
    onSnapshot(
      collection(bench.client('eva'), 'private'),
      () => events.push('snapshot'),
      (error) => events.push(error.code),
    );
    await until(() => events.length === 1);
    await updateDoc(doc(owner, 'admins/eva'), { active: false });
    await until(() => events.length === 2);
    expect(events).toEqual(['snapshot', 'permission-denied']);
  });

  test('the content of a document that leaves for a stranger is not sent', async () => {
    const owner = bench.owner();
    await setDoc(doc(owner, 'notes/moving'), { owner: 'ana', text: 'mine' });
    const ana = bench.client('ana');
    let texts: string[] = [];
    const seen: string[] = [];
    const stop = onSnapshot(query(collection(ana, 'notes'), where('owner', '==', 'ana')), (snapshot) => {
      texts = snapshot.docs.map((found) => found.data().text);
      seen.push(...snapshot.docChanges().map((change) => change.doc.data().text));
    });
    await until(() => texts.length === 1);
    await setDoc(doc(owner, 'notes/moving'), { owner: 'luis', text: 'secret' });
    await until(() => texts.length === 0);
    expect(seen).not.toContain('secret');
    stop();
  });
});

describe('the rules file', () => {
  test('is reloaded when it is saved, and open listeners are judged anew; a broken one leaves the last in force', async () => {
    const db = bench.client('ana');
    const events: string[] = [];
    onSnapshot(
      doc(db, 'switch/y'),
      () => events.push('snapshot'),
      (error) => events.push(error.code),
    );
    await until(() => events.length === 1);
    bench.log.length = 0;
    writeFileSync(file, rules('match /other/{x} { allow read: if true; }'));
    await until(() => events.length === 2);
    expect(events).toEqual(['snapshot', 'permission-denied']);
    expect(await outcome(getDocFromServer(doc(db, 'other/x')))).toBe('ok');
    writeFileSync(file, rules('match /other/{x} { allow read if true; }'));
    await until(() => bench.log.some((line) => line.includes('last good rules')));
    expect(bench.log.join('\n')).toContain("firestore.rules:4:31: expected ';'");
    expect(await outcome(getDocFromServer(doc(db, 'other/x')))).toBe('ok');
  });
});
