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

const opens = (Page: ComponentType) => () => {
  const store = createStore();
  store.dispatch(sessionChanged(null));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </Provider>,
  );
};

describeForms([
  {
    name: 'login',
    open: opens(LoginPage),
    submit: 'Iniciar sesión',
    fields: [emailField, passwordField],
    unreachable: CONNECTION,
  },
  {
    name: 'register',
    open: opens(RegisterPage),
    submit: 'Crear cuenta',
    fields: [personNameField, emailField, newPasswordField],
    unreachable: CONNECTION,
  },
  {
    name: 'password reset',
    open: opens(PasswordResetPage),
    submit: 'Enviar enlace',
    fields: [emailField],
    unreachable: CONNECTION,
  },
]);

describe('the password reset that the panel’s sign-in opens', () => {
  it('links back to that sign-in', () => {
    const store = createStore();
    store.dispatch(sessionChanged(null));
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/recuperar?volver=%2Fadmin%2Flogin']}>
          <PasswordResetPage />
        </MemoryRouter>
      </Provider>,
    );
    expect(screen.getByRole('link')).toHaveAttribute('href', '/admin/login');
  });
});
