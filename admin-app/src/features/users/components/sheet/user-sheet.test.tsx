import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import type { UserDetail } from 'shared-lib/model';
import type { HostProps, StillCardProps } from 'shared-lib/remote-contract';
import { createStore } from 'shared-lib/store';
import { aPublishedCard } from 'shared-lib/testing';
import { adminEndpoints } from '../../../../admin-data/admin-endpoints';
import { AppFrame } from 'shared-lib/ui/app-frame';
import { HostContext } from 'shared-lib/ui/remote-card';
import { AdminContext } from '../../../../session/admin-context';
import { publishedCardEndpoints } from '../../../../template-preview/published-card-endpoint';
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

/** Stands in for the cards' remote, which the shell mounts. */
const StillCard = ({ card: { slug }, title }: StillCardProps) => <p title={title}>{slug}</p>;
const host: HostProps = { loadRemoteCard: () => Promise.resolve({ default: StillCard }) };

function open(part: Partial<UserDetail> = {}) {
  const store = createStore();
  void store.dispatch(adminEndpoints.util.upsertQueryData('plainFlags', undefined, {}));
  for (const { slug } of part.cardList ?? [])
    void store.dispatch(
      publishedCardEndpoints.util.upsertQueryData('publishedCard', slug, aPublishedCard({ slug })),
    );
  render(
    <Provider store={store}>
      <MemoryRouter>
        <HostContext value={host}>
          <AppFrame>
            <AdminContext value={marta}>
              <UserSheet user={{ ...ana, ...part }} onDone={() => {}} />
            </AdminContext>
          </AppFrame>
        </HostContext>
      </MemoryRouter>
    </Provider>,
  );
  return userEvent.setup();
}

const button = (name: string) => screen.queryByRole('button', { name });

describe('an account’s sheet', () => {
  it('offers help by email, including the missing verification, and asks before sending it', async () => {
    const user = open();
    expect(button('Enviar verificación de email')).toBeInTheDocument();
    await user.click(button('Enviar cambio de contraseña')!);
    const dialog = await screen.findByRole('dialog', {
      name: '¿Enviar a Ana García un enlace para cambiar la contraseña?',
    });
    expect(within(dialog).getByText(/Se enviará a Ana@ejemplo.com/)).toBeInTheDocument();
  });

  it('offers neither the verification of a verified address nor the deletion of an administrator', () => {
    open({ emailVerified: true, isAdmin: true });
    expect(button('Enviar verificación de email')).not.toBeInTheDocument();
    expect(button('Eliminar cuenta')).not.toBeInTheDocument();
    expect(button('Cerrar todas sus sesiones')).toBeInTheDocument();
  });

  it('previews a published card through the cards’ remote, and no other card', async () => {
    const card = { id: 'c1', slug: 'estudio-norte', name: 'Estudio Norte', takenDown: false };
    const user = open({
      cardList: [
        { ...card, status: 'published' },
        { ...card, id: 'c2', slug: 'obras', name: 'Obras', status: 'draft' },
        { ...card, id: 'c3', slug: 'fuera', name: 'Fuera', status: 'published', takenDown: true },
      ],
    });
    expect(button('Ver la tarjeta Obras')).not.toBeInTheDocument();
    expect(button('Ver la tarjeta Fuera')).not.toBeInTheDocument();
    await user.click(button('Ver la tarjeta Estudio Norte')!);
    expect(await screen.findByTitle('Vista previa de Estudio Norte')).toHaveTextContent('estudio-norte');
  });

  it('requires the exact address before a deletion', async () => {
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

describe('notes and emails about an account', () => {
  const note = {
    id: 'n1',
    text: 'Llamó por un cobro.',
    byEmail: 'iris@ejemplo.com',
    at: Date.UTC(2026, 2, 2, 9, 30),
  };

  it('show the author of a note, and ask before it is removed', async () => {
    const person = open({ notes: [note] });
    const notes = within(screen.getByRole('region', { name: 'Notas' }));
    expect(notes.getByText('Llamó por un cobro.')).toBeInTheDocument();
    expect(notes.getByText(/^iris@ejemplo\.com, 2 mar 2026/)).toBeInTheDocument();
    await person.click(notes.getByRole('button', { name: /^Borrar la nota/ }));
    const dialog = await screen.findByRole('dialog', { name: '¿Borrar esta nota?' });
    expect(dialog).toHaveTextContent('Llamó por un cobro.');
  });

  it('require a text, with the error beside the field', async () => {
    const person = open();
    await person.click(screen.getByRole('button', { name: 'Añadir nota' }));
    expect(screen.getByRole('textbox', { name: 'Nota nueva' })).toHaveAccessibleDescription(
      /El campo Nota nueva es requerido/,
    );
    await person.click(screen.getByRole('button', { name: 'Escribir un email' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Escribir a Ana García' }));
    await person.click(dialog.getByRole('button', { name: 'Enviar email' }));
    expect(dialog.getByText('Mensaje es requerido')).toBeInTheDocument();
  });

  it('keep the text of an email that was closed', async () => {
    const person = open();
    await person.click(screen.getByRole('button', { name: 'Escribir un email' }));
    const dialog = () => screen.findByRole('dialog', { name: 'Escribir a Ana García' });
    await person.type(within(await dialog()).getByRole('textbox', { name: 'Mensaje' }), 'Ya está.');
    await person.click(within(await dialog()).getByRole('button', { name: 'Cancelar' }));
    await person.click(screen.getByRole('button', { name: 'Escribir un email' }));
    expect(within(await dialog()).getByRole('textbox', { name: 'Mensaje' })).toHaveValue('Ya está.');
  });
});
