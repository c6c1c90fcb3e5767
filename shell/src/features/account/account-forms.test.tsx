import '@testing-library/jest-dom';
import type { ComponentType } from 'react';
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { createStore, sessionChanged } from 'shared-lib/store';
import {
  describeForms,
  emailField,
  newPasswordField,
  passwordField,
  personNameField,
} from 'shared-lib/testing/forms';
import LoginPage from './login-page';
import PasswordResetPage from './password-reset-page';
import RegisterPage from './register-page';

const CONNECTION = 'Error de conexión. Verifica tu internet.';

function open(Page: ComponentType, address = '/'): void {
  const store = createStore();
  store.dispatch(sessionChanged(null));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[address]}>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
}

describeForms([
  {
    name: 'login',
    open: () => open(LoginPage),
    submit: 'Iniciar sesión',
    fields: [emailField, passwordField],
    unreachable: CONNECTION,
  },
  {
    name: 'register',
    open: () => open(RegisterPage),
    submit: 'Crear cuenta',
    fields: [personNameField, emailField, newPasswordField],
    unreachable: CONNECTION,
  },
  {
    name: 'password reset',
    open: () => open(PasswordResetPage),
    submit: 'Enviar enlace',
    fields: [emailField],
    unreachable: CONNECTION,
  },
]);

describe('the password reset that the panel’s sign-in opens', () => {
  it('links back to that sign-in', () => {
    open(PasswordResetPage, '/recuperar?volver=%2Fadmin%2Flogin');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/login');
  });
});
