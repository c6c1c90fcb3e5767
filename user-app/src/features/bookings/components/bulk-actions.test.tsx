import '@testing-library/jest-dom';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Booking } from 'shared-lib/model/booking';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { availabilityEndpoints } from '../../../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../../../booking-data/endpoints/booking-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { haveNoOtherCalendars } from '../../../testing/no-other-calendars';
import { renderApp } from '../../../testing/render-app';
import { BOOKINGS_AT_ONCE } from './agenda-list';

const functions = openFunctionServer();
const { start } = aBooking();
/** Start of the bookings' day in Madrid. */
const MIDNIGHT = Date.UTC(2026, 2, 1, 23);

beforeEach(() => {
  functions.called.splice(0);
  // Half an hour after the second of the three has begun.
  jest.useFakeTimers({ now: start + 90 * MINUTE_MS, advanceTimers: true });
});
afterEach(() => jest.useRealTimers());

const named = (name: string, hours: number, more: Partial<Booking> = {}): Booking =>
  aBooking({
    id: name.toLowerCase().padEnd(20, '0'),
    customer: { name, email: '', phone: '' },
    start: start + hours * HOUR_MS,
    end: start + hours * HOUR_MS + 30 * MINUTE_MS,
    ...more,
  });
const EVA = named('Eva', 0);
const IRIS = named('Iris', 1);
const LUIS = named('Luis', 8, { status: 'pending_confirmation' });

/** Shows the list of a day with three bookings, and begins to choose some. */
async function choose(...names: string[]) {
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const store = renderApp('/dashboard/bookings?vista=lista&fecha=2026-03-02');
  const coming = { uid: 'ana', from: MIDNIGHT, status: null, serviceId: null, most: BOOKINGS_AT_ONCE };
  await act(async () => {
    haveNoOtherCalendars(store, { from: '2026-03-02', to: '2026-03-16' });
    await store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', 'ana', anAvailability()));
    await store.dispatch(
      bookingEndpoints.util.upsertQueryData('comingBookings', coming, {
        bookings: [EVA, IRIS, LUIS],
        hasMore: false,
      }),
    );
  });
  await person.click(await screen.findByRole('button', { name: 'Elegir varias' }));
  for (const name of names)
    await person.click(screen.getByRole('checkbox', { name: new RegExp(`^Elegir: ${name},`) }));
  const bar = within(screen.getByRole('region', { name: 'Reservas elegidas' }));
  return { person, bar };
}

/** Answers every call, and refuses one booking's. */
function answer(refused: string | null, reason = ''): object[] {
  const sent: object[] = [];
  functions.answerWith((_name, data) => {
    const requested = data as { bookingId: string };
    sent.push(requested);
    if (requested.bookingId !== refused) return { status: 200, body: { result: {} } };
    const error = { status: 'FAILED_PRECONDITION', message: 'no', details: { reason } };
    return { status: 400, body: { error } };
  });
  return sent;
}

describe('bulk actions for bookings', () => {
  it('are offered with the number of selected bookings', async () => {
    const { person, bar } = await choose();
    expect(bar.getByRole('button', { name: 'Completada' })).toBeDisabled();
    await person.click(screen.getByRole('button', { name: 'Elegir todas' }));
    expect(bar.getByRole('status')).toHaveTextContent('3 reservas elegidas');
    await person.click(screen.getByRole('checkbox', { name: /^Elegir: Luis,/ }));
    expect(bar.getByRole('status')).toHaveTextContent('2 reservas elegidas');
    await person.click(screen.getByRole('button', { name: 'Terminar' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('complete the bookings after a question, and explain which have not begun', async () => {
    const sent = answer(null);
    const { person, bar } = await choose('Eva', 'Iris', 'Luis');
    await person.click(bar.getByRole('button', { name: 'Completada' }));
    const question = within(
      await screen.findByRole('dialog', { name: '¿Marcar 2 reservas como completadas?' }),
    );
    expect(question.getByText(/Hay 1 elegida con la que eso no se puede hacer/)).toBeInTheDocument();
    expect(sent).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Marcar completadas' }));
    expect(await screen.findByText('2 reservas completadas')).toBeInTheDocument();
    expect(sent).toEqual(
      [EVA, IRIS].map(({ id, sequence }) => ({ bookingId: id, sequence, action: 'complete', reason: '' })),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Así como está, eso no se puede hacer.');
    expect(screen.getByRole('checkbox', { name: /^Elegir: Luis,/ })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: /^Elegir: Eva,/ })).not.toBeChecked();
  });

  it('cancel bookings and reject requests, and show why one is refused', async () => {
    const sent = answer(IRIS.id, 'booking-changed');
    const { person, bar } = await choose('Eva', 'Iris', 'Luis');
    await person.click(bar.getByRole('button', { name: 'Cancelar' }));
    const question = within(await screen.findByRole('dialog', { name: '¿Cancelar 3 reservas?' }));
    await person.click(question.getByRole('button', { name: 'Cancelar reservas' }));
    expect(await screen.findByText('2 reservas canceladas')).toBeInTheDocument();
    expect(sent.map((one) => (one as { action: string }).action)).toEqual(['cancel', 'cancel', 'reject']);
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Esta reserva ha cambiado mientras la mirabas. Aquí ves cómo está ahora.',
    );
    expect(bar.getByRole('status')).toHaveTextContent('1 se ha quedado como estaba.');
  });

  it('change nothing when the question is declined', async () => {
    const sent = answer(null);
    const { person, bar } = await choose('Eva');
    await person.click(bar.getByRole('button', { name: 'No vino' }));
    const question = within(await screen.findByRole('dialog'));
    await person.click(question.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(sent).toEqual([]);
    expect(screen.getByRole('checkbox', { name: /^Elegir: Eva,/ })).toBeChecked();
  });
});
