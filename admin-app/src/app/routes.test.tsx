import '@testing-library/jest-dom';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import { Toasts } from 'shared-lib/toast';
import { hasAdminFlag } from 'shared-lib/auth';
import App from './routes';

function Address() {
  return <output aria-label="address">{useLocation().pathname}</output>;
}

function renderAt(path: string) {
  const store = createStore();
  store.dispatch(sessionChanged(null));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
        <Address />
        <Toasts />
      </MemoryRouter>
    </Provider>,
  );
}

const address = () => screen.getByLabelText('address').textContent;

beforeEach(() => localStorage.clear());

describe('the administration', () => {
  it.each(['/admin', '/admin/dashboard', '/admin/users'])(
    'redirects %s to the sign-in without an admin flag',
    async (path) => {
      renderAt(path);
      expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
      expect(address()).toBe('/admin/login');
    },
  );

  it('links from the sign-in to the password reset and back', async () => {
    renderAt('/admin/login');
    expect(await screen.findByRole('link', { name: '¿Has olvidado la contraseña?' })).toHaveAttribute(
      'href',
      '/recuperar?volver=%2Fadmin%2Flogin',
    );
  });

  it('shows nothing to a visitor with a forged flag, and removes the flag', async () => {
    for (const key of ['adminAuth', 'admin_user', 'admin_token']) localStorage.setItem(key, 'true');
    renderAt('/admin/dashboard');
    expect(await screen.findByRole('heading', { name: 'Iniciar sesión' })).toBeInTheDocument();
    expect([hasAdminFlag(), localStorage.length]).toEqual([false, 0]);
  });

  it('S8.15 says that nobody is signed in only to a visitor who had a flag', async () => {
    jest.useFakeTimers();
    localStorage.setItem('adminAuth', 'true');
    renderAt('/admin/dashboard');
    await act(() => jest.advanceTimersByTimeAsync(1900));
    expect(screen.queryByText(/No hay usuario autenticado/)).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(
      screen.getByText('No hay usuario autenticado. Por favor, inicia sesión primero.'),
    ).toBeInTheDocument();
    expect(address()).toBe('/admin/login');
    act(() => toast.remove());
    cleanup();
    renderAt('/admin/login');
    await act(() => jest.advanceTimersByTimeAsync(5000));
    expect(screen.queryByText(/No hay usuario autenticado/)).not.toBeInTheDocument();
    jest.useRealTimers();
  });

  it('S5.05 S5.06 shows the errors beside the fields of the sign-in', async () => {
    const person = userEvent.setup();
    renderAt('/admin/login');
    await person.type(screen.getByRole('textbox', { name: 'Email' }), 'admin@');
    await person.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
    expect(await screen.findByText('Email inválido')).toBeInTheDocument();
    expect(screen.getByText('El campo Contraseña es requerido')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveFocus();
  });
});
