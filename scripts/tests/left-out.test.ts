import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startLocalFirebase, type LocalFirebase } from 'local-firebase';
import { chromium, type Browser, type BrowserContext } from 'playwright';
import { runModule } from './run-module';

/** Puts other bodies into a source, and returns the new one or the error. */
const change = (source: string, bodies: Record<string, string | null>): string =>
  JSON.parse(
    runModule(`
      import { withBodies } from './build/unused/left-out-loader.mjs';
      let answer;
      try { answer = withBodies(${JSON.stringify(source)}, ${JSON.stringify(bodies)}); } catch ({ message }) { answer = message; }
      console.log(JSON.stringify(answer));
    `),
  ) as string;

/** Code that makes `bundle(script, isWhole)`: bundles a script with packages as they are, or as in our builds. */
const BUNDLE = `
  import { readFileSync } from 'node:fs';
  import { build } from 'esbuild';
  import { leftOutRules } from './build/unused/left-out.mjs';
  import { withBodies } from './build/unused/left-out-loader.mjs';
  const leaveOut = { name: 'leave-out', setup: ({ onLoad }) => onLoad({ filter: /node_modules.*js$/ }, ({ path }) => {
    const rule = leftOutRules.find(({ test }) => test.test(path));
    return rule && { contents: withBodies(readFileSync(path, 'utf8'), rule.options.bodies) };
  }) };
  const bundle = async (contents, isWhole, options) => (await build({
    stdin: { contents, resolveDir: 'shared-lib' }, bundle: true, write: false, logLevel: 'error', plugins: isWhole ? [] : [leaveOut], ...options,
  })).outputFiles[0].text;
`;

describe('parts that are left out of a package', () => {
  const source = [
    'class One {',
    '  constructor() {',
    '    this.n = 1;',
    '  }',
    '  used() {',
    '    return this.n;',
    '  }',
    '  unused() {',
    '    return big();',
    '  }',
    '}',
    'class Two { three() {} }',
    'function outer() {',
    '  function inner() {',
    '    return big();',
    '  }',
    '  return inner();',
    '}',
    '',
  ].join('\n');

  it('are methods, members of a class, and bodies; every line stays where it is', () => {
    const changed = change(source, { 'One.unused': null, Two: null, 'outer.inner': 'return 7;' });
    expect(changed).toMatch(/class Two \{\s*\}/);
    expect(changed).not.toContain('unused');
    expect(changed).not.toContain('big');
    expect(changed.split('\n')).toHaveLength(source.split('\n').length);
    expect(changed.split('\n').slice(0, 7)).toEqual(source.split('\n').slice(0, 7));
    expect(new Function(`${changed} return [new One().used(), outer()]`)()).toEqual([1, 7]);
  });

  it('are functions that a variable or a member gets, also through a call', () => {
    const made = [
      'const twice = (make) => (n) => make(n) * 2;',
      'const one = () => { return big(); }, two = twice((n) => { return big(n); });',
      'function Three() {}',
      'Three.prototype.four = function () { return big(); };',
      'function outer() { let five = twice(function (n) { return big(n); }); return five(5); }',
    ].join('\n');
    const bodies = {
      one: 'return 1;',
      two: 'return n;',
      'Three.prototype.four': 'return 4;',
      'outer.five': 'return n;',
    };
    const changed = change(made, bodies);
    expect(changed).not.toContain('big');
    expect(new Function(`${changed} return [one(), two(2), new Three().four(), outer()]`)()).toEqual([
      1, 4, 4, 10,
    ]);
  });

  it('say so where a function of them is called after all', () => {
    const changed = change(source, { 'outer.inner': null });
    expect(() => new Function(`${changed} return outer()`)()).toThrow(/left out of the build/);
  });

  it('fail the build where the source doesn’t have them', () => {
    expect(change(source, { 'One.other': null })).toMatch(/One\.other occurs 0 times/);
  });

  it('fail the build with another version of the package', () => {
    const error = runModule(`
      import { leftOutRules } from './build/unused/left-out.mjs';
      import load from './build/unused/left-out-loader.mjs';
      const [{ options }] = leftOutRules;
      const file = { resourcePath: process.cwd() + '/node_modules/@firebase/firestore/dist/x.js', callback() {} };
      try { load.call({ ...file, getOptions: () => ({ ...options, version: '4.0.0' }) }, ''); } catch ({ message }) { console.log(message); }
    `);
    expect(error).toMatch(/is of version [\d.]+, but .* was written for 4\.0\.0/);
  });
});

