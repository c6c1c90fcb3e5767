import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { doc, setDoc } from 'firebase/firestore';
import {
  deleteObject,
  getBytes,
  getDownloadURL,
  listAll,
  ref,
  uploadBytes,
  uploadString,
  type FirebaseStorage,
} from 'firebase/storage';
import { openRules } from './actors';

const actors = openRules();

const NAME = 'a'.repeat(64);
const PATH = `cards/ana/card1/${NAME}.jpg`;
const jpeg = { contentType: 'image/jpeg' };
const bytes = (size: number) => new Uint8Array(size);

const put = (files: FirebaseStorage, path: string, size = 10, metadata: object = jpeg) =>
  uploadBytes(ref(files, path), bytes(size), metadata);

const OTHER = 'b'.repeat(64);

// Announced, so that only what a test is about can refuse them.
beforeEach(() =>
  actors.arrange((db) =>
    setDoc(doc(db, 'photoUploads/ana'), {
      paths: [
        ...[NAME, OTHER].flatMap((name) =>
          ['jpg', 'webp', 'svg', 'pdf'].flatMap((ending) => [
            `cards/ana/card1/${name}.${ending}`,
            `users/ana/${name}.${ending}`,
          ]),
        ),
        `cards/ana/card2/${NAME}.jpg`,
        'cards/ana/card1/foto.jpg',
      ],
      count: 1,
      since: new Date(),
    }),
  ),
);

describe('a stored photo', () => {
  it.each([
    ['a card', PATH],
    ['an account', `users/ana/${NAME}.jpg`],
  ])('of %s can be stored again unchanged, but never changed or deleted', async (_of, path) => {
    const files = actors.userFiles('ana');
    await put(files, path);
    await assertSucceeds(put(files, path));
    await assertFails(put(files, path, 20));
    await assertFails(uploadBytes(ref(files, path), new Uint8Array(10).fill(1), jpeg));
    await assertFails(put(files, path, 10, { contentType: 'text/html' }));
    await assertFails(put(files, path, 10, { ...jpeg, contentEncoding: 'gzip' }));
    await assertFails(put(actors.userFiles('luis'), path));
    await assertFails(deleteObject(ref(files, path)));
  });
});

describe('a photo of a card', () => {
  it('is uploaded and read by its owner', async () => {
    const files = actors.userFiles('ana');
    await assertSucceeds(put(files, PATH));
    expect((await assertSucceeds(getBytes(ref(files, PATH)))).byteLength).toBe(10);
    await assertSucceeds(put(files, `cards/ana/card1/${NAME}.webp`, 10, { contentType: 'image/webp' }));
  });

  it.each([
    ['of 200 KB and a byte', PATH, 200 * 1024 + 1, jpeg],
    ['of another type', PATH, 10, { contentType: 'image/svg+xml' }],
    ['that is a page', PATH, 10, { contentType: 'text/html' }],
    ['packed', PATH, 10, { ...jpeg, contentEncoding: 'gzip' }],
    ['packed in a way of its own', PATH, 10, { ...jpeg, contentEncoding: 'GZIP, br' }],
    ['where visitors get it', `shown/ana-garcia/ana/card1/${NAME}.jpg`, 10, jpeg],
    ['with a name of its own choice', 'cards/ana/card1/foto.jpg', 10, jpeg],
    ['with another ending', `cards/ana/card1/${NAME}.svg`, 10, jpeg],
    ['outside of a card', `cards/ana/${NAME}.jpg`, 10, jpeg],
    ['deeper than a card', `cards/ana/card1/x/${NAME}.jpg`, 10, jpeg],
    ['anywhere else', `otra/${NAME}.jpg`, 10, jpeg],
  ])('is refused %s', async (_what, path, size, metadata) => {
    await assertFails(put(actors.userFiles('ana'), path, size, metadata));
  });

  it('can’t be uploaded while the account is suspended, but stays readable', async () => {
    await put(actors.userFiles('ana'), PATH);
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { disabled: true }));
    const files = actors.userFiles('ana');
    await assertFails(put(files, `cards/ana/card1/${'b'.repeat(64)}.jpg`));
    await assertFails(put(files, `users/ana/${NAME}.jpg`));
    await assertSucceeds(getBytes(ref(files, PATH)));
  });

  it('may have exactly 200 KB', async () => {
    await assertSucceeds(put(actors.userFiles('ana'), PATH, 200 * 1024));
  });

  it('is inaccessible to visitors and other accounts', async () => {
    await put(actors.userFiles('ana'), PATH);
    for (const files of [actors.visitorFiles(), actors.userFiles('luis')]) {
      await assertFails(getBytes(ref(files, PATH)));
      await assertFails(put(files, `cards/ana/card1/${'b'.repeat(64)}.jpg`));
      await assertFails(uploadString(ref(files, `cards/ana/card2/${NAME}.jpg`), 'x', 'raw', jpeg));
      await assertFails(listAll(ref(files, 'cards/ana/card1')));
    }
  });
});

