/** @jest-environment-options {"url": "http://127.0.0.1:65000/"} */
import '../testing/federation-host';
import '@testing-library/jest-dom';
import { memo, use, type ReactNode } from 'react';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLocation } from 'shared-lib/router';
import { createStore, sessionChanged, useAuth } from 'shared-lib/store';
import { noteLoadedApp } from '../remotes/loaded-apps';
import { AppTree } from './app-tree';
import { openBrowserHistory } from './browser-history';
import { AppRouter, AppRoutes } from './router';

const ANA = { uid: 'ana', email: 'ana@tarjetero.test', emailVerified: true, displayName: 'Ana García' };

/** Opens the product at the last of some addresses; the session is unknown yet, missing, or Ana's. */
function open(paths: string[], session: 'unknown' | 'nobody' | 'ana' = 'nobody') {
  const store = createStore();
  if (session !== 'unknown') store.dispatch(sessionChanged(session === 'ana' ? ANA : null));
  paths.forEach((path) => history.pushState(null, '', path));
  const browserHistory = openBrowserHistory();
  // Caught errors are reported to the team; here they are expected.
  const onCaughtError = jest.fn();
  render(
    <AppTree store={store}>
      <AppRouter history={browserHistory}>
        <AppRoutes />
      </AppRouter>
    </AppTree>,
    { onCaughtError },
  );
  return { store, browserHistory, onCaughtError };
}

const spinner = () => screen.queryByRole('status', { name: 'Cargando…' }) ?? screen.queryByText('Cargando…');

beforeEach(() => localStorage.clear());

describe('while the session is unknown', () => {
  it.each(['/dashboard', '/tarjeta/edit/ana-garcia', '/reservas'])(
    'S2.01 %s shows a spinner, and neither its screen nor the sign-in',
    async (path) => {
      jest.useFakeTimers();
      const { store } = open([path], 'unknown');
      expect(spinner()).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(spinner()).toBeInTheDocument();
      expect(location.pathname).toBe(path);
      jest.useRealTimers();
      act(() => void store.dispatch(sessionChanged(null)));
      expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
      expect(spinner()).not.toBeInTheDocument();
    },
  );

  it.each(['/login', '/register'])('S2.01 %s waits before it shows its form', async (path) => {
    localStorage.setItem('tarjetero.session', '1');
    const { store } = open([path], 'unknown');
    expect(spinner()).toBeInTheDocument();
    act(() => void store.dispatch(sessionChanged(null)));
    expect(await screen.findByLabelText('Email')).toBeInTheDocument();
  });
});

it('the sign-in returns to the requested part of a screen', async () => {
  const { store } = open(['/dashboard/settings#emails']);
  expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
  act(() => void store.dispatch(sessionChanged(ANA)));
  expect(location).toMatchObject({ pathname: '/dashboard/settings', hash: '#emails' });
});

