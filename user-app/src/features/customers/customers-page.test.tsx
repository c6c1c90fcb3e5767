import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast';
import type { Customer, Lead } from 'shared-lib/domain/booking';
import type { AppStore } from 'shared-lib/store';
import { customerEndpoints } from '../../booking-data/customer-endpoints';
import { aCard } from '../../testing/a-card';
import { openFunctionServer } from '../../testing/function-server';
import { renderApp } from '../../testing/render-app';
import { toPersonCells } from './people-csv';

const functions = openFunctionServer();
const ADDRESS = '/dashboard/bookings?vista=clientes';

beforeEach(() => {
  functions.called.length = 0;
});
afterEach(() => act(() => toast.remove()));

const aPerson = (change: Partial<Customer> = {}): Customer => ({
  id: 'e'.repeat(40),
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '600 111 222',
  company: 'Ruiz SL',
  firstAt: Date.UTC(2026, 2, 1),
  lastAt: Date.UTC(2026, 2, 3),
  bookings: 0,
  leads: 1,
  source: 'card',
  context: 'feria-de-madrid',
  tags: [],
  remindAt: null,
  ownerNote: '',
  ...change,
});

const LEAD: Lead = {
  id: 'lead1',
  cardSlug: 'ana-garcia',
  name: 'Eva Ruiz',
  email: 'eva@ejemplo.com',
  phone: '',
  company: '',
  note: 'Quiero un <b>presupuesto</b>',
  context: '',
  consentText: 'Acepto que Ana García guarde estos datos para ponerse en contacto conmigo.',
  consentAt: Date.UTC(2026, 2, 3, 12),
};

function storing(...people: Customer[]) {
  return ({ dispatch }: AppStore) => {
    const { util } = customerEndpoints;
    const list = { uid: 'ana', search: '', tag: '', most: 30 };
    void dispatch(util.upsertQueryData('customers', list, { customers: people, hasMore: false }));
    for (const person of people) {
      const one = { uid: 'ana', customerId: person.id };
      void dispatch(util.upsertQueryData('customer', one, person));
      void dispatch(util.upsertQueryData('customerLeads', one, [LEAD]));
      void dispatch(
        util.upsertQueryData('customerBookings', { ...one, most: 20 }, { bookings: [], hasMore: false }),
      );
    }
  };
}

async function openPerson(person = aPerson()) {
  renderApp(ADDRESS, { cards: [], before: storing(person) });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: new RegExp(person.name) }));
  return { panel: within(await screen.findByRole('dialog', { name: person.name })), user };
}

describe('Personas', () => {
  it('lists who booked and who left their details, those with a phone only too', async () => {
    const luz = aPerson({
      id: 'f'.repeat(40),
      name: 'Luz',
      email: '',
      bookings: 2,
      leads: 0,
      tags: ['Fiel'],
    });
    renderApp(ADDRESS, { cards: [], before: storing(aPerson(), luz) });
    const list = within(await screen.findByRole('list', { name: 'Personas' }));
    expect(list.getByRole('button', { name: /Eva Ruiz/ })).toHaveTextContent('Dejó sus datos');
    expect(list.getByRole('button', { name: /Luz/ })).toHaveTextContent('600 111 222');
    expect(list.getByRole('button', { name: /Luz/ })).toHaveTextContent('2 reservas');
    expect(list.getByRole('button', { name: 'Ver personas con la etiqueta Fiel' })).toBeInTheDocument();
  });

  it('says who is missing, and where they come from', async () => {
    renderApp(ADDRESS, { cards: [], before: storing() });
    expect(await screen.findByText('Todavía no tienes a nadie aquí')).toBeInTheDocument();
  });

  it('shows what a person left as text, with what they agreed to and when', async () => {
    const { panel } = await openPerson();
    expect(panel.getByText('Quiero un <b>presupuesto</b>')).toBeInTheDocument();
    expect(panel.getByText(/El martes, 3 de marzo.*: «Acepto que Ana García/)).toBeInTheDocument();
    expect(panel.getByText('Dejó sus datos en tu tarjeta en «Feria de madrid»')).toBeInTheDocument();
  });

  it('refuses an empty tag, one twice and a reminder in the past, and keeps what was typed', async () => {
    const { panel, user } = await openPerson(aPerson({ tags: ['Fiel'] }));
    const add = panel.getByRole('button', { name: 'Añadir etiqueta' });
    await user.click(add);
    expect(panel.getByText('Escribe una etiqueta.')).toBeInTheDocument();
    await user.type(panel.getByRole('textbox', { name: 'Nueva etiqueta' }), 'fiel');
    await user.click(add);
    expect(panel.getByText('Ya tiene esa etiqueta.')).toBeInTheDocument();
    expect(panel.getByRole('textbox', { name: 'Nueva etiqueta' })).toHaveValue('fiel');
    await user.type(panel.getByLabelText('Recordármelo el'), '2020-01-01');
    expect(panel.getByText('Elige un día a partir de mañana.')).toBeInTheDocument();
  });

  it('says what deleting a person removes, and keeps them when it fails', async () => {
    functions.answerWith({ status: 500 });
    const { panel, user } = await openPerson();
    await user.click(panel.getByRole('button', { name: 'Eliminar persona' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Eliminar a Eva Ruiz?' }));
    expect(question.getByText(/Sus reservas se quedan como están/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Eliminar persona' }));
    await waitFor(() => expect(functions.called).toEqual(['deletePerson']));
    expect(await screen.findByText(/^Error (del servidor|de servicio|de conexión)/)).toBeInTheDocument();
    expect(panel.getByText('Ruiz SL')).toBeInTheDocument();
  });

  it('opens and closes the form of a card, and never leaves it without a way to answer', async () => {
    const sent: unknown[] = [];
    functions.answerWith((_name, data) => {
      sent.push(data);
      return { status: 200, body: { result: { fields: null } } };
    });
    const open = aCard({ id: 'card2', name: 'Feria', leadForm: { fields: ['email', 'note'] } });
    renderApp(ADDRESS, { cards: [aCard({ id: 'card1', name: 'Mía' }), open], before: storing() });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Recoger datos' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Dejar mis datos' }));
    await user.click(drawer.getByRole('switch', { name: 'Recoger datos en «Mía»' }));
    expect(await screen.findByText('Tu tarjeta ya recoge datos')).toBeInTheDocument();
    expect(drawer.getByRole('checkbox', { name: 'Email' })).toBeDisabled();
    await user.click(drawer.getByRole('checkbox', { name: 'Teléfono' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    await user.click(drawer.getByRole('switch', { name: 'Recoger datos en «Feria»' }));
    await waitFor(() => expect(sent).toHaveLength(3));
    expect(sent).toEqual([
      { cardId: 'card1', fields: ['email', 'phone', 'note'] },
      { cardId: 'card2', fields: ['email', 'phone', 'note'] },
      { cardId: 'card2', fields: null },
    ]);
  });
});

it('gives each person a line of the file', () => {
  const cells = toPersonCells(aPerson({ tags: ['Fiel', '=1+1'], ownerNote: 'Nota' }));
  expect(cells).toEqual([
    ...['Eva Ruiz', 'eva@ejemplo.com', '600 111 222', 'Ruiz SL', 'Fiel, =1+1', 'Nota'],
    ...['Dejó sus datos en tu tarjeta', 'feria-de-madrid', 0, 1],
    ...['2026-03-01T00:00:00.000Z', '2026-03-03T00:00:00.000Z'],
  ]);
});
