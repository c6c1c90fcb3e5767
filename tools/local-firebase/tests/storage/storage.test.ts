import {
  connectStorageEmulator,
  deleteObject,
  getBytes,
  getDownloadURL,
  getMetadata,
  getStorage,
  list,
  listAll,
  ref,
  updateMetadata,
  uploadBytes,
  uploadBytesResumable,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { doc, setDoc } from 'firebase/firestore';
import { startLocalFirebase } from '../../src/index';
import { Bench, outcome } from '../support';

const bench = Bench.forFile({
  storageRules: `rules_version = '2';
    service firebase.storage { match /b/{bucket}/o {
      match /open/{all=**} { allow read, write; }
      match /photos/{uid}/{file} {
        allow get: if resource == null || resource.metadata.visibility == 'public' || request.auth.uid == uid;
        allow create: if request.auth.uid == uid && request.resource.size <= 100
          && request.resource.contentType.matches('image/(jpeg|webp)') && file.matches('[a-z]+[.]jpg');
        allow update: if false;
        allow delete: if request.auth.uid == uid && resource.size > 0;
      }
      match /members/{file} {
        allow read: if firestore.get(/databases/(default)/documents/roles/$(request.auth.uid)).data.member;
        allow write: if firestore.exists(/databases/(default)/documents/roles/$(request.auth.uid));
      }
    } }`,
});

function client(uid?: string): FirebaseStorage {
  const storage = getStorage(bench.app());
  connectStorageEmulator(
    storage,
    '127.0.0.1',
    bench.local.storagePort,
    uid === undefined ? {} : { mockUserToken: { user_id: uid } },
  );
  return storage;
}
const jpeg = { contentType: 'image/jpeg' };
const bytes = (length: number) => new Uint8Array(length).fill(7);

describe('files', () => {
  test('are uploaded, described, changed, read and deleted', async () => {
    const file = ref(client(), 'open/dir/año 1.txt');
    await uploadString(file, 'hola', 'raw', {
      contentType: 'text/plain',
      customMetadata: { a: '1', b: '2' },
    });
    expect(await getMetadata(file)).toMatchObject({
      name: 'año 1.txt',
      fullPath: 'open/dir/año 1.txt',
      size: 4,
      contentType: 'text/plain',
      customMetadata: { a: '1', b: '2' },
    });
    await updateMetadata(file, { cacheControl: 'no-store', customMetadata: { a: '3' } });
    expect(await getMetadata(file)).toMatchObject({ cacheControl: 'no-store', customMetadata: { a: '3' } });
    expect(Buffer.from(await getBytes(file)).toString()).toBe('hola');
    await deleteObject(file);
    expect(await outcome(getBytes(file))).toBe('storage/object-not-found');
    expect(await outcome(deleteObject(file))).toBe('storage/object-not-found');
  });

  test('are uploaded in pieces', async () => {
    const file = ref(client(), 'open/large.bin');
    const data = Uint8Array.from({ length: 900_000 }, (_, index) => index % 251);
    const task = uploadBytesResumable(file, data, { contentType: 'application/x-test' });
    const progress: number[] = [];
    task.on('state_changed', ({ bytesTransferred }) => progress.push(bytesTransferred));
    await task;
    expect(progress.at(-1)).toBe(900_000);
    expect(Buffer.from(await getBytes(file)).equals(Buffer.from(data))).toBe(true);
    expect((await getMetadata(file)).contentType).toBe('application/x-test');
  });

  test('have a download address that needs no login, whole or in ranges', async () => {
    const file = ref(client(), 'open/range.txt');
    await uploadString(file, '0123456789');
    const url = await getDownloadURL(file);
    const whole = await fetch(url, { headers: { Origin: 'http://page.test' } });
    expect([whole.status, await whole.text()]).toEqual([200, '0123456789']);
    expect(whole.headers.get('access-control-allow-origin')).toBe('*');
    expect(whole.headers.get('access-control-allow-credentials')).toBeNull();
    const part = await fetch(url, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, await part.text(), part.headers.get('content-range')]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
    const tail = await fetch(url, { headers: { Range: 'bytes=-3' } });
    expect(await tail.text()).toBe('789');
    const beyond = await fetch(url, { headers: { Range: 'bytes=50-' } });
    expect(beyond.status).toBe(416);
  });

  test('are listed by folder and by page', async () => {
    const storage = client();
    for (const name of ['a', 'b', 'c', 'sub/d', 'sub/e'])
      await uploadString(ref(storage, `open/list/${name}`), name);
    const all = await listAll(ref(storage, 'open/list'));
    expect(all.items.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(all.prefixes.map(({ name }) => name)).toEqual(['sub']);
    const first = await list(ref(storage, 'open/list'), { maxResults: 2 });
    expect(first.items.map(({ name }) => name)).toEqual(['a', 'b']);
    const second = await list(ref(storage, 'open/list'), { maxResults: 2, pageToken: first.nextPageToken });
    expect([...second.items, ...second.prefixes].map(({ name }) => name)).toEqual(['c', 'sub']);
  });
});

describe('storage rules', () => {
  const put = (uid: string | undefined, path: string, length: number, metadata: object = jpeg) =>
    outcome(uploadBytes(ref(client(uid), path), bytes(length), metadata));
  test.each<[string, boolean, string | undefined, string, number, object]>([
    ['the owner with a small image', true, 'ana', 'photos/ana/a.jpg', 100, jpeg],
    ['one byte too many', false, 'ana', 'photos/ana/b.jpg', 101, jpeg],
    ['another type', false, 'ana', 'photos/ana/c.jpg', 10, { contentType: 'image/png' }],
    ['another owner', false, 'luis', 'photos/ana/d.jpg', 10, jpeg],
    ['nobody', false, undefined, 'photos/ana/e.jpg', 10, jpeg],
    ['another name', false, 'ana', 'photos/ana/F1.jpg', 10, jpeg],
    ['a path without rules', false, 'ana', 'elsewhere/a.jpg', 10, jpeg],
  ])('%s: %s', async (_what, allowed, uid, path, length, metadata) => {
    expect(await put(uid, path, length, metadata)).toBe(allowed ? 'ok' : 'storage/unauthorized');
  });

  test('a stored file is not overwritten where updates are denied', async () => {
    expect(await put('ana', 'photos/ana/once.jpg', 10)).toBe('ok');
    expect(await put('ana', 'photos/ana/once.jpg', 10)).toBe('storage/unauthorized');
  });

  test('resumable uploads are judged as well', async () => {
    const task = uploadBytesResumable(ref(client('luis'), 'photos/ana/r.jpg'), bytes(50), jpeg);
    expect(await outcome(task.then())).toBe('storage/unauthorized');
  });

  test('metadata and owner decide who reads', async () => {
    await put('ana', 'photos/ana/priv.jpg', 10);
    await put('ana', 'photos/ana/pub.jpg', 10, { ...jpeg, customMetadata: { visibility: 'public' } });
    expect(await outcome(getBytes(ref(client('luis'), 'photos/ana/priv.jpg')))).toBe('storage/unauthorized');
    expect(await outcome(getBytes(ref(client('ana'), 'photos/ana/priv.jpg')))).toBe('ok');
    expect(await outcome(getBytes(ref(client(), 'photos/ana/pub.jpg')))).toBe('ok');
    expect(await outcome(deleteObject(ref(client('luis'), 'photos/ana/pub.jpg')))).toBe(
      'storage/unauthorized',
    );
    expect(await outcome(deleteObject(ref(client('ana'), 'photos/ana/pub.jpg')))).toBe('ok');
  });

  test("never look into another project's documents", async () => {
    const rules = `rules_version = '2'; service firebase.storage { match /b/{bucket}/o { match /{file} {
      allow write: if firestore.exists(/databases/(default)/documents/roles/$(request.auth.uid));
      allow read: if firestore.get(/databases/(default)/documents/roles/$(request.auth.uid)).data.member;
    } } }`;
    const local = await startLocalFirebase({ storageRules: rules, quiet: true });
    const at = (port: number, path: string) => `http://127.0.0.1:${port}${path}`;
    const asOwner = { Authorization: 'Bearer owner' };
    const put = (project: string) =>
      fetch(at(local.firestorePort, `/v1/projects/${project}/databases/(default)/documents/roles/eva`), {
        method: 'PATCH',
        headers: asOwner,
        body: '{"fields":{"member":{"booleanValue":true}}}',
      });
    const upload = async (bucket: string) => {
      const token = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"eva","user_id":"eva"}')}.`;
      const answer = await fetch(at(local.storagePort, `/v0/b/${bucket}/o?name=a.txt`), {
        method: 'POST',
        headers: { Authorization: `Firebase ${token}` },
        body: 'x',
      });
      return answer.status;
    };
    // The only project with documents is not the bucket's.
    await put('demo-one');
    expect(await upload('demo-two.appspot.com')).toBe(403);
    expect(await upload('demo-one-files.appspot.com')).toBe(403);
    expect(await upload('demo-one.appspot.com')).toBe(200);
    expect(await upload('demo-one.firebasestorage.app')).toBe(200);
    await put('demo-two');
    expect(await upload('demo-two.appspot.com')).toBe(200);
    expect(await upload('demo-three.appspot.com')).toBe(403);
    await local.close();
  });

  test('may look at Firestore documents', async () => {
    await setDoc(doc(bench.owner(), 'roles/eva'), { member: true });
    expect(await put('eva', 'members/a', 1)).toBe('ok');
    expect(await put('luis', 'members/a', 1)).toBe('storage/unauthorized');
    expect(await outcome(getBytes(ref(client('eva'), 'members/a')))).toBe('ok');
  });
});
