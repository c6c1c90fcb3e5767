import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, Routes } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import { AppTree } from './app-tree';
import { siteRoutes } from './site-routes';

/** Network between the page and the files of its screens. */
const mockNetwork = { isDown: true };

function mockFile(path: string): object {
  if (mockNetwork.isDown) throw new Error('404');
  return jest.requireActual<object>(path);
}

jest.mock('../features/home/home-page', () => mockFile('../features/home/home-page'));
jest.mock('../features/account/login-page', () => mockFile('../features/account/login-page'));
jest.mock('../features/account/register-page', () => mockFile('../features/account/register-page'));
jest.mock('../features/account/password-reset-page', () =>
  mockFile('../features/account/password-reset-page'),
);
jest.mock('../features/status/status-page', () => mockFile('../features/status/status-page'));
jest.mock('../features/appeal/appeal-page', () => mockFile('../features/appeal/appeal-page'));
jest.mock('../features/email-change/email-change-page', () =>
  mockFile('../features/email-change/email-change-page'),
);
jest.mock('../features/legal/legal-page', () => mockFile('../features/legal/legal-page'));

beforeEach(() => {
  mockNetwork.isDown = true;
});

describe('a screen of the shell whose file can’t be loaded', () => {
  it.each([
    ['/', 'Home', 'Tu tarjeta, de tu móvil al suyo'],
    ['/login', 'Login', 'Iniciar sesión'],
    ['/register', 'Register', 'Crear cuenta'],
    ['/recuperar', 'Password', 'Recuperar la contraseña'],
    ['/legal/aviso', 'Legal', 'Aviso legal'],
    ['/estado', 'Status', 'Estado del servicio'],
    ['/apelar', 'Appeal', 'Apelar la suspensión de tu cuenta'],
    ['/cambio-email', 'Email', 'Confirmar el email nuevo'],
  ])(
    'S2.02 %s says «Error loading %s page», inside the layout, and a retry recovers',
    async (path, name, title) => {
      const person = userEvent.setup();
      const store = createStore();
      store.dispatch(sessionChanged(null));
      const onCaughtError = jest.fn();
      render(
        <AppTree store={store}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>{siteRoutes}</Routes>
          </MemoryRouter>
        </AppTree>,
        { onCaughtError },
      );
      const failure = { name: `Error loading ${name} page` };
      expect(await screen.findByRole('heading', failure)).toBeInTheDocument();
      expect(screen.getByRole('link', { name: 'Aviso legal' })).toBeInTheDocument();
      await person.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(await screen.findByRole('heading', failure)).toBeInTheDocument();
      mockNetwork.isDown = false;
      await person.click(screen.getByRole('button', { name: 'Reintentar' }));
      expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    },
  );
});
