import type { BrowserContext, Page } from 'playwright';
import { chromiumForFile } from '../chromium';
import { serveSdkPage, type SdkPage } from '../sdk-page';
import { Bench } from '../support';

const bench = Bench.forFile({
  rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents {
    match /open/{x=**} { allow read, write; }
    match /mine/{x} { allow read, write: if request.auth.uid == x; }
  } }`,
});

/** Script of the page: the unmodified SDK with default settings. */
const PAGE_SCRIPT = `
import { initializeApp } from 'firebase/app';
import * as fs from 'firebase/firestore';
fs.setLogLevel('silent');
const options = new URLSearchParams(location.search);
const app = initializeApp({ projectId: 'demo-test', apiKey: 'fake', appId: '1:1:web:1' });
const settings = {};
if (options.has('longPolling')) settings.experimentalForceLongPolling = true;
if (options.has('persistent')) settings.localCache = fs.persistentLocalCache();
const db = fs.initializeFirestore(app, settings);
const uid = options.get('uid');
fs.connectFirestoreEmulator(db, '127.0.0.1', Number(options.get('port')), uid ? { mockUserToken: { user_id: uid } } : undefined);
window.seen = [];
Object.assign(window, {
  listen: (path) => fs.onSnapshot(fs.collection(db, path), { includeMetadataChanges: true },
    (snapshot) => window.seen.push({
      docs: Object.fromEntries(snapshot.docs.map((found) => [found.id, found.data()])),
      fromCache: snapshot.metadata.fromCache, pending: snapshot.metadata.hasPendingWrites }),
    (error) => window.seen.push({ error: error.code })),
  write: (path, data) => fs.setDoc(fs.doc(db, path), data).then(() => 'ok', (error) => error.code),
  add: (path) => fs.runTransaction(db, async (t) => {
    const ref = fs.doc(db, path);
    t.set(ref, { n: ((await t.get(ref)).data()?.n ?? 0) + 1 });
  }).then(() => 'ok', (error) => error.code),
  count: async (path) => (await fs.getCountFromServer(fs.collection(db, path))).data().count,
  network: (on) => (on ? fs.enableNetwork(db) : fs.disableNetwork(db)),
});
`;

const chromium = chromiumForFile();
let sdkPage: SdkPage;
const requests: string[] = [];
beforeAll(async () => {
  sdkPage = await serveSdkPage(PAGE_SCRIPT);
});
afterAll(() => sdkPage.close());

async function open(context: BrowserContext, query = ''): Promise<Page> {
  const page = await context.newPage();
  page.on('request', (request) => requests.push(request.url()));
  await page.goto(`${sdkPage.address}/?port=${bench.local.firestorePort}${query}`);
  return page;
}

/** Calls a function of the page; the text form keeps the types of the DOM out of a Node package. */
const call = <T>(page: Page, name: string, ...args: unknown[]): Promise<T> =>
  page.evaluate<T>(`window.${name}(...${JSON.stringify(args)})`);

const LATEST = 'window.seen[window.seen.length - 1]';

/** Waits until the page's listener shows exactly these documents, confirmed by the server. */
const waitForDocs = (page: Page, docs: object) =>
  page.waitForFunction(
    `${LATEST} && !${LATEST}.fromCache && JSON.stringify(${LATEST}.docs) === ${JSON.stringify(JSON.stringify(docs))}`,
    undefined,
    { timeout: 10_000 },
  );
const waitFor = (page: Page, condition: string) => page.waitForFunction(`${LATEST} && ${condition}`);

test.each([
  ['streaming', ''],
  ['long polling', '&longPolling'],
])('two browsers see each other over %s', async (name, query) => {
  const [one, two] = await Promise.all([chromium.browser().newContext(), chromium.browser().newContext()]);
  const [a, b] = await Promise.all([open(one, query), open(two, query)]);
  const path = `open/${name}/items`;
  await call(a, 'listen', path);
  await call(b, 'listen', path);
  expect(await call(a, 'write', `${path}/x`, { text: 'ñandú 😀 中' })).toBe('ok');
  await waitForDocs(b, { x: { text: 'ñandú 😀 中' } });
  expect(await call(b, 'write', `${path}/y`, { n: 1 })).toBe('ok');
  await waitForDocs(a, { x: { text: 'ñandú 😀 中' }, y: { n: 1 } });
  expect(await call(a, 'count', path)).toBe(2);
  expect(await Promise.all([call(a, 'add', `${path}/t`), call(b, 'add', `${path}/t`)])).toEqual(['ok', 'ok']);
  await waitForDocs(a, { t: { n: 2 }, x: { text: 'ñandú 😀 中' }, y: { n: 1 } });
  await Promise.all([one.close(), two.close()]);
});

test('rules hold in the browser', async () => {
  const context = await chromium.browser().newContext();
  const page = await open(context, '&uid=ana');
  expect(await call(page, 'write', 'mine/ana', { n: 1 })).toBe('ok');
  expect(await call(page, 'write', 'mine/luis', { n: 1 })).toBe('permission-denied');
  await call(page, 'listen', 'mine');
  await waitFor(page, `${LATEST}.error === 'permission-denied'`);
  await context.close();
});

test('four tabs of one profile work, six connections or not', async () => {
  const context = await chromium.browser().newContext();
  const tabs: Page[] = [];
  for (let n = 0; n < 4; n++) {
    const tab = await open(context);
    tabs.push(tab);
    await call(tab, 'listen', 'open/tabs/items');
    expect(await call(tab, 'write', `open/tabs/items/t${n}`, { n })).toBe('ok');
  }
  await waitForDocs(tabs[0]!, { t0: { n: 0 }, t1: { n: 1 }, t2: { n: 2 }, t3: { n: 3 } });
  await context.close();
});

test('what is written offline arrives when the network is back', async () => {
  const context = await chromium.browser().newContext();
  const [page, other] = [await open(context), await open(await chromium.browser().newContext())];
  await call(page, 'listen', 'open/offline/items');
  await call(other, 'listen', 'open/offline/items');
  await waitForDocs(page, {});
  await call(page, 'network', false);
  void call(page, 'write', 'open/offline/items/x', { n: 1 });
  await waitFor(page, `${LATEST}.pending`);
  await call(page, 'network', true);
  await waitForDocs(other, { x: { n: 1 } });
  await waitFor(page, `!${LATEST}.pending`);
  await context.close();
});

test('a persistent cache goes on after a reload, deletions included', async () => {
  const context = await chromium.browser().newContext();
  const page = await open(context, '&persistent');
  await call(page, 'listen', 'open/cache/items');
  await call(page, 'write', 'open/cache/items/a', { n: 1 });
  await call(page, 'write', 'open/cache/items/b', { n: 1 });
  await waitForDocs(page, { a: { n: 1 }, b: { n: 1 } });
  await page.goto('about:blank');
  await bench.http('/v1/projects/demo-test/databases/(default)/documents/open/cache/items/a', {
    method: 'DELETE',
    headers: { Authorization: 'Bearer owner' },
  });
  await page.goto(`${sdkPage.address}/?port=${bench.local.firestorePort}&persistent`);
  await call(page, 'listen', 'open/cache/items');
  await waitForDocs(page, { b: { n: 1 } });
  await context.close();
});

test('nothing but the page and the server was asked', () => {
  const hosts = new Set(requests.filter((url) => url.startsWith('http')).map((url) => new URL(url).hostname));
  expect([...hosts]).toEqual(['127.0.0.1']);
});
