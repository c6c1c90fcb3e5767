import '../testing/federation-host';
import '@testing-library/jest-dom';
import { createElement } from 'react';
import { act, render } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { signOut } from 'shared-lib/auth';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppTree } from '../app/app-tree';
import { openBrowserHistory } from '../app/browser-history';
import { AppRouter } from '../app/router';
import { SignedInOnly } from '../app/guards';
import { presumeSession } from './presume-session';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: 'Ana' };

/** Sets the session and the record that the page's first script has found. */
function read(session: typeof ANA | null) {
  globalThis.__firstRead = {
    startedAt: Date.now(),
    isWhole: false,
    session: Promise.resolve(session),
    token: Promise.resolve(null),
    parts: { user: Promise.resolve({ name: 'users/ana', fields: { name: { stringValue: 'Ana García' } } }) },
  };
}

afterEach(() => {
  globalThis.__firstRead = undefined;
});

describe('presumeSession', () => {
  it('S4.01 starts with the stored session and its record', async () => {
    read(ANA);
    const store = createStore();
    await presumeSession(store);
    expect(store.getState().auth).toMatchObject({
      firebaseUser: ANA,
      user: { name: 'Ana García' },
      loading: false,
    });
  });

  it('never contradicts the answer of Auth that nobody is signed in', async () => {
    read(ANA);
    const store = createStore();
    store.dispatch(sessionChanged(null));
    await presumeSession(store);
    expect(store.getState().auth).toEqual({ user: null, firebaseUser: null, loading: false });
  });

  it('waits for Auth where no session is stored', async () => {
    read(null);
    const store = createStore();
    await presumeSession(store);
    expect(store.getState().auth.loading).toBe(true);
  });

  /** Opens a screen that needs a session, with one that is presumed. */
  async function openPresumed() {
    read(ANA);
    const store = createStore();
    const screen = createElement(SignedInOnly, null, 'Mis tarjetas');
    history.replaceState(null, '', '/dashboard');
    const routes = createElement(
      Routes,
      null,
      createElement(Route, { path: '/dashboard', element: screen }),
      createElement(Route, { path: '/login', element: 'Entrar' }),
    );
    await presumeSession(store);
    render(
      createElement(AppTree, {
        store,
        children: createElement(AppRouter, { history: openBrowserHistory(), children: routes }),
      }),
    );
    expect(document.body).toHaveTextContent('Mis tarjetas');
    const tell = (session: typeof ANA | null) => act(() => void store.dispatch(sessionChanged(session)));
    const address = () => location.pathname + location.search;
    return { tell, address };
  }

  it('redirects to the sign-in, with a way back, when Auth does not know the session', async () => {
    const { tell, address } = await openPresumed();
    tell(null);
    expect(address()).toMatch(/^\/login\?.*dashboard/);
  });

  it('leaves no way back after signing out of a confirmed session', async () => {
    const { tell, address } = await openPresumed();
    tell({ ...ANA });
    tell(null);
    expect(address()).toBe('/login');
  });

  it('leaves no way back after signing out before Auth has confirmed the session', async () => {
    const { tell, address } = await openPresumed();
    await act(() => signOut());
    tell(null);
    expect(address()).toBe('/login');
  });
});