describe('a screen whose remote is down', () => {
  it.each([
    ['/dashboard', 'Dashboard'],
    ['/dashboard/tarjetas', 'Cards'],
    ['/dashboard/bookings', 'Bookings'],
    ['/dashboard/stripe', 'Payments'],
    ['/dashboard/profile', 'Profile'],
    ['/dashboard/settings', 'Settings'],
    ['/tarjeta/edit/ana-garcia', 'Editor'],
    ['/cards/edit/abc', 'Editor'],
    ['/reservas', 'Bookings'],
    ['/servicios', 'Services'],
    ['/c/ana-garcia', 'Card'],
    ['/admin/login', 'Admin'],
    ['/admin/dashboard', 'Admin Dashboard'],
    ['/admin/templates', 'Templates'],
    ['/admin/creator', 'Creator'],
    ['/admin/preview', 'Preview'],
    ['/admin/sync', 'Sync'],
    ['/admin/users', 'Users'],
    ['/admin/analytics', 'Analytics'],
    ['/admin/audit', 'Audit'],
    ['/admin/reports', 'Reports'],
    ['/admin/alerts', 'Alerts'],
    ['/admin/work', 'Work'],
    ['/admin/settings', 'Admin Settings'],
  ])('S2.02 %s says «Error loading %s page»', async (path, name) => {
    // Nothing listens where this page's copy of the product would have its remotes.
    open([path], 'ana');
    expect(await screen.findByRole('heading', { name: `Error loading ${name} page` })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Reintentar' })).toBeEnabled();
  });

  it('S2.02 does not affect other screens, and names the next one that fails', async () => {
    const { browserHistory } = open(['/dashboard'], 'ana');
    await screen.findByRole('heading', { name: 'Error loading Dashboard page' });
    await act(() => browserHistory.push('/servicios'));
    expect(await screen.findByRole('heading', { name: 'Error loading Services page' })).toBeInTheDocument();
    await act(() => browserHistory.push('/legal/aviso'));
    expect(await screen.findByRole('heading', { name: 'Aviso legal' })).toBeInTheDocument();
  });
});

describe('a screen whose files are loaded', () => {
  const PAYMENTS = '/dashboard/stripe';

  /** Runs as in a browser, where React itself schedules its renders. */
  async function unwatched(run: () => Promise<void>): Promise<void> {
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    await run().finally(() => {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    });
  }

  /** Opens Inicio, of an app whose payments have parts of this kind. */
  async function openHome(part: () => ReactNode) {
    const Part = memo(part);
    function App() {
      const { pathname } = useLocation();
      const { firebaseUser } = useAuth();
      return (
        <main>
          <h1>{pathname}</h1>
          <p>{firebaseUser?.displayName}</p>
          {pathname === PAYMENTS && Array.from({ length: 12 }, (_part, index) => <Part key={index} />)}
        </main>
      );
    }
    noteLoadedApp('user_app', { default: App, isLoaded: (pathname) => pathname === PAYMENTS });
    const opened = open(['/dashboard'], 'ana');
    expect(await screen.findByRole('heading', { name: '/dashboard' })).toBeInTheDocument();
    return opened;
  }

  const heading = () => document.querySelector('h1')?.textContent;

  it('is rendered once, although the previous screen changes meanwhile', async () => {
    let drawn = 0;
    const { store, browserHistory } = await openHome(() => {
      drawn += 1;
      // Longer than React works before it looks for what is more urgent.
      const until = performance.now() + 8;
      while (performance.now() < until);
      return <p>Cobro</p>;
    });
    await unwatched(async () => {
      browserHistory.push(PAYMENTS);
      await waitFor(() => expect(drawn).toBeGreaterThan(0));
      const first = drawn;
      store.dispatch(sessionChanged({ ...ANA, displayName: 'Ana Ruiz' }));
      await waitFor(() => expect(heading()).toBe(PAYMENTS));
      expect(drawn).toBe(first);
    });
    expect(await screen.findByText('Ana Ruiz')).toBeInTheDocument();
  });

  it('keeps the previous screen visible while a part of it is missing', async () => {
    let come = () => {};
    const coming = new Promise<void>((resolve) => (come = resolve));
    const { browserHistory } = await openHome(() => {
      use(coming);
      return <p>Cobro</p>;
    });
    await unwatched(async () => {
      browserHistory.push(`${PAYMENTS}?vista=lista`);
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(heading()).toBe('/dashboard');
      come();
      await waitFor(() => expect(heading()).toBe(PAYMENTS));
    });
  });

  it('is replaced by another one that is chosen before it was rendered', async () => {
    const { browserHistory } = await openHome(() => <p>Cobro</p>);
    await unwatched(async () => {
      browserHistory.push(PAYMENTS);
      browserHistory.push('/legal/aviso');
      await waitFor(() => expect(heading()).toBe('Aviso legal'));
      await new Promise((resolve) => setTimeout(resolve, 200));
      expect(heading()).toBe('Aviso legal');
    });
  });
});

describe('an unknown address', () => {
  it.each([
    '/esto/no/existe',
    '/dashboardx',
    '/reservas/otra',
    '/servicios/otro',
    '/tarjeta',
    '/tarjeta/edit',
    '/tarjeta/edit/ana-garcia/otra',
    '/cards/edit',
    '/c',
    '/c/ana-garcia/otra',
    '/legal',
    '/legal/otra-cosa',
    '/login/otra',
    '/registro',
    '/administracion',
  ])('S2.06 %s shows that nothing is there, with links home and back', async (path) => {
    const person = userEvent.setup();
    open(['/legal/aviso', path]);
    expect(await screen.findByRole('heading', { name: 'Página no encontrada' })).toBeInTheDocument();
    expect(screen.getByText('La URL que intentas acceder no existe')).toBeInTheDocument();
    expect(document.title).toBe('Página no encontrada · Tarjetero');
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    await person.click(screen.getByRole('button', { name: 'Volver atrás' }));
    await waitFor(() => expect(location.pathname).toBe('/legal/aviso'));
  });
});
