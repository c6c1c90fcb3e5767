import type { BrowserContext, Page } from 'playwright';
import { chromiumForFile } from '../chromium';
import { serveSdkPage, type SdkPage } from '../sdk-page';
import { Bench } from '../support';

/**
 * Many tabs of one browser, which opens at most six connections to a server. Each tab that listens waits on one of them,
 * and a write takes two more; what finds none waits inside the browser, where no server sees it.
 */
const PAGE_SCRIPT = `
import { initializeApp } from 'firebase/app';
import * as fs from 'firebase/firestore';
fs.setLogLevel('silent');
const options = new URLSearchParams(location.search);
const app = initializeApp({ projectId: 'demo-test', apiKey: 'fake', appId: '1:1:web:1' });
const settings = {};
if (options.has('longPolling')) settings.experimentalForceLongPolling = true;
if (options.has('multi')) settings.localCache = fs.persistentLocalCache({ tabManager: fs.persistentMultipleTabManager() });
const db = fs.initializeFirestore(app, settings);
fs.connectFirestoreEmulator(db, '127.0.0.1', Number(options.get('port')));
window.errors = [];
const timed = async (work) => {
  const start = performance.now();
  await work();
  return performance.now() - start;
};
Object.assign(window, {
  listen: (path) => { fs.onSnapshot(fs.collection(db, path), { includeMetadataChanges: true }, (snapshot) => {
    window.now = { ids: snapshot.docs.map(({ id }) => id), fromCache: snapshot.metadata.fromCache };
  }, (error) => window.errors.push(error.code)); },
  write: (path) => timed(() => fs.setDoc(fs.doc(db, path), { at: Date.now() })),
  transact: (path) => timed(() => fs.runTransaction(db, async (transaction) => {
    const ref = fs.doc(db, path);
    transaction.set(ref, { n: ((await transaction.get(ref)).data()?.n ?? 0) + 1 });
  })),
  add: (path) => timed(() => fs.setDoc(fs.doc(db, path), { n: fs.increment(1) }, { merge: true })),
  sum: async (path) => (await fs.getDocFromServer(fs.doc(db, path))).data().n,
  count: (path) => timed(() => fs.getCountFromServer(fs.collection(db, path))),
});
`;

/** Time in which a write has to end, in milliseconds: alone it takes about one second, on a busy machine longer; one that starves never ends. */
const PATIENCE = 10_000;

const bench = Bench.forFile();
const chromium = chromiumForFile();
let sdkPage: SdkPage;
beforeAll(async () => {
  sdkPage = await serveSdkPage(PAGE_SCRIPT);
});
afterAll(() => sdkPage.close());

/** Calls a function of the page and answers its time; one that takes too long counts as endless. */
const call = (page: Page, name: string, path: string): Promise<number> =>
  page.evaluate<number>(
    `Promise.race([window.${name}(${JSON.stringify(path)}), new Promise((r) => setTimeout(r, 3 * ${PATIENCE}, Infinity))])`,
  );

async function openTabs(
  context: BrowserContext,
  count: number,
  query: string,
  path: string,
): Promise<Page[]> {
  const tabs: Page[] = [];
  for (let n = 0; n < count; n++) {
    const tab = await context.newPage();
    await tab.goto(`${sdkPage.address}/?port=${bench.local.firestorePort}${query}`);
    await call(tab, 'listen', path);
    tabs.push(tab);
  }
  return tabs;
}

const shows = (tab: Page, id: string) =>
  tab.waitForFunction(`window.now && !window.now.fromCache && window.now.ids.includes('${id}')`);

/** Measures reads and writes, most of them of the tab that was opened last, while all of them listen. */
async function timesOf(tabs: readonly Page[], path: string): Promise<Record<string, number>> {
  const [first, last] = [tabs[0]!, tabs.at(-1)!];
  // Ids of this measurement: there may have been one with fewer tabs.
  const at = (id: string) => `${path}/${tabs.length}-${id}`;
  const times: Record<string, number> = {
    first: await call(last, 'write', at('first')),
    second: await call(last, 'write', at('second')),
  };
  // Meanwhile the session of the writes has ended.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  times.later = await call(last, 'write', at('later'));
  times.inAnotherTab = await call(first, 'write', at('elsewhere'));
  times.transaction = await call(last, 'transact', at('transaction'));
  times.count = await call(last, 'count', path);
  const start = performance.now();
  await Promise.all(tabs.map((tab) => shows(tab, `${tabs.length}-transaction`)));
  times.shownEverywhere = performance.now() - start;
  return times;
}

// A tab is a process of its own, so that those which are open stay for the next number.
describe.each([
  ['a memory cache', 'memory', '', [5, 7, 20]],
  ['one cache for all of them', 'shared', '&multi', [5, 7, 20]],
  ['a memory cache and long polling', 'polling', '&longPolling', [7]],
] as const)('listening tabs with %s', (_cache, name, query, counts) => {
  const path = `tabs/${name}/items`;
  let context: BrowserContext;
  const tabs: Page[] = [];
  beforeAll(async () => {
    context = await chromium.browser().newContext();
  });
  afterAll(() => context.close());

  test.each(counts)('write without starving when there are %i, and see it', async (count) => {
    tabs.push(...(await openTabs(context, count - tabs.length, query, path)));
    const times = await timesOf(tabs, path);
    expect(Object.entries(times).filter(([, millis]) => !(millis < PATIENCE))).toEqual([]);
    for (const tab of tabs) expect(await tab.evaluate('window.errors')).toEqual([]);
  });
});

test('five listening tabs write beside the inspector, which keeps a connection for itself', async () => {
  const context = await chromium.browser().newContext();
  const inspector = await context.newPage();
  await inspector.goto(`http://127.0.0.1:${bench.local.firestorePort}/__local/`);
  const path = 'tabs/inspected/items';
  const tabs = await openTabs(context, 5, '', path);
  const times = await timesOf(tabs, path);
  expect(Object.entries(times).filter(([, millis]) => !(millis < PATIENCE))).toEqual([]);
  await context.close();
});

test('seven tabs that write at the same time all end, each write carried out once', async () => {
  const context = await chromium.browser().newContext();
  const path = 'tabs/together/items';
  const tabs = await openTabs(context, 7, '', path);
  await Promise.all(
    tabs.flatMap((tab) => [call(tab, 'add', `${path}/sum`), call(tab, 'add', `${path}/sum`)]),
  );
  expect(await tabs[0]!.evaluate(`window.sum('${path}/sum')`)).toBe(14);
  await context.close();
});
