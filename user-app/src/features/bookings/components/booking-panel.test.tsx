import '@testing-library/jest-dom';
import { act, screen, within } from '@testing-library/react';
import type { Booking } from 'shared-lib/domain/booking';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { availabilityEndpoints } from '../../../booking-data/availability-endpoints';
import { bookingEndpoints } from '../../../booking-data/booking-endpoints';
import { renderApp } from '../../../testing/render-app';
import { BOOKINGS_AT_ONCE } from './agenda-list';

const { id, start } = aBooking();
const MINUTE_MS = 60_000;
/** When the day of the booking begins in Madrid. */
const MIDNIGHT = Date.UTC(2026, 2, 1, 23);

beforeEach(() => jest.useFakeTimers({ now: start - 2 * MINUTE_MS }));
afterEach(() => jest.useRealTimers());

/** Opens the panel of a booking two minutes before the builder's begins. */
async function open(booking: Booking | null) {
  const store = renderApp(`/dashboard/bookings?vista=lista&reserva=${id}`);
  const coming = { uid: 'ana', from: MIDNIGHT, status: null, serviceId: null, most: BOOKINGS_AT_ONCE };
  const bookings = booking ? [booking] : [];
  await act(async () => {
    await store.dispatch(
      bookingEndpoints.util.upsertQueryData('comingBookings', coming, { bookings, hasMore: false }),
    );
    await store.dispatch(
      bookingEndpoints.util.upsertQueryData('booking', { uid: 'ana', bookingId: id }, booking),
    );
    await store.dispatch(availabilityEndpoints.util.upsertQueryData('availability', 'ana', anAvailability()));
  });
  return within(await screen.findByRole('dialog', { name: 'Reserva' }));
}

describe('the panel of a booking', () => {
  it('has both clocks where who booked has another', async () => {
    const panel = await open(aBooking({ zone: 'America/Bogota' }));
    expect(await panel.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(panel.getByText(/10:00–10:30/)).toHaveTextContent('lunes, 2 de marzo · 10:00–10:30');
    expect(panel.getByText(/Para quien reservó/)).toHaveTextContent(
      'hora de Madrid. Para quien reservó: lunes, 2 de marzo · 04:00–04:30 (hora de Bogota)',
    );
  });

  it('offers to say how it went from the moment that it begins, also while it is open', async () => {
    const panel = await open(aBooking());
    expect(await panel.findByRole('button', { name: 'Mover' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Completada' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE_MS));
    expect(panel.getByRole('button', { name: 'Completada' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'No se presentó' })).toBeInTheDocument();
  });

  it('offers nothing for what was cancelled, and says why it was', async () => {
    const panel = await open(aBooking({ status: 'cancelled', reason: 'Estoy enferma' }));
    expect(await panel.findByText('Cancelada')).toBeInTheDocument();
    expect(panel.getByText('Estoy enferma')).toBeInTheDocument();
    for (const name of ['Mover', 'Cancelar reserva', 'Completada'])
      expect(panel.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(panel.queryByRole('link', { name: 'Recordatorio por WhatsApp' })).not.toBeInTheDocument();
  });

  it('says that a booking doesn’t exist', async () => {
    const panel = await open(null);
    expect(await panel.findByText('Esta reserva no existe')).toBeInTheDocument();
  });
});
