import '@testing-library/jest-dom';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Booking } from 'shared-lib/model/booking';
import { logger } from 'shared-lib/logger';
import { aBooking, anAvailability } from 'shared-lib/testing';
import { MINUTE_MS } from 'shared-lib/time';
import { availabilityEndpoints } from '../../../booking-data/endpoints/availability-endpoints';
import { bookingEndpoints } from '../../../booking-data/endpoints/booking-endpoints';
import { openFunctionServer } from '../../../testing/function-server';
import { haveNoOtherCalendars } from '../../../testing/no-other-calendars';
import { renderApp } from '../../../testing/render-app';
import { BOOKINGS_AT_ONCE } from './agenda-list';

const functions = openFunctionServer();
const { id, start } = aBooking();
/** Start of the booking's day in Madrid. */
const MIDNIGHT = Date.UTC(2026, 2, 1, 23);

beforeEach(() => jest.useFakeTimers({ now: start - 2 * MINUTE_MS }));
afterEach(() => jest.useRealTimers());
afterEach(() => sessionStorage.clear());

/** Opens the panel of a booking two minutes before the start of the builder's. */
async function open(booking: Booking | null) {
  const store = renderApp(`/dashboard/bookings?vista=lista&reserva=${id}`);
  const coming = { uid: 'ana', from: MIDNIGHT, status: null, serviceId: null, most: BOOKINGS_AT_ONCE };
  const bookings = booking ? [booking] : [];
  await act(async () => {
    haveNoOtherCalendars(store, { from: '2026-03-02', to: '2026-03-16' });
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
  it('S3.14 adds its booking to the errors that are logged while it is open', async () => {
    const panel = await open(aBooking());
    expect(await panel.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    const written = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    logger.error('the note was not saved');
    expect(written.mock.calls).toEqual([['the note was not saved', { bookingId: id }]]);
    written.mockRestore();
  });

  it('shows both local times where the customer’s zone differs', async () => {
    const panel = await open(aBooking({ zone: 'America/Bogota' }));
    expect(await panel.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(panel.getByText(/10:00–10:30/)).toHaveTextContent('lunes, 2 de marzo · 10:00–10:30');
    expect(panel.getByText(/Para quien reservó/)).toHaveTextContent(
      'hora de Madrid. Para quien reservó: lunes, 2 de marzo · 04:00–04:30 (hora de Bogotá)',
    );
  });

  it('saves the receipt of what was paid, and says that it is no invoice', async () => {
    const saved = jest.fn<string, [Blob]>(() => 'blob:receipt');
    Object.assign(URL, { createObjectURL: saved, revokeObjectURL: () => undefined });
    const follow = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    functions.answerWith(() => ({
      status: 200,
      body: { result: { name: 'justificante-de-pago.pdf', file: btoa('%PDF-1.7') } },
    }));
    const booking = aBooking({ payment: { rule: 'link', state: 'paid', paidAt: start } });
    const panel = await open({ ...booking, service: { ...booking.service, price: 4500 } });
    const button = await panel.findByRole('button', { name: 'Justificante de pago (PDF)' });
    expect(button).toHaveAccessibleDescription('No es una factura: Tarjetero no emite facturas.');
    fireEvent.click(button);
    expect(await screen.findByText('Justificante guardado')).toBeInTheDocument();
    expect(saved.mock.calls[0]?.[0]).toMatchObject({ size: 8, type: 'application/pdf' });
    expect(follow).toHaveBeenCalledTimes(1);
    follow.mockRestore();
  });

  it('shows the data that the visitor gave for an invoice', async () => {
    const invoice = {
      ...{ name: 'Ruiz y Sol S. L.', taxId: 'B12345674', address: 'Calle Luna 3' },
      ...{ postcode: '28004', town: 'Madrid', country: 'ES' },
    };
    const panel = await open(aBooking({ invoice }));
    const shown = (await panel.findByText('Datos de factura')).nextSibling;
    expect(shown).toHaveTextContent('B12345674');
    expect(shown).toHaveTextContent('28004 Madrid, España');
    expect(shown).toHaveTextContent('Tarjetero no emite facturas');
  });

  it('offers no receipt where nothing was paid', async () => {
    const panel = await open(aBooking());
    expect(await panel.findByRole('heading', { name: 'Eva Ruiz' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /^Justificante/ })).not.toBeInTheDocument();
  });

  it.each([
    ['visitor', 'Nota de quien reservó'],
    ['owner', 'Nota para la cita'],
  ] as const)(
    'labels a note of the %s, and isolates a name written from right to left',
    async (createdBy, label) => {
      const booking = aBooking({ createdBy, notes: 'Llego en bici' });
      const panel = await open({ ...booking, customer: { ...booking.customer, name: 'محمد (2)' } });
      expect((await panel.findByText(label)).nextSibling).toHaveTextContent('Llego en bici');
      expect(panel.getByRole('heading', { name: 'محمد (2)' }).firstElementChild?.tagName).toBe('BDI');
    },
  );

  it('shows the rest of the price after a deposit, until the booking is cancelled', async () => {
    const online = {
      ...{ due: 2000, refunds: [], isBegun: true, paid: 2000, giveBack: 0, refunded: 0 },
    };
    const payment = { rule: 'deposit', state: 'paid', paidAt: start, online } as const;
    const booking = aBooking({ payment });
    const priced = { ...booking, service: { ...booking.service, price: 4500 } };
    const panel = await open(priced);
    expect(await panel.findByText('Pagada la señal de 20 €, quedan 25 €')).toBeInTheDocument();
    cleanup();
    const over = await open({ ...priced, status: 'cancelled' });
    expect(await over.findByText(/^Pagado en la web: 20/)).toBeInTheDocument();
  });

  it('offers to record the outcome from the start of the booking on', async () => {
    const panel = await open(aBooking());
    expect(await panel.findByRole('button', { name: 'Cambiar la hora' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Marcar como completada' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE_MS));
    expect(panel.getByRole('button', { name: 'Marcar como completada' })).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Marcar que no acudió' })).toBeInTheDocument();
  });

  it('shows both times and the answers for a request to move', async () => {
    const moveRequest = { start: start + 24 * 60 * MINUTE_MS, zone: 'Europe/Madrid' };
    const panel = await open(aBooking({ moveRequest }));
    expect(await panel.findByText(/^Antes/)).toHaveTextContent('Antes: lunes, 2 de marzo · 10:00–10:30');
    expect(panel.getByText(/^Pide/, { selector: 'p' })).toHaveTextContent(
      'Pide: martes, 3 de marzo · 10:00–10:30',
    );
    expect(panel.getByText('Pide otra hora')).toBeInTheDocument();
    for (const name of ['Aceptar el cambio', 'Mantener la hora', 'Cancelar la cita'])
      expect(panel.getByRole('button', { name })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Cambiar la hora' })).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE_MS));
    expect(panel.queryByRole('button', { name: 'Aceptar el cambio' })).not.toBeInTheDocument();
  });

  it('restores the typed reason for a cancellation after it was closed', async () => {
    const panel = await open(aBooking());
    const ask = async (from = panel) => {
      fireEvent.click(await from.findByRole('button', { name: 'Cancelar reserva' }));
      return within(await screen.findByRole('dialog', { name: 'Cancelar la reserva' }));
    };
    const dialog = await ask();
    fireEvent.change(dialog.getByLabelText('Motivo'), { target: { value: 'Me he puesto enferma' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Volver' }));
    expect((await ask()).getByLabelText('Motivo')).toHaveValue('Me he puesto enferma');
    cleanup();
    expect((await ask(await open(aBooking()))).getByLabelText('Motivo')).toHaveValue('Me he puesto enferma');
  });

  it('links to a reminder only for an upcoming booking with a phone number', async () => {
    const phone = { name: 'Eva Ruiz', email: '', phone: '600 111 222' };
    const panel = await open(aBooking({ customer: phone }));
    expect(await panel.findByRole('link', { name: 'Recordatorio por WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:\/\/wa\.me\/34600111222\?/),
    );
    await act(() => jest.advanceTimersByTimeAsync(3 * MINUTE_MS));
    expect(panel.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
    expect(panel.getByRole('link', { name: /Llamar/ })).toBeInTheDocument();
    cleanup();
    jest.setSystemTime(start - 2 * MINUTE_MS);
    const without = await open(aBooking({ customer: { name: 'Luz', email: 'luz@ejemplo.com', phone: '' } }));
    expect(await without.findByRole('heading', { name: 'Luz' })).toBeInTheDocument();
    expect(without.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it('offers to reject a request instead of cancelling it', async () => {
    const panel = await open(aBooking({ status: 'pending_confirmation' }));
    expect(await panel.findByRole('button', { name: 'Rechazar' })).toBeInTheDocument();
    expect(panel.queryByRole('button', { name: 'Cancelar reserva' })).not.toBeInTheDocument();
  });

  it('shows the refund before a paid booking is cancelled', async () => {
    const online = { due: 2500, refunds: [], isBegun: true, paid: 2500, giveBack: 500, refunded: 500 };
    const payment = { rule: 'full' as const, state: 'paid' as const, paidAt: start, online };
    const panel = await open(aBooking({ payment }));
    const cancel = await panel.findByRole('button', { name: 'Cancelar reserva' });
    await act(async () => fireEvent.click(cancel));
    const dialog = await screen.findByRole('dialog', { name: 'Cancelar la reserva' });
    expect(dialog).toHaveTextContent(/Se le devolverán 20\s€: todo lo que queda de su pago/);
  });

  it('cancels a booking of a series with the following ones, and shows how many', async () => {
    const sent: { name: string; data: unknown }[] = [];
    functions.answerWith((name, data) => {
      sent.push({ name, data });
      return { status: 200, body: { result: { count: 3 } } };
    });
    const panel = await open(aBooking({ seriesId: 'series00000000000000', sequence: 2 }));
    fireEvent.click(await panel.findByRole('button', { name: 'Cancelar reserva' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la reserva' }));
    expect(await dialog.findByRole('radio', { name: 'Solo esta cita' })).toBeChecked();
    fireEvent.click(dialog.getByRole('radio', { name: 'Esta y las siguientes (3 citas)' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancelar 3 reservas' }));
    expect(await screen.findByText('3 reservas canceladas')).toBeInTheDocument();
    expect(sent).toEqual([
      { name: 'countFollowing', data: { bookingId: id } },
      { name: 'cancelFollowing', data: { bookingId: id, sequence: 2, reason: '' } },
    ]);
  });

  it('does not ask about a series where the booking has none', async () => {
    functions.called.splice(0);
    const panel = await open(aBooking());
    fireEvent.click(await panel.findByRole('button', { name: 'Cancelar reserva' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar la reserva' }));
    expect(dialog.queryByRole('radio')).not.toBeInTheDocument();
    expect(functions.called).toEqual([]);
  });

  it('charges the no-show fee up to the agreed amount, and shows when it is declined', async () => {
    const card = { state: 'kept' as const, asked: 0, attempts: 1, isDeclined: true };
    const terms = { due: 2000, refunds: [], isBegun: true, paid: null, giveBack: 0, refunded: 0 };
    const payment = {
      rule: 'card' as const,
      state: 'kept' as const,
      paidAt: null,
      online: { ...terms, card },
    };
    let sent: unknown;
    functions.answerWith((name, data) => {
      sent = { name, data };
      return { status: 200, body: { result: { bookingId: id } } };
    });
    const panel = await open(aBooking({ status: 'no_show', start: start - 60 * MINUTE_MS, payment }));
    expect(
      await panel.findByText(/puedes cobrarle como máximo 20\s€, hasta el lunes, 16 de marzo\.$/),
    ).toBeInTheDocument();
    expect(panel.getByText(/^Su banco ha rechazado el cargo/)).toBeInTheDocument();
    fireEvent.click(panel.getByRole('button', { name: 'Cobrar por no acudir' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Cobrar a Eva Ruiz por no acudir' }));
    const amount = dialog.getByRole('textbox', { name: 'Importe que cobras' });
    fireEvent.change(amount, { target: { value: '21' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Cobrar' }));
    expect(dialog.getByText(/Escribe un importe entre 0,50\s€ y 20\s€/)).toBeInTheDocument();
    fireEvent.change(amount, { target: { value: '15' } });
    fireEvent.click(dialog.getByRole('button', { name: /^Cobrar 15\s€$/ }));
    expect(await screen.findByText('Cargo a Eva Ruiz en marcha')).toBeInTheDocument();
    expect(sent).toEqual({ name: 'chargeNoShow', data: { bookingId: id, amount: 1500, attempts: 1 } });
  });

  it.each([
    [null, /^No puedes cobrarle por no acudir: aún no le hemos enviado el aviso de la nueva hora\.$/],
    [
      start - 60 * MINUTE_MS,
      /^No puedes cobrarle por no acudir: cambiaste la hora y le avisamos con menos de 24 h/,
    ],
  ])('says why nothing can be charged when the time was moved and announced at %s', async (at, why) => {
    const card = { state: 'kept' as const, asked: 0, attempts: 0, isDeclined: false };
    const terms = { due: 2000, refunds: [], isBegun: true, paid: null, giveBack: 0, refunded: 0 };
    const payment: Booking['payment'] = {
      ...{ rule: 'card', state: 'kept', paidAt: null },
      online: { ...terms, card },
    };
    const missed = { status: 'no_show', start: start - 3 * MINUTE_MS, payment, moveNotifiedAt: at } as const;
    const panel = await open(aBooking(missed));
    const charge = await panel.findByRole('button', { name: 'Cobrar por no acudir' });
    expect(charge).toHaveAttribute('aria-disabled', 'true');
    expect(charge).toHaveAccessibleDescription(why);
    expect(panel.getByText('Tarjeta guardada.')).toBeInTheDocument();
    fireEvent.click(charge);
    expect(screen.queryByRole('dialog', { name: /^Cobrar a/ })).not.toBeInTheDocument();
  });

  it('offers neither payment by hand nor a charge while a card is awaited', async () => {
    const card = { state: 'awaited' as const, asked: 0, attempts: 0, isDeclined: false };
    const terms = { due: 2000, refunds: [], isBegun: false, paid: null, giveBack: 0, refunded: 0 };
    const payment = {
      rule: 'card' as const,
      state: 'awaiting' as const,
      paidAt: null,
      online: { ...terms, card },
    };
    const panel = await open(aBooking({ status: 'pending_payment', payment }));
    expect(await panel.findByText('Falta que guarde su tarjeta')).toBeInTheDocument();
    for (const name of ['Marcar como pagada', 'Cobrar por no acudir'])
      expect(panel.queryByRole('button', { name })).not.toBeInTheDocument();
  });

  it('has no primary button for a no-show', async () => {
    const panel = await open(aBooking({ status: 'completed', start: start - 60 * MINUTE_MS }));
    const noShow = await panel.findByRole('button', { name: 'Marcar que no acudió' });
    expect(noShow).toHaveAttribute('data-variant', 'default');
  });

  it('shows the reason and no action for a cancelled booking', async () => {
    const panel = await open(aBooking({ status: 'cancelled', reason: 'Estoy enferma' }));
    expect(await panel.findByText('Cancelada')).toBeInTheDocument();
    expect(panel.getByText('Estoy enferma')).toBeInTheDocument();
    for (const name of ['Cambiar la hora', 'Cancelar reserva', 'Marcar como completada'])
      expect(panel.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(panel.queryByRole('link', { name: 'Recordatorio por WhatsApp' })).not.toBeInTheDocument();
  });

  it('says that the customer’s data will be or has been erased, and links no message then', async () => {
    const waiting = await open(aBooking({ eraseAfter: start }));
    expect(await waiting.findByText('Se borrarán cuando pase la cita, porque lo pidió.')).toBeInTheDocument();
    cleanup();
    const nobody = { name: '–', email: '', phone: '' };
    const gone = await open(aBooking({ status: 'completed', customer: nobody, erasedAt: start }));
    expect(await gone.findByText('Se han borrado porque lo pidió.')).toBeInTheDocument();
    expect(gone.queryByRole('link', { name: /WhatsApp/ })).not.toBeInTheDocument();
  });

  it('says that a booking doesn’t exist', async () => {
    const panel = await open(null);
    expect(await panel.findByText('Esta reserva no existe')).toBeInTheDocument();
  });
});