describe('the router in the browser builds', () => {
  /** Goes through addresses with a router, and returns what it says after each step. */
  const visit = (isWhole: boolean): { seen: unknown[]; refused: string } =>
    JSON.parse(
      runModule(`${BUNDLE}
        const script = ${JSON.stringify(`
          import { createMemoryRouter } from '${process.cwd()}/node_modules/react-router/dist/production/index.mjs';
          globalThis.visit = async () => {
            const seen = [];
            const router = createMemoryRouter([
              { path: '/', id: 'home', children: [{ path: 'list/:id?', id: 'list' }, { path: 'list/:id/edit', id: 'edit' }] },
              { path: '/other', id: 'other' },
            ]);
            router.subscribe(({ location: { pathname, search, hash, state }, historyAction, matches, errors, navigation, preventScrollReset, revalidation }) =>
              seen.push({ pathname, search, hash, state, historyAction, matches: matches.map(({ route, params }) => [route.id, params]),
                errors: errors && Object.entries(errors).map(([id, { status }]) => [id, status]), navigation: navigation.state, preventScrollReset, revalidation }));
            const settled = () => new Promise((resolve) => setTimeout(resolve, 20));
            const steps = [
              () => router.navigate('/list/3?orden=nombre', { state: { from: 1 } }), () => router.navigate('/list/3/edit', { preventScrollReset: true }),
              () => router.navigate('..', { fromRouteId: 'edit' }), () => router.navigate('#end'), () => router.navigate(-2), () => router.navigate(1),
              () => router.navigate('/nowhere'), () => router.navigate('/other', { replace: true }), () => router.revalidate(),
              () => { router.navigate('/list/1'); return router.navigate('/list/2'); },
              () => { router.getBlocker('ask', () => true); return router.navigate('/'); }, () => router.state.blockers.get('ask').proceed(),
            ];
            for (const step of steps) { await step(); await settled(); seen.push(router.state.location.pathname); }
            const late = createMemoryRouter([{ path: '/' }, { path: '/data', loader: () => 1 }]);
            const refused = await late.navigate('/data').then(() => '', ({ message }) => message);
            return { seen, refused };
          };
        `)};
        const text = await bundle(script, ${isWhole}, { format: 'iife', platform: 'node', define: { 'process.env.NODE_ENV': '"production"' } });
        (0, eval)(text);
        console.log(JSON.stringify(await globalThis.visit()));
      `),
    ) as ReturnType<typeof visit>;

  it('goes as the whole router does where no route has a loader, and refuses one that has', () => {
    const [whole, reduced] = [visit(true), visit(false)];
    expect(reduced.seen).toEqual(whole.seen);
    expect(reduced.seen.length).toBeGreaterThan(24);
    expect(whole.refused).toBe('');
    expect(reduced.refused).toMatch(/left out of the build/);
  });
});

/** Draws a page that has `window.draw`, in Chromium: with whole packages, and as in our builds. */
async function drawn(script: string): Promise<[whole: string[], reduced: string[]]> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  const draw = async (isWhole: boolean) => {
    const text = runModule(
      `${BUNDLE} process.stdout.write(await bundle(${JSON.stringify(script)}, ${isWhole}, { format: 'iife', conditions: ['browser'], define: { 'process.env.NODE_ENV': '"production"' } }));`,
    );
    expect(text.includes('left out of the build')).toBe(!isWhole);
    const page = await browser.newPage();
    await page.setContent('<!doctype html><body></body>');
    await page.addScriptTag({ content: text });
    return page.evaluate<string[]>('window.draw()');
  };
  try {
    return [await draw(true), await draw(false)];
  } finally {
    await browser.close();
  }
}

