import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { UserDetail } from 'shared-lib/domain';
import { createStore } from 'shared-lib/store';
import { adminEndpoints } from '../../../admin-data/admin-endpoints';
import { AppFrame } from '../../../app/app-frame';
import { AdminContext } from '../../../session/admin-context';
import { UserSheet } from './user-sheet';

const marta = {
  id: 'marta',
  email: 'm@x.test',
  name: 'Marta',
  role: 'admin' as const,
  createdAt: 0,
  updatedAt: 0,
};

const ana: UserDetail = {
  uid: 'ana',
  email: 'Ana@ejemplo.com',
  name: 'Ana García',
  plan: 'free',
  disabled: false,
  isAdmin: false,
  createdAt: 0,
  activeAt: 0,
  cards: 0,
  publishedCards: 0,
  bookings: 0,
  emailVerified: false,
  phone: '',
  timezone: '',
  language: 'es',
  disabledReason: '',
  mail: { hour: 0, day: 0 },
  lastSignInAt: null,
  cardList: [],
  notes: [],
  templates: [],
  activity: [],
};

function open(part: Partial<UserDetail> = {}) {
  const store = createStore();
  void store.dispatch(adminEndpoints.util.upsertQueryData('plainFlags', undefined, {}));
  render(
    <Provider store={store}>
      <MemoryRouter>
        <AppFrame>
          <AdminContext value={marta}>
            <UserSheet user={{ ...ana, ...part }} onDone={() => {}} />
          </AdminContext>
        </AppFrame>
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('an account’s sheet', () => {
  it('offers each help, the verification only while it is missing, and asks before any of it', async () => {
    const user = open();
    expect(button('Enviar verificación de email')).toBeInTheDocument();
    await user.click(button('Enviar cambio de contraseña')!);
    const dialog = await screen.findByRole('dialog', {
      name: '¿Enviar a Ana García un enlace para cambiar la contraseña?',
    });
    expect(within(dialog).getByText(/Se enviará a Ana@ejemplo.com/)).toBeInTheDocument();
  });

  it('offers no verification of an address that is verified, and no deletion of an administrator', () => {
    open({ emailVerified: true, isAdmin: true });
    expect(button('Enviar verificación de email')).not.toBeInTheDocument();
    expect(button('Eliminar cuenta')).not.toBeInTheDocument();
    expect(button('Cerrar todas sus sesiones')).toBeInTheDocument();
  });

  it('deletes nothing before the very address is typed', async () => {
    const user = open();
    await user.click(button('Eliminar cuenta')!);
    const dialog = await screen.findByRole('dialog', { name: '¿Eliminar la cuenta de Ana García?' });
    const confirm = within(dialog).getByRole('button', { name: 'Eliminar cuenta' });
    const field = within(dialog).getByLabelText('Email de la cuenta');
    await user.type(field, 'otra@ejemplo.com');
    await user.click(confirm);
    expect(within(dialog).getByText('Escríbelo igual que aparece arriba.')).toBeInTheDocument();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('otra@ejemplo.com');
  });
});
