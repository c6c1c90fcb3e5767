import { createStore } from 'shared-lib/store';
import { keep } from 'shared-lib/kept-content';
import { noteSession } from 'shared-lib/session-hint';
import { removeFirstFrame } from './first-frame';
import { startFirstFrame } from './start-first-frame';
import { presumeSession } from './presume-session';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: 'Ana García' };

/** Has the page's first script find this session. */
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
  it('S4.01 greets by the name of the session, before the app has come, and passes by screen readers', async () => {
    read(ANA);
    await startFirstFrame('home');
    expect(title()).toBe('Hola, Ana');
    expect(document.querySelector('h1')!.closest('[aria-hidden=true]')).not.toBeNull();
    removeFirstFrame(document.getElementById('root')!);
    expect(title()).toBeUndefined();
  });

  it('greets by the name that the account had last', async () => {
    noteSession('ana');
    keep('ana', 'user', { name: 'Anita Gil' });
    read(ANA);
    await startFirstFrame('home');
    expect(title()).toBe('Hola, Anita');
    const store = createStore();
    await presumeSession(store);
    expect(store.getState().auth.user?.name).toBe('Anita Gil');
  });

  it('names the administration’s Dashboard there, and is of no other screen', async () => {
    read(ANA);
    await startFirstFrame('panel-home');
    expect(title()).toBe('Dashboard');
    expect(document.querySelector('.first-frame-brand')!.textContent).toBe('Admin Tarjetero');
    document.getElementById('first-frame')!.remove();
    await startFirstFrame('cards');
    expect(title()).toBeUndefined();
  });

  it('is drawn neither for nobody nor beside an app that has begun to draw itself', async () => {
    read(null);
    await startFirstFrame('home');
    expect(title()).toBeUndefined();
    read(ANA);
    removeFirstFrame(document.getElementById('root')!);
    await startFirstFrame('home');
    expect(title()).toBeUndefined();
  });
});