describe('React in the browser builds', () => {
  const PAGE = `
    import { Component, createElement as h, Fragment, startTransition, Suspense, use, useActionState, useDeferredValue, useEffect, useState } from 'react';
    import { createPortal, flushSync } from 'react-dom';
    import { createRoot, hydrateRoot } from 'react-dom/client';
    window.draw = async () => {
      const seen = [];
      const note = (what) => seen.push(what + ': ' + document.body.innerHTML);
      // Nothing changes any more: React shows what came late a while later.
      const settled = async () => {
        for (let before, now; before !== (now = document.body.innerHTML + seen.length); before = now) await new Promise((resolve) => setTimeout(resolve, 700));
      };
      const root = (id) => document.body.appendChild(Object.assign(document.createElement('div'), { id }));
      const later = {};
      const wait = (name) => (later[name] ??= Object.assign(new Promise((resolve) => (later[name + '!'] = resolve))));
      const Row = ({ name }) => { useEffect(() => (seen.push('in ' + name), () => seen.push('out ' + name)), [name]); return h('li', null, name); };
      const Late = ({ name }) => h('b', null, use(wait(name)));
      class Caught extends Component {
        state = { error: null };
        static getDerivedStateFromError = (error) => ({ error });
        render() { return this.state.error ? h('i', null, this.state.error.message) : this.props.children; }
      }
      const Broken = () => { throw new Error('broken'); };
      let change;
      const App = () => {
        const [state, set] = useState({ rows: ['a', 'b', 'c'], late: 'one', portal: false, broken: false });
        const [sum, add, pending] = useActionState(async (before, more) => before + more, 0);
        change = (next) => set((before) => ({ ...before, ...next }));
        const slow = useDeferredValue(state.rows.length, 0);
        return h(Fragment, null,
          h('ul', { ref: (list) => void list?.setAttribute('data-ref', '') }, state.rows.map((name) => h(Row, { key: name, name }))),
          h('p', null, slow), h(Suspense, { fallback: h('em', null, 'wait') }, h(Late, { name: state.late })),
          state.portal && createPortal(h('aside', null, 'over'), document.body), h('title', null, 'T' + state.rows.length), h('meta', { name: 'robots', content: 'noindex' }), h('style', null, 'p { color: inherit }'),
          h(Caught, null, state.broken && h(Broken)),
          h('button', { onClick: () => startTransition(() => add(2)) }, String(sum) + pending), h('input', { defaultValue: 'x' }));
      };
      const made = createRoot(root('app'), { onCaughtError: ({ message }) => seen.push('caught ' + message) });
      made.render(h(App));
      await settled(); note('first');
      later['one!']('1'); await settled(); note('late');
      startTransition(() => change({ rows: ['c', 'a', 'd', 'e'], late: 'two' })); await settled(); note('transition waits');
      later['two!']('2'); await settled(); note('transition');
      flushSync(() => change({ portal: true })); note('portal');
      document.querySelector('button').click(); await settled(); note('action');
      startTransition(() => change({ rows: [], portal: false })); await settled(); note('removed');
      change({ broken: true }); await settled(); note('broken');
      const headOf = [...document.querySelectorAll('title, meta[name]')].map(({ outerHTML }) => outerHTML).join('');
      made.unmount(); await settled(); note('unmounted');
      const drawn = root('drawn');
      drawn.innerHTML = '<main><h1>Hola</h1><ul><li>a</li></ul></main>';
      const errors = [];
      const Drawn = ({ name }) => h('main', null, h('h1', null, name), h('ul', null, h(Row, { name: 'a' })));
      const heading = drawn.querySelector('h1');
      const hydrated = hydrateRoot(drawn, h(Drawn, { name: 'Hola' }), { onRecoverableError: ({ message }) => errors.push(message) });
      await settled(); note('hydrated ' + (heading === drawn.querySelector('h1')) + errors.length);
      startTransition(() => hydrated.render(h(Drawn, { name: 'Adiós' }))); await settled(); note('changed');
      return [...seen, headOf];
    };
  `;
  it('draws as the whole React does', async () => {
    const [whole, reduced] = await drawn(PAGE);
    expect(reduced).toEqual(whole);
    expect(whole.length).toBeGreaterThan(16);
    expect(whole.join('\n')).toContain('caught broken');
    expect(whole.join('\n')).toContain('hydrated true0');
    expect(whole.join('\n')).toContain('<b>2</b>');
    expect(whole.at(-1)).toMatch(/<title>T\d<\/title><meta name="robots"/);
  });

  it('refuses a reference to a Fragment', async () => {
    const [whole, reduced] = await drawn(`
      import { createElement as h, Fragment } from 'react';
      import { createRoot } from 'react-dom/client';
      window.draw = () => new Promise((resolve) => {
        const told = (what) => resolve([what]);
        createRoot(document.body, { onUncaughtError: ({ message }) => told(message) }).render(h(Fragment, { ref: (fragment) => fragment && told('referred to') }, h('p')));
      });
    `);
    expect(whole).toEqual(['referred to']);
    expect(reduced[0]).toMatch(/left out of the build/);
  });
});

