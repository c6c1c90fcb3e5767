import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { Bench } from '../support';

/** `@google-cloud/storage` as the Admin SDK brings it. It has no rules to pass. */
const bench = Bench.forFile({
  storageRules:
    "rules_version = '2'; service firebase.storage { match /b/{b}/o { match /{x=**} { allow read, write: if false; } } }",
});
let app: App;
beforeAll(() => {
  process.env.FIREBASE_STORAGE_EMULATOR_HOST = `127.0.0.1:${bench.local.storagePort}`;
  process.env.STORAGE_EMULATOR_HOST = `http://127.0.0.1:${bench.local.storagePort}`;
  app = initializeApp({ projectId: 'demo-test', storageBucket: 'demo-test.appspot.com' }, 'storage');
});
afterAll(() => deleteApp(app));
const bucket = () => getStorage(app).bucket();
const save = (name: string, text: string) =>
  bucket()
    .file(name)
    .save(text, { resumable: false, contentType: 'text/plain', metadata: { metadata: { k: 'v' } } });
const read = async (name: string) => (await bucket().file(name).download())[0].toString();

test('a file is copied and moved with its metadata', async () => {
  await save('copy/año.txt', 'hola');
  await bucket().file('copy/año.txt').copy(bucket().file('copy/b c.txt'));
  expect(await read('copy/b c.txt')).toBe('hola');
  expect((await bucket().file('copy/b c.txt').getMetadata())[0]).toMatchObject({
    contentType: 'text/plain',
    metadata: { k: 'v' },
  });
  await bucket().file('copy/b c.txt').move('copy/c.txt');
  expect((await bucket().getFiles({ prefix: 'copy/' }))[0].map(({ name }) => name)).toEqual([
    'copy/año.txt',
    'copy/c.txt',
  ]);
});

test('an upload that expects no file is refused when there is one', async () => {
  const file = bucket().file('once.txt');
  const once = { resumable: false, preconditionOpts: { ifGenerationMatch: 0 } };
  await file.save('first', once);
  await expect(file.save('second', once)).rejects.toMatchObject({ code: 412 });
  expect(await read('once.txt')).toBe('first');
});

test('a file is streamed up and down, whole and in part', async () => {
  const data = Buffer.alloc(600_000, 'abc');
  await new Promise<void>((resolve, reject) => {
    const up = bucket()
      .file('stream.bin')
      .createWriteStream({ resumable: true, chunkSize: 256 * 1024 });
    up.on('finish', () => resolve()).on('error', reject);
    up.end(data);
  });
  const parts: Buffer[] = [];
  for await (const chunk of bucket().file('stream.bin').createReadStream()) parts.push(chunk as Buffer);
  expect(Buffer.concat(parts).equals(data)).toBe(true);
  const [part] = await bucket().file('stream.bin').download({ start: 3, end: 8 });
  expect(part.toString()).toBe('abcabc');
});

test('folders are listed by prefix, delimiter and page', async () => {
  for (const name of ['p/a', 'p/b', 'p/sub/c']) await save(name, 'x');
  const [files, , answer] = await bucket().getFiles({ prefix: 'p/', delimiter: '/', autoPaginate: false });
  expect(files.map(({ name }) => name)).toEqual(['p/a', 'p/b']);
  expect((answer as { prefixes: string[] }).prefixes).toEqual(['p/sub/']);
  const [first, next] = await bucket().getFiles({ prefix: 'p/', maxResults: 2, autoPaginate: false });
  const [second] = await bucket().getFiles(next!);
  expect([...first, ...second].map(({ name }) => name)).toEqual(['p/a', 'p/b', 'p/sub/c']);
});

test('a download address is made by naming its token, and revoked by naming another', async () => {
  await save('shared.txt', 'hola');
  const file = bucket().file('shared.txt');
  const address = (token: string) =>
    `http://127.0.0.1:${bench.local.storagePort}/v0/b/demo-test.appspot.com/o/shared.txt?alt=media&token=${token}`;
  await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: 'one' } });
  expect((await fetch(address('one'))).status).toBe(200);
  await file.setMetadata({ metadata: { firebaseStorageDownloadTokens: 'two' } });
  expect((await fetch(address('one'))).status).toBe(403);
  expect((await fetch(address('two'))).status).toBe(200);
});

test('a folder is deleted at once', async () => {
  for (const name of ['gone/a', 'gone/b']) await save(name, 'x');
  await bucket().deleteFiles({ prefix: 'gone/' });
  expect((await bucket().getFiles({ prefix: 'gone/' }))[0]).toEqual([]);
  expect((await bucket().exists())[0]).toBe(true);
});
