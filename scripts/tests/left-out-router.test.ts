import { BUNDLE, drawn } from './left-out-bundles';
import { runModule } from './run-module';

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
