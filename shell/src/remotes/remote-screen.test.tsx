import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { MemoryRouter, useLocation } from 'react-router-dom';
import type { HostProps } from 'shared-lib/remote-contract';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppTree } from '../app/app-tree';
import { openBrowserHistory } from '../app/browser-history';
import { AppRouter } from '../app/router';
import { loadRemoteApp } from './load-remote';
import { RemotePaths } from './remote-paths';
import { RemoteScreen } from './remote-screen';

jest.mock('./load-remote', () => ({ loadRemoteApp: jest.fn() }));
const load = jest.mocked(loadRemoteApp);

/** Makes the remote available, with these screens. */
const remoteWith = (App: () => ReactNode) => load.mockResolvedValue({ default: App });

function open(page = 'Cards') {
  const onCaughtError = jest.fn();
  render(
    <AppTree store={createStore()}>
      <MemoryRouter>
        <RemoteScreen remote="user_app" page={page} />
      </MemoryRouter>
    </AppTree>,
    { onCaughtError },
  );
  return onCaughtError;
}

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  act(() => toast.remove());
});

const SENTENCE = 'Ha ocurrido un error. La página se recargará automáticamente.';

describe('a remote’s screen', () => {
  it('receives a loader of the cards’ remote', async () => {
    const given: HostProps[] = [];
    load.mockResolvedValue({
      default: (host) => {
        given.push(host);
        return <h1>Tarjetas</h1>;
      },
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Tarjetas' })).toBeInTheDocument();
    const { default: RemoteCard } = await given[0]!.loadRemoteCard!();
    expect(RemoteCard).toBe((await import('./remote-card')).default);
  });

  it('S2.16 S4.11 S8.10 is replaced by the global error screen when it crashes while rendering', async () => {
    remoteWith(() => {
      throw new Error('boom');
    });
    const onCaughtError = open();
    expect(await screen.findByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
    expect(screen.getByRole('button', { name: 'Recargar página' })).toBeEnabled();
    expect(screen.getByRole('link', { name: 'Ir al inicio' })).toHaveAttribute('href', '/');
    expect(screen.queryByText(/Error loading/)).not.toBeInTheDocument();
    expect(onCaughtError).toHaveBeenCalled();
  });

  it('S2.16 S4.11 S8.10 is replaced by the global error screen when it crashes at a later press', async () => {
    const person = userEvent.setup();
    remoteWith(function Screen() {
      const [crashed, setCrashed] = useState(false);
      if (crashed) throw new Error('boom');
      return <button onClick={() => setCrashed(true)}>Guardar</button>;
    });
    open();
    await person.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(await screen.findByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(SENTENCE);
  });

  it('S4.11 announces no reload when it crashes again within a minute', async () => {
    sessionStorage.setItem('tarjetero.last-crash', String(Date.now() - 50_000));
    remoteWith(() => {
      throw new Error('boom');
    });
    open();
    expect(await screen.findByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
    expect(screen.queryByText(SENTENCE)).not.toBeInTheDocument();
  });

  it('S2.02 names a part that can’t be loaded, and loads it on a retry', async () => {
    const person = userEvent.setup();
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    remoteWith(() => {
      throw missing;
    });
    open('Payments');
    expect(await screen.findByRole('heading', { name: 'Error loading Payments page' })).toBeInTheDocument();
    expect(screen.queryByText('Oops! Algo salió mal')).not.toBeInTheDocument();
    load.mockResolvedValue({ default: () => <h1>Pagos</h1> });
    await person.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('heading', { name: 'Pagos' })).toBeInTheDocument();
    expect(load).toHaveBeenLastCalledWith('user_app', { fresh: true });
  });

  it('S2.02 is loaded again when the network is back', async () => {
    load.mockRejectedValue(new Error('user_app did not load within 8000 ms'));
    open();
    expect(await screen.findByRole('heading', { name: 'Error loading Cards page' })).toBeInTheDocument();
    load.mockClear();
    remoteWith(() => <h1>Tarjetas</h1>);
    act(() => void dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Tarjetas' })).toBeInTheDocument();
    expect(load.mock.calls).toEqual([['user_app', { fresh: true }]]);
  });

  it('S2.02 keeps its other screens when a part can’t be loaded', async () => {
    const missing = Object.assign(new Error('Loading chunk 7 failed.'), { name: 'ChunkLoadError' });
    remoteWith(function App() {
      const { pathname } = useLocation();
      if (pathname === '/dashboard/stripe') throw missing;
      return <h1>Perfil</h1>;
    });
    const store = createStore();
    store.dispatch(sessionChanged({ uid: 'ana', email: '', emailVerified: true, displayName: '' }));
    history.replaceState(null, '', '/dashboard/stripe');
    const browserHistory = openBrowserHistory();
    render(
      <AppTree store={store}>
        <AppRouter history={browserHistory}>
          <RemotePaths />
        </AppRouter>
      </AppTree>,
      { onCaughtError: jest.fn() },
    );
    expect(await screen.findByRole('heading', { name: 'Error loading Payments page' })).toBeInTheDocument();
    await act(() => browserHistory.push('/dashboard/profile'));
    expect(await screen.findByRole('heading', { name: 'Perfil' })).toBeInTheDocument();
  });
});