describe('the router’s components in the browser builds', () => {
  const ROUTES = `
    import { Component, createElement as h } from 'react';
    import { createRoot } from 'react-dom/client';
    import { createMemoryRouter, Link, NavLink, Outlet, RouterProvider, useLocation, useNavigate, useParams, useSearchParams } from '${process.cwd()}/node_modules/react-router/dist/production/index.mjs';
    const seen = [];
    const until = async (isSo) => { while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 10)); };
    const arrived = (at) => until(() => document.querySelector('main')?.dataset.at === at);
    const press = async (name, at) => { [...document.querySelectorAll('a, button')].find(({ textContent }) => textContent === name).click(); await arrived(at); seen.push(document.body.innerHTML); };
    class Caught extends Component {
      state = { error: null };
      static getDerivedStateFromError = (error) => ({ error });
      render() { return this.state.error ? h('i', null, this.state.error.message) : this.props.children; }
    }
    const Frame = () => h('main', { 'data-at': Object.values(useLocation()).slice(0, 2).join('') }, h(NavLink, { to: '/list/1' }, 'one'), h(Link, { to: '/list/2?orden=a', replace: true }, 'two'), h(Link, { to: '/broken', prefetch: 'intent' }, 'broken'), h(Outlet));
    const List = () => {
      const [search, setSearch] = useSearchParams();
      const navigate = useNavigate();
      return h('p', null, useParams().id, String(search), h('button', { onClick: () => setSearch({ orden: 'b' }) }, 'sort'),
        h('button', { onClick: () => navigate('/', { viewTransition: true }) }, 'animated'), h('button', { onClick: () => navigate(-1) }, 'back'));
    };
    const Broken = () => { throw new Error('broken screen'); };
    window.draw = async () => {
      document.startViewTransition = undefined;
      const router = createMemoryRouter([{ path: '/', element: h(Frame), children: [{ path: 'list/:id', element: h(List) }, { path: 'broken', element: h(Broken) }] }]);
      createRoot(document.body.appendChild(document.createElement('div'))).render(h(Caught, null, h(RouterProvider, { router })));
      await arrived('/');
      const steps = [['one', '/list/1'], ['sort', '/list/1?orden=b'], ['back', '/list/1'], ['two', '/list/2?orden=a'], ['sort', '/list/2?orden=b'], ['one', '/list/1'], ['back', '/list/2?orden=b']];
      for (const [name, at] of steps) await press(name, at);
      const refused = router.navigate('/list/9', { viewTransition: true }).then(() => '', ({ message }) => message);
      const forms = router.navigate('/', { formMethod: 'post', formData: new FormData() }).then(() => '', ({ message }) => message);
      const answers = await Promise.all([refused, forms]);
      await router.navigate('/broken');
      await until(() => document.body.textContent.includes('broken screen'));
      return [...seen, document.body.textContent, ...answers];
    };
  `;

  it('go where the whole router’s go; an error goes on to the boundary around them', async () => {
    const [whole, reduced] = await drawn(ROUTES);
    expect(reduced.slice(0, 7)).toEqual(whole.slice(0, 7));
    expect(whole[4]).toContain('orden=b');
    expect(whole[7]).toContain('Unexpected Application Error');
    expect(reduced.slice(7)).toEqual([
      'broken screen',
      expect.stringMatching(/View transitions are left out/),
      expect.stringMatching(/Forms are left out/),
    ]);
  });
});

