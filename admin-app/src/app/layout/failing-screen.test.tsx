import '@testing-library/jest-dom';
import { act, render, screen } from '@testing-library/react';
import { toast } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import { lazyScreen } from 'shared-lib/ui/lazy-screen';
import { adminEndpoints } from '../../admin-data/admin-endpoints';
import { settingEndpoints } from '../../admin-data/setting-query';
import { AdminContext } from '../../session/admin-context';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { AdminLayout } from './admin-layout';

/** Renders the layout around a screen of the panel. */
function renderScreen(Screen: ReturnType<typeof lazyScreen>) {
  const store = createStore();
  store.dispatch(sessionChanged({ uid: 'marta', email: 'm@x.test', emailVerified: true, displayName: '' }));
  void store.dispatch(adminEndpoints.util.upsertQueryData('openCounts', undefined, { cards: 0, appeals: 0 }));
  const admin = {
    id: 'marta',
    email: 'm@x.test',
    name: 'Marta',
    role: 'admin' as const,
    createdAt: 0,
    updatedAt: 0,
  };
  const policy = {
    value: { selfRegistration: false, requireSecondFactor: false },
    ...{ revision: 1, updatedAt: 0 },
  };
  void store.dispatch(settingEndpoints.util.upsertQueryData('setting', 'adminPolicy', policy));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/admin/users']}>
        <AppFrame>
          <AdminContext value={admin}>
            <Routes>
              <Route path="admin" element={<AdminLayout />}>
                <Route path="users" element={<Screen />} />
              </Route>
            </Routes>
          </AdminContext>
          <Toasts />
        </AppFrame>
      </MemoryRouter>
    </Provider>,
    { onCaughtError: () => undefined },
  );
}

beforeEach(() => sessionStorage.clear());
afterEach(() => act(() => toast.remove()));

describe('a screen of the administration', () => {
  it('S2.16 S4.11 S8.10 is replaced by the error screen when it crashes, and keeps the menu', async () => {
    renderScreen(
      lazyScreen('Users', async () => ({
        default() {
          throw new Error('boom');
        },
      })),
    );
    expect(await screen.findByRole('heading', { name: 'Oops! Algo salió mal' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('La página se recargará automáticamente.');
    expect(screen.getByRole('link', { name: 'Plantillas' })).toBeInTheDocument();
  });

  it('S2.02 is named in the error when its file can’t be loaded, and keeps the menu', async () => {
    renderScreen(lazyScreen('Users', () => Promise.reject(new Error('404'))));
    expect(await screen.findByRole('heading', { name: 'Error loading Users page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Plantillas' })).toBeInTheDocument();
  });
});
