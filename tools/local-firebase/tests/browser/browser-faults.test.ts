import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright';
import { startLocalFirebase, type LocalFirebase } from '../../src/index';
import { chromiumForFile } from '../chromium';
import { serveSdkPage, type SdkPage } from '../sdk-page';
import { until } from '../support';

/** The unmodified browser SDK while networks, tabs and servers come and go. */
const PAGE_SCRIPT = `
import { initializeApp } from 'firebase/app';
import * as fs from 'firebase/firestore';
fs.setLogLevel('silent');
const options = new URLSearchParams(location.search);
const app = initializeApp({ projectId: options.get('project') ?? 'demo-test', apiKey: 'fake', appId: '1:1:web:1' });
const settings = {};
if (options.has('longPolling')) settings.experimentalForceLongPolling = true;
if (options.has('single')) settings.localCache = fs.persistentLocalCache({ tabManager: fs.persistentSingleTabManager({}) });
if (options.has('multi')) settings.localCache = fs.persistentLocalCache({ tabManager: fs.persistentMultipleTabManager() });
const db = fs.initializeFirestore(app, settings);
fs.connectFirestoreEmulator(db, '127.0.0.1', Number(options.get('port')));
window.errors = [];
window.acknowledged = 0;
Object.assign(window, {
  listen: (path) => fs.onSnapshot(fs.collection(db, path), { includeMetadataChanges: true }, (snapshot) => {
    window.now = { ids: snapshot.docs.map(({ id }) => id).join(), fromCache: snapshot.metadata.fromCache,
      pending: snapshot.metadata.hasPendingWrites, n: snapshot.docs.reduce((sum, found) => sum + (found.data().n ?? 0), 0) };
  }, (error) => window.errors.push(error.code)),
  write: (path, data) => { void fs.setDoc(fs.doc(db, path), data).then(() => window.acknowledged++, (error) => window.errors.push(error.code)); },
  add: (path, n) => { void fs.setDoc(fs.doc(db, path), { n: fs.increment(n) }, { merge: true }).then(() => window.acknowledged++); },
  synced: () => fs.waitForPendingWrites(db),
});
`;
const rules = (condition: string) => `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents { match /open/{x=**} { allow read, write: if ${condition}; } } }`;

const chromium = chromiumForFile();
let sdkPage: SdkPage;
let local: LocalFirebase;
const folder = mkdtempSync(join(tmpdir(), 'faults-'));
const rulesFile = join(folder, 'firestore.rules');
const start = async (port = 0) => {
  local = await startLocalFirebase({ port, data: join(folder, 'data'), rules: rulesFile, quiet: true });
};
beforeAll(async () => {
  writeFileSync(rulesFile, rules('true'));
  await start();
  sdkPage = await serveSdkPage(PAGE_SCRIPT);
});
afterAll(async () => {
  sdkPage.close();
  await local.close();
});

async function open(context: BrowserContext, query = ''): Promise<Page> {
  const page = await context.newPage();
  await page.goto(`${sdkPage.address}/?port=${local.firestorePort}${query}`);
  return page;
}
const call = (page: Page, name: string, ...args: unknown[]) =>
  page.evaluate(`void window.${name}(...${JSON.stringify(args)})`);
/** The SDK waits up to fifteen seconds before it tries a lost connection again. */
async function shows(page: Page, condition: string): Promise<void> {
  await page.waitForFunction(`window.now && ${condition}`, undefined, { timeout: 60_000 }).catch(async () => {
    const shown = await page.evaluate('JSON.stringify([window.now, window.acknowledged, window.errors])');
    throw new Error(`The page shows ${shown} instead of ${condition}`);
  });
}
const inSync = (ids: string) => `window.now.ids === '${ids}' && !window.now.fromCache && !window.now.pending`;
const ROOT = 'projects/demo-test/databases/(default)/documents';
const read = async (path: string) =>
  (await (await fetch(`http://127.0.0.1:${local.firestorePort}/v1/${ROOT}/${path}`)).json()) as {
    fields: object;
  };

// Most of the time goes into the pauses that the SDK makes before it tries again.
const TRANSPORTS = [
  ['streaming', ''],
  ['forced long polling', '&longPolling'],
] as const;
test.each(process.env.TEST_SIZE === 'long' ? TRANSPORTS : TRANSPORTS.slice(0, 1))(
  'what was written while the server was away arrives once, over %s',
  async (name, query) => {
    const context = await chromium.browser().newContext();
    const page = await open(context, query);
    const path = `open/restart-${name.length}/items`;
    await call(page, 'listen', path);
    await call(page, 'add', `${path}/a`, 1);
    await shows(page, inSync('a'));
    const port = local.firestorePort;
    await local.close();
    await call(page, 'add', `${path}/a`, 10);
    await call(page, 'add', `${path}/b`, 100);
    await shows(page, `window.now.ids === 'a,b' && window.now.pending`);
    await start(port);
    await shows(page, `${inSync('a,b')} && window.now.n === 111`);
    expect((await read(`${path}/a`)).fields).toEqual({ n: { integerValue: '11' } });
    expect((await read(`${path}/b`)).fields).toEqual({ n: { integerValue: '100' } });
    expect(await page.evaluate('window.errors')).toEqual([]);
    await context.close();
  },
  120_000,
);

