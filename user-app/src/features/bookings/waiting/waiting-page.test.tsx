import '@testing-library/jest-dom';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { WaitingEntry } from 'shared-lib/model/booking';
import { aWaitingEntry, anAvailability } from 'shared-lib/testing';
import { availabilityEndpoints } from '../../../booking-data/endpoints/availability-endpoints';
import { waitingEndpoints } from '../../../booking-data/endpoints/waiting-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { renderApp } from '../../../testing/render-app';

const functions = openFunctionServer();
let sent: unknown[] = [];

const named = (name: string, change: Partial<WaitingEntry> = {}): WaitingEntry =>
  aWaitingEntry({
    id: `${name}00000000000000000`.slice(0, 20),
    customer: { name, email: `${name}@ejemplo.com`, phone: '' },
    ...change,
  });

/** Shows a list with these entries. */
async function show(entries: WaitingEntry[]) {
  renderApp('/dashboard/bookings/waiting', {
    before: ({ dispatch }) => {
      const hours = anAvailability({ zone: 'Europe/Madrid' });
      void dispatch(availabilityEndpoints.util.upsertQueryData('availability', 'ana', hours));
      void dispatch(waitingEndpoints.util.upsertQueryData('waiting', 'ana', entries));
    },
  });
  await screen.findByRole('heading', { name: 'Lista de espera', level: 1 });
}

beforeEach(() => {
  sent = [];
  functions.answerWith((name, data) => {
    sent.push([name, data]);
    return { status: 200, body: { result: {} } };
  });
});

describe('the waiting list of an owner', () => {
  it('shows who waits for which service, when, since when, and in which state', async () => {
    await show([
      named('Eva'),
      named('Luz', {
        status: 'offered',
        offer: {
          ...{ number: 1, from: 0, price: 0, currency: 'EUR', durationMinutes: 60, due: 0 },
          start: Date.UTC(2026, 2, 3, 9),
          until: Date.UTC(2026, 2, 2, 9, 30),
        },
      }),
      named('Pau', { serviceIds: ['color'], serviceName: 'Color' }),
    ]);
    const list = within(await screen.findByRole('list', { name: 'Esperan Corte' }));
    expect(list.getAllByRole('listitem')).toHaveLength(2);
    expect(list.getByText('Eva@ejemplo.com')).toBeInTheDocument();
    expect(list.getAllByText('Del 2 de marzo al 8 de marzo · lunes, martes · mañana')[0]).toBeInTheDocument();
    expect(list.getByText('Ofrecido: mar, 3 mar, 10:00. Tiene hasta 10:30')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Esperan Color' })).toBeInTheDocument();
    expect(screen.getByText('2 personas esperan')).toBeInTheDocument();
  });

  it('moves somebody by a button that keeps the focus, and says where they are now', async () => {
    await show([named('Eva'), named('Luz'), named('Pau')]);
    const button = await screen.findByRole('button', { name: 'Bajar a Eva' });
    await userEvent.click(button);
    expect(await screen.findByText('Eva, ahora en el puesto 2')).toBeInTheDocument();
    expect(button).toHaveFocus();
    expect(sent).toEqual([
      ['orderWaiting', { waitingIds: [named('Luz').id, named('Eva').id, named('Pau').id] }],
    ]);
  });

  it('offers no way up to the first, nor down to the last', async () => {
    await show([named('Eva'), named('Luz')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Subir a Eva' }));
    await userEvent.click(screen.getByRole('button', { name: 'Bajar a Luz' }));
    expect(sent).toEqual([]);
  });

  it('removes somebody once the owner has confirmed it', async () => {
    await show([named('Eva')]);
    await userEvent.click(await screen.findByRole('button', { name: 'Quitar a Eva de la lista' }));
    const dialog = within(await screen.findByRole('dialog', { name: '¿Quitar a Eva de la lista?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Quitar de la lista' }));
    expect(await screen.findByText('Eva ya no está en la lista')).toBeInTheDocument();
    expect(sent).toEqual([['removeWaiting', { waitingId: named('Eva').id }]]);
  });

  it('says how people get on it while it is empty', async () => {
    await show([]);
    expect(await screen.findByText('Nadie espera un hueco')).toBeInTheDocument();
  });
});
