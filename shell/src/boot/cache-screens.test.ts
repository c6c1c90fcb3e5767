import { createStore, sessionChanged } from 'shared-lib/store';
import { noteSession } from 'shared-lib/session-hint';
import { rememberRelease } from '../remotes/release/remembered-release';
import { cacheScreens } from './cache-screens';
import { readCachedScreen } from './cached-screen';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: 'Ana García' };

/** Leaves the page, whose screen is cached then. */
function leave() {
  Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

function drawn(markup: string): HTMLElement {
  document.body.innerHTML = `<div id="root">${markup}</div>`;
  return document.getElementById('root')!;
}

let stop = () => {};
afterEach(() => stop());

beforeEach(() => {
  localStorage.clear();
  noteSession('ana');
  history.replaceState(null, '', '/dashboard');
  const screens = {
    '/dashboard': ['/assets/home.css', '/assets/home.js'],
    '/admin/dashboard': ['/assets/figures.css'],
  };
  for (const remote of ['user_app', 'admin_app'] as const)
    rememberRelease(remote, {
      entry: '/remoteEntry.1.js',
      preload: { frame: ['/assets/frame.css'], screens },
    });
});

describe('cacheScreens', () => {
  it('stores the markup and style sheets of a page that is left, without its late parts', () => {
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    const main =
      '<main><div role="status" data-updating="Actualizando…"><span>Actualizando…</span></div><h1>Hola</h1>' +
      '<div data-comes-later=""><p>12 visitas</p></div></main>';
    stop = cacheScreens(drawn(main), store);
    leave();
    expect(readCachedScreen('ana', location)).toEqual({
      markup:
        '<main><div role="status" data-updating="Actualizando…"></div><h1>Hola</h1>' +
        '<div data-comes-later="" style="height: 0px;"></div></main>',
      sheets: ['http://127.0.0.1:5005/assets/frame.css', 'http://127.0.0.1:5005/assets/home.css'],
    });
  });

  it.each([
    ['/dashboard/tarjetas', '<main><h1>Tarjetas</h1></main>'],
    ['/dashboard', '<div role="status">Cargando…</div>'],
    ['/dashboard', '<main><h1>Hola</h1><p role="alert">No pudimos cargar tus tarjetas.</p></main>'],
    ['/admin/dashboard', '<main><h1>Dashboard</h1><div role="status" data-loading="true"></div></main>'],
  ])('stores nothing for %s where that is %s', (path, markup) => {
    history.replaceState(null, '', path);
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    stop = cacheScreens(drawn(markup), store);
    leave();
    expect(readCachedScreen('ana', location)).toBeUndefined();
  });

  it('stores the Dashboard with the panel’s style sheets and without its loading parts', () => {
    history.replaceState(null, '', '/admin/dashboard?dias=7');
    const store = createStore();
    store.dispatch(sessionChanged(ANA));
    const main =
      '<main><h1>Dashboard</h1><p>12 tarjetas</p><div data-comes-later=""><p data-loading="true"></p></div></main>';
    stop = cacheScreens(drawn(main), store);
    leave();
    expect(readCachedScreen('ana', location)).toEqual({
      markup:
        '<main><h1>Dashboard</h1><p>12 tarjetas</p><div data-comes-later="" style="height: 0px;"></div></main>',
      sheets: ['http://127.0.0.1:5006/assets/frame.css', 'http://127.0.0.1:5006/assets/figures.css'],
    });
  });

  it('stores nothing without a session', () => {
    stop = cacheScreens(drawn('<main><h1>Hola</h1></main>'), createStore());
    leave();
    expect(readCachedScreen('ana', location)).toBeUndefined();
  });
});
