import type { Page } from 'playwright';
import { chromiumForFile } from '../chromium';
import { serveSdkPage, type SdkPage } from '../sdk-page';
import { Bench, until } from '../support';

const bench = Bench.forFile({
  storageRules: `rules_version = '2';
    service firebase.storage { match /b/{bucket}/o {
      match /open/{all=**} { allow read, write; }
      match /small/{file} { allow read; allow write: if request.resource.size < 100; }
    } }`,
});
const chromium = chromiumForFile();

/** The unmodified SDK in a page of another origin. */
const PAGE_SCRIPT = `
import { initializeApp } from 'firebase/app';
import * as st from 'firebase/storage';
const app = initializeApp({ projectId: 'demo-test', storageBucket: 'demo-test.appspot.com' });
const storage = st.getStorage(app);
st.connectStorageEmulator(storage, '127.0.0.1', Number(new URLSearchParams(location.search).get('port')));
const at = (path) => st.ref(storage, path);
const blob = (length) => new Blob([Uint8Array.from({ length }, (_, index) => index % 251)], { type: 'application/x-test' });
const codeOf = (promise) => promise.then(() => 'ok', (error) => error.code);
window.progress = [];
Object.assign(window, {
  uploadWhole: (path, length) => codeOf(st.uploadBytes(at(path), blob(length))),
  startUpload: (path, length) => {
    window.progress = [];
    window.task = st.uploadBytesResumable(at(path), blob(length));
    window.task.on('state_changed', (now) => window.progress.push([now.state, now.bytesTransferred]));
    window.ended = codeOf(window.task.then());
  },
  digest: async (path) => {
    const data = await (await st.getBlob(at(path))).arrayBuffer();
    const hash = await crypto.subtle.digest('SHA-256', data);
    return [data.byteLength, Array.from(new Uint8Array(hash)).join()];
  },
  expected: async (length) => {
    const hash = await crypto.subtle.digest('SHA-256', await blob(length).arrayBuffer());
    return [length, Array.from(new Uint8Array(hash)).join()];
  },
  describe: async (path, change) => {
    await st.updateMetadata(at(path), change);
    const { contentType, customMetadata, size } = await st.getMetadata(at(path));
    return { contentType, customMetadata, size };
  },
  fetchUrl: async (path) => {
    const response = await fetch(await st.getDownloadURL(at(path)), { mode: 'cors', credentials: 'omit' });
    return [response.status, (await response.arrayBuffer()).byteLength];
  },
  showImage: async (path) => new Promise((resolve) => {
    st.getDownloadURL(at(path)).then((url) => {
      const image = new Image();
      image.crossOrigin = 'anonymous';
      image.onload = () => resolve('loaded');
      image.onerror = () => resolve('failed');
      image.src = url;
    });
  }),
  putImage: () => codeOf(fetch('data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
    .then((response) => response.blob()).then((image) => st.uploadBytes(at('open/dot.gif'), image))),
  names: async (path) => (await st.listAll(at(path))).items.map(({ name }) => name),
  remove: (path) => codeOf(st.deleteObject(at(path))),
  bytesOf: (path) => codeOf(st.getBytes(at(path))),
});
`;

let sdkPage: SdkPage;
let page: Page;
beforeAll(async () => {
  sdkPage = await serveSdkPage(PAGE_SCRIPT);
  page = await chromium.browser().newPage();
  await page.goto(`${sdkPage.address}/?port=${bench.local.storagePort}`);
});
afterAll(() => sdkPage.close());

const call = <T>(name: string, ...args: unknown[]): Promise<T> =>
  page.evaluate<T>(`window.${name}(...${JSON.stringify(args)})`);
const MEGABYTE = 1024 * 1024;

test('a file goes up at once and comes back whole', async () => {
  expect(await call('uploadWhole', 'open/whole.bin', 300_000)).toBe('ok');
  expect(await call('digest', 'open/whole.bin')).toEqual(await call('expected', 300_000));
});

test('a large file goes up in pieces, with progress', async () => {
  await call('startUpload', 'open/pieces.bin', 3 * MEGABYTE);
  expect(await page.evaluate('window.ended')).toBe('ok');
  const progress = await page.evaluate<[string, number][]>('window.progress');
  const steps = progress.map(([, transferred]) => transferred);
  expect(steps.at(-1)).toBe(3 * MEGABYTE);
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(new Set(steps).size).toBeGreaterThan(2);
  expect(await call('digest', 'open/pieces.bin')).toEqual(await call('expected', 3 * MEGABYTE));
});