describe('a PDF of a card', () => {
  const PDF = `cards/ana/card1/${NAME}.pdf`;
  const pdf = { contentType: 'application/pdf' };
  const MAX = 5 * 1024 * 1024;

  it('is uploaded and read by its owner only, up to 5 MB, and never changed or deleted', async () => {
    const files = actors.userFiles('ana');
    await assertSucceeds(put(files, PDF, MAX, pdf));
    await assertSucceeds(put(files, PDF, MAX, pdf));
    await assertFails(put(files, PDF, 10, pdf));
    await assertFails(put(files, PDF, MAX, jpeg));
    expect((await assertSucceeds(getBytes(ref(files, PDF)))).byteLength).toBe(MAX);
    await assertFails(getBytes(ref(actors.visitorFiles(), PDF)));
    await assertFails(getBytes(ref(actors.userFiles('luis'), PDF)));
    await assertFails(deleteObject(ref(files, PDF)));
  });

  it.each([
    ['of 5 MB and a byte', PDF, MAX + 1, pdf],
    ['that is said to be a page', PDF, 10, { contentType: 'text/html' }],
    ['that is said to be a photo', PDF, 10, jpeg],
    ['by the name of a photo', PATH, 10, pdf],
    ['packed', PDF, 10, { ...pdf, contentEncoding: 'gzip' }],
    ['with a name of its own choice', 'cards/ana/card1/carta.pdf', 10, pdf],
    ['among the files of an account', `users/ana/${NAME}.pdf`, 10, pdf],
    ['of another account', `cards/luis/card1/${NAME}.pdf`, 10, pdf],
    ['where visitors get it', `shown/ana-garcia/ana/card1/${NAME}.pdf`, 10, pdf],
    ['that wasn’t announced', `cards/ana/card2/${NAME}.pdf`, 10, pdf],
  ])('is refused %s', async (_what, path, size, metadata) => {
    await assertFails(put(actors.userFiles('ana'), path, size, metadata));
  });

  it('is refused while the account is suspended', async () => {
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { disabled: true }));
    await assertFails(put(actors.userFiles('ana'), PDF, 10, pdf));
  });
});

describe('the photo of an account', () => {
  it('is uploaded by its owner only', async () => {
    await assertSucceeds(put(actors.userFiles('ana'), `users/ana/${NAME}.jpg`));
    await assertFails(put(actors.userFiles('luis'), `users/ana/${'b'.repeat(64)}.jpg`));
    await assertFails(put(actors.visitorFiles(), `users/ana/${'b'.repeat(64)}.jpg`));
  });
});

describe('the export of an account', () => {
  const FILE = 'exports/ana/1.json';

  it('is readable by its owner only and writable by no client', async () => {
    await actors.arrangeFile(FILE);
    const files = actors.userFiles('ana');
    await assertSucceeds(getDownloadURL(ref(files, FILE)));
    await assertFails(getDownloadURL(ref(actors.userFiles('luis'), FILE)));
    await assertFails(getDownloadURL(ref(actors.visitorFiles(), FILE)));
    await assertFails(put(files, 'exports/ana/2.json'));
    await assertFails(deleteObject(ref(files, FILE)));
    await assertFails(listAll(ref(files, 'exports/ana')));
  });

  it('is inaccessible in an ended session', async () => {
    await actors.arrangeFile(FILE);
    await actors.arrange((db) => setDoc(doc(db, 'users/ana/private/state'), { deletedAt: new Date() }));
    await assertFails(getBytes(ref(actors.userFiles('ana'), FILE)));
  });

  // The last test: the server's clock never goes back.
  it('is readable for a day, unlike its parts', async () => {
    await actors.arrangeFile(FILE);
    await actors.arrangeFile('exports/ana/parts/000000-cards');
    const files = actors.userFiles('ana');
    await assertFails(getBytes(ref(files, 'exports/ana/parts/000000-cards')));
    await assertSucceeds(getBytes(ref(files, FILE)));
    const dayLater = Date.now() + 24 * 60 * 60 * 1000;
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => dayLater);
    await assertFails(getBytes(ref(files, FILE)));
    clock.mockRestore();
  });
});
