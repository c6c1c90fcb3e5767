import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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
import App from '../../app/routes';

const CONNECTION = 'Error de conexión. Verifica tu internet.';

function openSignIn() {
  const store = createStore();
  store.dispatch(sessionChanged(null));
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/admin/login']}>
        <App />
      </MemoryRouter>
    </Provider>,
  );
}

describeForms([
  {
    name: 'sign-in of administrators',
    open: openSignIn,
    submit: 'Iniciar sesión',
    fields: [emailField, passwordField],
    unreachable: CONNECTION,
  },
  {
    name: 'registration of administrators',
    open: async () => {
      openSignIn();
      await userEvent.click(await screen.findByRole('button', { name: 'Registrarse' }));
    },
    submit: 'Registrarse',
    fields: [{ ...personNameField, refused: personNameField.refused.slice(1) }, emailField, newPasswordField],
    unreachable: CONNECTION,
  },
]);