describe('queries of the store in the browser builds', () => {
  const QUERIES = `
    import { createElement as h, useState } from 'react';
    import { createRoot } from 'react-dom/client';
    import { configureStore } from '@reduxjs/toolkit';
    import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react';
    import { Provider } from 'react-redux';
    const rows = ['a', 'b'];
    const api = createApi({
      baseQuery: fakeBaseQuery(), tagTypes: ['rows'],
      endpoints: (build) => ({
        rows: build.query({ queryFn: (limit) => ({ data: rows.slice(0, limit) }), providesTags: ['rows'] }),
        add: build.mutation({ queryFn: (name) => (rows.push(name), { data: name }), invalidatesTags: ['rows'] }),
        pages: build.infiniteQuery({ infiniteQueryOptions: { initialPageParam: 0, getNextPageParam: (last, all) => all.length }, queryFn: ({ pageParam }) => ({ data: 'p' + pageParam }) }),
      }),
    });
    const store = configureStore({ reducer: { [api.reducerPath]: api.reducer }, middleware: (made) => made().concat(api.middleware) });
    const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const isPending = () => Object.values(store.getState().api.queries).some(({ status }) => status === 'pending');
    let change;
    const App = () => {
      const [shown, setShown] = useState({ limit: 9 });
      change = setShown;
      const { data, isSuccess, refetch } = api.useRowsQuery(shown.limit, { skip: shown.skip });
      const [add, { isSuccess: isAdded }] = api.useAddMutation();
      const pages = api.usePagesInfiniteQuery();
      return h('main', null, String(data), String([isSuccess, isAdded]), JSON.stringify(pages.data ?? null), h('button', { id: 'add', onClick: () => void add('c') }), h('button', { id: 'more', onClick: () => void pages.fetchNextPage() }), h('button', { id: 'again', onClick: () => void refetch() }));
    };
    window.draw = async () => {
      const seen = [];
      const text = () => document.querySelector('main')?.textContent ?? '';
      // Until what is expected is drawn, and nothing is asked for any more.
      const note = async (expected) => { do await drawn(); while (!text().includes(expected) || isPending()); await drawn(); seen.push(text()); };
      createRoot(document.body.appendChild(document.createElement('div'))).render(h(Provider, { store }, h(App)));
      await note('"p0"');
      for (const [id, expected] of [['add', 'a,b,ctrue,true'], ['more', '"p1"'], ['again', 'a,b,c']]) { document.getElementById(id).click(); await note(expected); }
      change({ limit: 1 }); await note('atrue');
      change({ limit: 1, skip: true }); await note('a');
      store.dispatch(api.util.updateQueryData('rows', 1, (draft) => void draft.push('z')));
      await store.dispatch(api.util.upsertQueryData('rows', 5, ['put']));
      seen.push(JSON.stringify([api.endpoints.rows.select(1)(store.getState()).data, api.endpoints.rows.select(5)(store.getState()).data]));
      return seen;
    };
  `;

  it('answer as with the whole packages', async () => {
    const [whole, reduced] = await drawn(QUERIES);
    expect(reduced).toEqual(whole);
    expect(whole).toHaveLength(7);
    expect(whole[1]).toContain('a,b,ctrue,true');
    expect(whole[2]).toContain('"p1"');
  });
});

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
