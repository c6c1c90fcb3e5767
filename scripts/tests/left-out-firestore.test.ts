import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalFirebase, type LocalFirebase } from 'local-firebase';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { BUNDLE } from './left-out-bundles';
import { runModule } from './run-module';

describe('Firestore’s cache on the device in the browser builds', () => {
  const PAGE = `
    import { initializeApp } from 'firebase/app';
    import * as fs from 'firebase/firestore';
    const app = initializeApp({ projectId: 'demo-test', apiKey: 'fake', appId: '1:1:web:1' });
    const db = fs.initializeFirestore(app, { localCache: fs.persistentLocalCache({ tabManager: fs.persistentMultipleTabManager() }) });
    fs.connectFirestoreEmulator(db, '127.0.0.1', Number(new URLSearchParams(location.search).get('port')));
    const items = fs.collection(db, 'shops/a/items');
    const { where, orderBy, limit } = fs;
    const queries = [
      [], [where('kind', '==', 'k1')], [where('kind', 'in', ['k0', 'k2'])], [where('tags', 'array-contains', 't1')],
      [where('kind', '!=', 'k1')], [where('n', '>=', 10), where('n', '<', 20)], [where('n', '>', 5), orderBy('n', 'desc'), limit(4)],
      [orderBy('n'), fs.startAfter(30), limit(5)], [where('kind', '==', 'k1'), orderBy('n', 'desc'), limit(3)],
      [fs.or(where('kind', '==', 'k1'), where('n', '<', 3)), limit(9)], [orderBy(fs.documentId()), limit(2)],
    ].map((constraints) => fs.query(items, ...constraints));
    queries.push(fs.query(fs.collectionGroup(db, 'items'), where('n', '<', 4)));
    const show = ({ docs }) => docs.map((found) => [found.ref.path, JSON.stringify(found.data()), found.metadata.hasPendingWrites]);
    Object.assign(window, {
      seed: async () => {
        const batch = fs.writeBatch(db);
        for (let n = 0; n < 40; n++)
          batch.set(fs.doc(db, n % 2 ? 'shops/a/items' : 'shops/' + (n % 4 ? 'a' : 'b') + '/items', 'i' + n), { n, kind: 'k' + (n % 3), tags: ['t' + (n % 5)] });
        await batch.commit();
      },
      online: async () => Promise.all(queries.map(async (query) => show(await fs.getDocsFromServer(query)))),
      change: () => {
        void fs.updateDoc(fs.doc(items, 'i1'), { n: 12, kind: 'k2' });
        void fs.deleteDoc(fs.doc(items, 'i3'));
        void fs.setDoc(fs.doc(items, 'new'), { n: 31, kind: 'k1', tags: ['t1'] });
      },
      offline: async () => {
        await fs.disableNetwork(db);
        return Promise.all(queries.map(async (query) => show(await fs.getDocsFromCache(query))));
      },
      listened: () => Promise.all(queries.map((query) => new Promise((resolve, reject) => fs.onSnapshot(query, (found) => resolve(show(found)), reject)))),
      disconnect: () => fs.disableNetwork(db),
    });
  `;
  let browser: Browser;
  let local: LocalFirebase;
  let server: Server;
  beforeAll(async () => {
    const bundled = (isWhole: boolean) =>
      runModule(
        `${BUNDLE} process.stdout.write(await bundle(${JSON.stringify(PAGE)}, ${isWhole}, { format: 'iife', conditions: ['browser'], minify: true }));`,
      );
    const scripts: Record<string, string> = { whole: bundled(true), reduced: bundled(false) };
    server = createServer(({ url = '' }, response) => {
      const script = /^\/(\w+)\.js$/.exec(url)?.[1];
      const page = /^\/(\w+)\?/.exec(url)?.[1];
      response.setHeader('Content-Type', script ? 'text/javascript' : 'text/html');
      response.end(
        script
          ? scripts[script]
          : `<!doctype html><link rel="icon" href="data:,"><script src="/${page}.js"></script>`,
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    local = await startLocalFirebase({
      memory: true,
      rules: `rules_version = '2'; service cloud.firestore { match /databases/{d}/documents { match /{x=**} { allow read, write; } } }`,
    });
    browser = await chromium.launch({
      executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    });
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    await local.close();
  });

  async function open(context: BrowserContext, variant: 'whole' | 'reduced') {
    const page = await context.newPage();
    await page.goto(
      `http://127.0.0.1:${(server.address() as AddressInfo).port}/${variant}?port=${local.firestorePort}`,
    );
    return {
      call: (name: string) => page.evaluate<unknown[][]>(`window.${name}()`),
      close: () => page.close(),
    };
  }

  it('answers queries as with field indexes, which nobody configures, also of a cache that the whole SDK wrote', async () => {
    const contexts = await Promise.all([browser.newContext(), browser.newContext()]);
    const answers = [];
    for (const [index, variant] of (['whole', 'reduced'] as const).entries()) {
      const page = await open(contexts[index]!, variant);
      if (index === 0) await page.call('seed');
      const online = await page.call('online');
      await page.call('disconnect');
      await page.call('change');
      answers.push({ online, offline: await page.call('offline') });
      await page.close();
      // The other SDK goes on with what this one stored.
      const next = await open(contexts[index]!, variant === 'whole' ? 'reduced' : 'whole');
      const offline = await next.call('offline');
      expect(await next.call('listened')).toEqual(offline);
      expect(offline).toEqual(answers[index]!.offline);
      await next.close();
    }
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[0]!.online.every((found) => found.length > 0)).toBe(true);
    // Changes that wait to be sent are in the answers.
    expect(answers[0]!.offline).not.toEqual(answers[0]!.online);
    await Promise.all(contexts.map((context) => context.close()));
  });
});