/** Lets the first piece of an upload through and holds the others until released. */
async function holdAfterFirstPiece(): Promise<() => Promise<void>> {
  let isOpen = false;
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let pieces = 0;
  await page.route('**/o?name=*upload_id*', async (route) => {
    if (route.request().headers()['x-goog-upload-command']?.includes('upload') && ++pieces > 1 && !isOpen) {
      await opened;
    }
    // A piece that was held may have been given up meanwhile.
    await route.continue().catch(() => {});
  });
  return async () => {
    isOpen = true;
    open();
    await page.unroute('**/o?name=*upload_id*');
  };
}

test('an upload is paused, goes on where it was, and arrives whole', async () => {
  const release = await holdAfterFirstPiece();
  await call('startUpload', 'open/paused.bin', 3 * MEGABYTE);
  await page.waitForFunction('window.progress.some(([, transferred]) => transferred >= 256 * 1024)');
  await page.evaluate('window.task.pause()');
  await page.waitForFunction("window.task.snapshot.state === 'paused'");
  await release();
  expect(await page.evaluate<number>('window.task.snapshot.bytesTransferred')).toBeLessThan(3 * MEGABYTE);
  await page.evaluate('window.task.resume()');
  expect(await page.evaluate('window.ended')).toBe('ok');
  const steps = await page.evaluate<number[]>('window.progress.map(([, transferred]) => transferred)');
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(await call('digest', 'open/paused.bin')).toEqual(await call('expected', 3 * MEGABYTE));
});

test('an upload goes on after its connection broke', async () => {
  let broken = 0;
  await page.route('**/o?name=*upload_id*', async (route) => {
    if (route.request().headers()['x-goog-upload-command'] === 'upload' && broken++ === 0)
      await route.abort();
    else await route.continue();
  });
  await call('startUpload', 'open/broken.bin', MEGABYTE);
  expect(await page.evaluate('window.ended')).toBe('ok');
  expect(broken).toBeGreaterThan(0);
  expect(await call('digest', 'open/broken.bin')).toEqual(await call('expected', MEGABYTE));
  await page.unroute('**/o?name=*upload_id*');
});

test('a cancelled upload leaves no file', async () => {
  const release = await holdAfterFirstPiece();
  await call('startUpload', 'open/cancelled.bin', 3 * MEGABYTE);
  await page.waitForFunction('window.progress.some(([, transferred]) => transferred >= 256 * 1024)');
  await page.evaluate('window.task.cancel()');
  expect(await page.evaluate('window.ended')).toBe('storage/canceled');
  await release();
  expect(await call('bytesOf', 'open/cancelled.bin')).toBe('storage/object-not-found');
});

test('rules and missing files have the codes of the SDK', async () => {
  expect(await call('uploadWhole', 'small/a', 99)).toBe('ok');
  expect(await call('uploadWhole', 'small/b', 100)).toBe('storage/unauthorized');
  await call('startUpload', 'small/c', 300_000);
  expect(await page.evaluate('window.ended')).toBe('storage/unauthorized');
  expect(await call('bytesOf', 'elsewhere/a')).toBe('storage/unauthorized');
  expect(await call('remove', 'open/none')).toBe('storage/object-not-found');
});

test('metadata is changed, files are listed and deleted', async () => {
  await call('uploadWhole', 'open/list/a', 1);
  await call('uploadWhole', 'open/list/b', 2);
  expect(
    await call('describe', 'open/list/b', { contentType: 'text/x', customMetadata: { k: 'ñ' } }),
  ).toEqual({
    contentType: 'text/x',
    customMetadata: { k: 'ñ' },
    size: 2,
  });
  expect(await call('names', 'open/list')).toEqual(['a', 'b']);
  expect(await call('remove', 'open/list/a')).toBe('ok');
  expect(await call('names', 'open/list')).toEqual(['b']);
});

test('a download address serves pages of any origin without credentials, images too', async () => {
  expect(await call('fetchUrl', 'open/whole.bin')).toEqual([200, 300_000]);
  expect(await call('putImage')).toBe('ok');
  expect(await call('showImage', 'open/dot.gif')).toBe('loaded');
});

test('the meter names the page that asked', async () => {
  await until(() => Object.keys(bench.local.usage().tags).length > 0);
  expect(Object.keys(bench.local.usage().tags)).toEqual([
    expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+$/),
  ]);
});
