import { drawn } from './left-out-bundles';

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