test('a browser without network shows its cache, and catches up both ways', async () => {
  const [mine, theirs] = [await chromium.browser().newContext(), await chromium.browser().newContext()];
  const [page, other] = [await open(mine), await open(theirs)];
  await call(page, 'listen', 'open/offline/items');
  await call(other, 'listen', 'open/offline/items');
  await call(other, 'write', 'open/offline/items/a', { n: 1 });
  await shows(page, inSync('a'));
  await mine.setOffline(true);
  await call(page, 'write', 'open/offline/items/mine', { n: 1 });
  await shows(page, `window.now.ids === 'a,mine' && window.now.pending`);
  await call(other, 'write', 'open/offline/items/theirs', { n: 1 });
  await shows(other, inSync('a,theirs'));
  await mine.setOffline(false);
  await shows(page, inSync('a,mine,theirs'));
  await shows(other, inSync('a,mine,theirs'));
  await Promise.all([mine.close(), theirs.close()]);
}, 120_000);

test.each(['single', 'multi'])(
  'a %s-tab cache shows documents after a reload without network',
  async (kind) => {
    const context = await chromium.browser().newContext();
    const page = await open(context, `&${kind}`);
    const path = `open/cache-${kind}/items`;
    await call(page, 'listen', path);
    await call(page, 'write', `${path}/a`, { n: 1 });
    await shows(page, inSync('a'));
    await page.route(`http://127.0.0.1:${local.firestorePort}/**`, (route) => route.abort());
    await page.reload();
    await call(page, 'listen', path);
    await call(page, 'write', `${path}/b`, { n: 1 });
    await shows(page, `window.now.ids === 'a,b' && window.now.fromCache && window.now.pending`);
    await page.unroute(`http://127.0.0.1:${local.firestorePort}/**`);
    await page.reload();
    await call(page, 'listen', path);
    await shows(page, inSync('a,b'));
    await context.close();
  },
  120_000,
);

/**
 * Waits until the SDK says that a tab's writes are answered. Of tabs with a shared cache only one talks to the server; the others may show
 * a write as pending after its answer: they look for changes by read time, and the listener's message has that of the answer, as
 * production's does (see the log in firebase/firebase-admin-node#271).
 */
async function answered(tab: Page): Promise<void> {
  await tab.evaluate('window.synced()');
}

test('tabs with a common cache see each other and write through one of them', async () => {
  const fresh = (ids: string) => `window.now.ids === '${ids}' && !window.now.fromCache`;
  const context = await chromium.browser().newContext();
  const tabs: Page[] = [];
  for (let n = 0; n < 3; n++) {
    const tab = await open(context, '&multi');
    await call(tab, 'listen', 'open/tabs/items');
    await call(tab, 'write', `open/tabs/items/t${n}`, { n });
    tabs.push(tab);
  }
  for (const tab of tabs) {
    await shows(tab, fresh('t0,t1,t2'));
    await answered(tab);
  }
  await tabs[0]!.close();
  await call(tabs[2]!, 'write', 'open/tabs/items/t3', { n: 3 });
  for (const tab of tabs.slice(1)) {
    await shows(tab, fresh('t0,t1,t2,t3'));
    await answered(tab);
  }
  expect(await tabs[2]!.evaluate('[window.acknowledged, window.errors]')).toEqual([2, []]);
  expect((await read('open/tabs/items/t3')).fields).toEqual({ n: { integerValue: '3' } });
  await context.close();
}, 120_000);

test('tabs without a common cache go on after another one was closed without a word', async () => {
  const context = await chromium.browser().newContext();
  const tabs: Page[] = [];
  for (let n = 0; n < 3; n++) {
    const tab = await open(context);
    await call(tab, 'listen', 'open/plain/items');
    await call(tab, 'write', `open/plain/items/t${n}`, { n });
    await tab.waitForFunction('window.acknowledged === 1');
    tabs.push(tab);
  }
  await tabs[0]!.close();
  await call(tabs[1]!, 'write', 'open/plain/items/t3', { n: 3 });
  for (const tab of tabs.slice(1)) await shows(tab, inSync('t0,t1,t2,t3'));
  await context.close();
}, 120_000);

test('a saved rules file ends listeners that it no longer allows, and refuses their writes', async () => {
  const context = await chromium.browser().newContext();
  const page = await open(context);
  await call(page, 'listen', 'open/rules/items');
  await call(page, 'write', 'open/rules/items/a', { n: 1 });
  await shows(page, inSync('a'));
  writeFileSync(rulesFile, rules('false'));
  await page.waitForFunction("window.errors.join() === 'permission-denied'");
  await call(page, 'write', 'open/rules/items/b', { n: 1 });
  await page.waitForFunction("window.errors.join() === 'permission-denied,permission-denied'");
  writeFileSync(rulesFile, rules('true'));
  const answers = async () =>
    (await fetch(`http://127.0.0.1:${local.firestorePort}/v1/${ROOT}/open/rules/items/a`)).status;
  let status = 0;
  void (async () => {
    while (status !== 200) status = await answers();
  })();
  await until(() => status === 200);
  await call(page, 'listen', 'open/rules/items');
  await shows(page, inSync('a'));
  await context.close();
}, 120_000);

test('a project that might be a real one is refused at once, and the page is told why', async () => {
  const context = await chromium.browser().newContext();
  const page = await open(context, '&project=production');
  await call(page, 'write', 'open/x', { n: 1 });
  await page.waitForFunction("window.errors.join() === 'failed-precondition'");
  await call(page, 'listen', 'open/x/y');
  await page.waitForFunction("window.errors.join() === 'failed-precondition,failed-precondition'");
  await context.close();
}, 120_000);
