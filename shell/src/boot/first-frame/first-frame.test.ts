import { createStore } from 'shared-lib/store';
import { keep } from 'shared-lib/cached-content';
import { noteSession } from 'shared-lib/session-hint';
import { removeFirstFrame } from './first-frame';
import { cacheScreen, readCachedScreen } from '../cached-screen';
import { startFirstFrame, startCachedScreen } from './start-first-frame';
import { presumeSession } from '../presume-session';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: 'Ana García' };

/** Sets the session that the page's first script has found. */
function read(session: typeof ANA | null) {
  const [nobody, token] = [Promise.resolve(session), Promise.resolve(null)];
  globalThis.__firstRead = { startedAt: Date.now(), isWhole: true, session: nobody, token, parts: {} };
}

/** Applies every style sheet at once: this browser fetches none. */
const applied = new MutationObserver((changes) => {
  for (const { addedNodes } of changes)
    for (const node of addedNodes)
      if ((node as Element).matches('link')) node.dispatchEvent(new Event('load'));
});

beforeEach(() => {
  localStorage.clear();
  document.head.innerHTML = '<link rel="preload" as="style" href="/assets/foundation.css">';
  document.body.innerHTML = '<div id="root"></div>';
  applied.observe(document.head, { childList: true });
});

afterEach(() => {
  applied.disconnect();
  globalThis.__firstRead = undefined;
});

const title = () => document.querySelector('h1')?.textContent;

describe('the frame of Inicio', () => {
  it('applies the shell’s style sheet under the name that the app uses', async () => {
    read(ANA);
    await startFirstFrame('home');
    const [sheet, ...others] = document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]');
    expect(others).toEqual([]);
    expect(sheet!.getAttribute('href')).toBe('/assets/foundation.css');
    expect([sheet!.dataset['href'], sheet!.crossOrigin]).toEqual([undefined, null]);
  });

  it('S4.01 greets with the name of the session before the app has loaded, hidden from screen readers', async () => {
    read(ANA);
    await startFirstFrame('home');
    expect(title()).toBe('Hola, Ana');
    expect(document.querySelector('h1')!.closest('[aria-hidden=true]')).not.toBeNull();
    removeFirstFrame(document.getElementById('root')!);
    expect(title()).toBeUndefined();
  });

  it('greets with the account’s last known name', async () => {
    noteSession('ana');
    keep('ana', 'user', { name: 'Anita Gil' });
    read(ANA);
    await startFirstFrame('home');
    expect(title()).toBe('Hola, Anita');
    const store = createStore();
    await presumeSession(store);
    expect(store.getState().auth.user?.name).toBe('Anita Gil');
  });

  it('shows the Dashboard’s title in the panel, and nothing on other screens', async () => {
    read(ANA);
    await startFirstFrame('panel-home');
    expect(title()).toBe('Dashboard');
    expect(document.querySelector('.first-frame-brand')!.textContent).toBe('Admin Tarjetero');
    document.getElementById('first-frame')!.remove();
    await startFirstFrame('cards');
    expect(title()).toBeUndefined();
  });

  it('is not shown without a session, nor after the app has started to render', async () => {
    read(null);
    await startFirstFrame('home');
    expect(title()).toBeUndefined();
    read(ANA);
    removeFirstFrame(document.getElementById('root')!);
    await startFirstFrame('home');
    expect(title()).toBeUndefined();
  });
});

describe('the stored first screen', () => {
  const MARKUP =
    '<style data-mantine-styles="true">:root{--a: 1}</style><main><h1>Hola, Ana</h1><a href="/dashboard/tarjetas">Tus tarjetas públicas</a></main>';
  const show = (markup: string, sheets: Promise<void> = Promise.resolve()) =>
    startCachedScreen('ana', { screen: 'home', cached: { markup, sheets: [] }, sheets });
  const cachedScreen = () => document.querySelector<HTMLElement>('[data-cached-screen]');

  it('S4.01 is shown inert before the app has loaded, and removed when the app replaces it', async () => {
    read(ANA);
    await show(MARKUP);
    expect(title()).toBe('Hola, Ana');
    expect(cachedScreen()!.inert).toBe(true);
    expect(cachedScreen()!.innerHTML).toBe(MARKUP);
    await startFirstFrame('home');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    removeFirstFrame(document.getElementById('root')!);
    expect(title()).toBeUndefined();
  });

  it('waits for its style sheets behind the first frame', async () => {
    read(ANA);
    let apply!: () => void;
    const sheets = new Promise<void>((resolve) => (apply = resolve));
    const starting = show(MARKUP, sheets);
    await startFirstFrame('home');
    expect(cachedScreen()).toBeNull();
    expect(title()).toBe('Hola, Ana');
    apply();
    await starting;
    expect(cachedScreen()).not.toBeNull();
    expect(document.querySelectorAll('h1')).toHaveLength(1);
  });

  it.each([null, { ...ANA, uid: 'luis' }])('is not shown to anybody else', async (session) => {
    read(session);
    await show(MARKUP);
    expect(cachedScreen()).toBeNull();
  });

  it('is not shown when the app was faster', async () => {
    read(ANA);
    removeFirstFrame(document.getElementById('root')!);
    await show(MARKUP);
    expect(title()).toBeUndefined();
  });

  it('contains only safe markup', async () => {
    read(ANA);
    const hostile =
      '<h1 onclick="x()">Hola</h1><script>x()</script><iframe src="/"></iframe><a href="javascript:x()">a</a>' +
      '<img src="x" onerror="x()"><a href="//evil.test">b</a><form action="/x"><input></form><svg><use href="#x"/></svg><style>*{}</style>';
    await show(hostile);
    expect(cachedScreen()!.innerHTML).toBe('<h1>Hola</h1><a>a</a><img><a>b</a><svg></svg>');
  });

  it('belongs to one account, address, day and width', () => {
    noteSession('ana');
    const read = (uid: string, pathname: string, search = '') => readCachedScreen(uid, { pathname, search });
    cacheScreen('ana', { pathname: '/dashboard', search: '' }, { markup: MARKUP, sheets: [] });
    cacheScreen(
      'ana',
      { pathname: '/admin/dashboard', search: '?dias=7' },
      { markup: '<h1>Dashboard</h1>', sheets: [] },
    );
    expect(read('ana', '/dashboard')?.markup).toBe(MARKUP);
    expect(read('ana', '/admin/dashboard', '?dias=7')?.markup).toBe('<h1>Dashboard</h1>');
    expect(read('ana', '/admin/dashboard')).toBeUndefined();
    expect(read('luis', '/dashboard')).toBeUndefined();
    expect(read('ana', '/dashboard/tarjetas')).toBeUndefined();
    window.innerWidth += 100;
    expect(read('ana', '/dashboard')).toBeUndefined();
    window.innerWidth -= 100;
    jest.useFakeTimers({ now: Date.now() + 25 * 3_600_000 });
    expect(read('ana', '/dashboard')).toBeUndefined();
    jest.useRealTimers();
  });
});
