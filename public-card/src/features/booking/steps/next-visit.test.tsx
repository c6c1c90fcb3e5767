/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { NextVisitOffer } from 'shared-lib/model/booking';
import { NextVisit } from './next-visit';
import { aVisitorBooking } from '../testing/a-visitor-booking';
import { openBrowser } from '../testing/booking-browser';
import { answerBooking } from '../testing/booking-server';

const HALF = 30 * 60_000;
/** Ten o'clock in Madrid on Tuesday, 31 March 2026. */
const NEXT = Date.UTC(2026, 2, 31, 8);
const PATH = '/c/ana-garcia/reserva/next?t=two';

const OFFER: NextVisitOffer = {
  ...{ weeks: 4, start: NEXT, isFree: true, alternatives: [], serviceId: 'one' },
  terms: {
    ...{ name: 'Corte', durationMinutes: 30, price: 2500, currency: 'EUR' },
    ...{ needsConfirmation: false, isPaid: false },
  },
};

openBrowser({ path: '/c/ana-garcia/reserva/x?t=one' });

/** Renders the offer below a booking; returns the requests and where the page was left for. */
async function open(offer: NextVisitOffer | null, answers: Record<string, unknown> = {}) {
  const sent = answerBooking({ 'next-offer': { offer }, ...answers });
  const left: string[] = [];
  const booking = aVisitorBooking({ id: 'x', nextWeeks: 4 });
  await act(async () => {
    render(
      <NextVisit booking={booking} zone="Europe/Madrid" token="one" onLeave={(path) => left.push(path)} />,
    );
  });
  return { sent, left };
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const made = { booking: aVisitorBooking({ id: 'next', start: NEXT }), path: PATH };

describe('the offer of the next appointment', () => {
  it('shows hour and price, books at one press and leads to the new booking', async () => {
    const { sent, left } = await open(OFFER, { 'book-next': made });
    expect(
      screen.getByRole('heading', { name: '¿La siguiente, a la misma hora en 4 semanas?' }),
    ).toBeTruthy();
    expect(screen.getByText('martes 31 de marzo, 10:00')).toBeTruthy();
    expect(screen.getByText('Corte · 30 min · 25 €')).toBeTruthy();
    await press('Reservar la siguiente');
    await press('Enviando…');
    expect(sent.slice(1)).toEqual([
      {
        name: 'book-next',
        body: { bookingId: 'x', token: 'one', start: NEXT, price: 2500, durationMinutes: 30, due: 0 },
      },
    ]);
    expect(left).toEqual([PATH]);
  });

  it('shows nothing where there is none', async () => {
    await open(null);
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says before the press that the hour is only asked for, or is paid', async () => {
    await open({ ...OFFER, terms: { ...OFFER.terms, needsConfirmation: true } });
    expect(screen.getByRole('button', { name: 'Pedir cita' })).toBeTruthy();
    cleanup();
    await open({ ...OFFER, terms: { ...OFFER.terms, isPaid: true, due: 1000, refunds: [] } });
    expect(screen.getByRole('button', { name: 'Reservar y pagar' })).toBeTruthy();
    expect(screen.getByText(/^Pagas ahora 10 € de señal.*El resto \(15 €\), en la cita\./)).toBeTruthy();
  });

  it('books one of the nearest hours of the day in place of a taken one', async () => {
    const alternatives = [NEXT - HALF, NEXT + HALF];
    const { sent } = await open({ ...OFFER, isFree: false, alternatives }, { 'book-next': made });
    expect(
      screen.getByText('El martes 31 de marzo, 10:00 no hay hueco. Ese día quedan estas horas:'),
    ).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reservar la siguiente' })).toBeNull();
    await press('10:30');
    expect(screen.getByRole('button', { name: '10:30', pressed: true })).toBeTruthy();
    await press('Reservar la siguiente');
    expect(sent.at(-1)?.body).toMatchObject({ start: NEXT + HALF });
  });

  it('leads to the calendar with the service and the day chosen', async () => {
    await open({ ...OFFER, isFree: false });
    expect(screen.getByText('El martes 31 de marzo, 10:00 no hay hueco.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elegir otra hora' }).getAttribute('href')).toBe(
      '/c/ana-garcia/reservar?servicio=one&fecha=2026-03-31',
    );
  });

  it('shows the price of now after a refusal, and what was taken meanwhile', async () => {
    const { sent } = await open(OFFER);
    const refuse = (reason: string, offer: NextVisitOffer | null) => {
      globalThis.fetch = async (input) => {
        const isBooking = String(input).endsWith('book-next');
        const body = isBooking ? { reason } : { offer };
        return { ok: !isBooking, status: isBooking ? 409 : 200, json: async () => body } as Response;
      };
    };
    expect(sent).toHaveLength(1);
    refuse('service-changed', { ...OFFER, terms: { ...OFFER.terms, price: 3000 } });
    await press('Reservar la siguiente');
    expect(screen.getByRole('alert').textContent).toContain('El servicio ha cambiado.');
    expect(screen.getByText('Corte · 30 min · 30 €')).toBeTruthy();
    refuse('slot-taken', { ...OFFER, isFree: false, alternatives: [NEXT + HALF] });
    await press('Reservar la siguiente');
    expect(screen.getByRole('alert').textContent).toBe('Ese hueco acaba de ocuparse.');
    expect(screen.getByRole('button', { name: '10:30', pressed: false })).toBeTruthy();
    await press('10:30');
    refuse('booking-state', null);
    await press('Reservar la siguiente');
    expect(screen.getByRole('alert').textContent).toBe(
      'La siguiente cita ya no se puede reservar desde aquí.',
    );
  });

  it('can be tried again without a connection, with the same hour', async () => {
    await open(OFFER);
    const fetched: string[] = [];
    globalThis.fetch = async (input) => {
      fetched.push(String(input));
      throw new TypeError('offline');
    };
    await press('Reservar la siguiente');
    expect(screen.getByRole('alert').textContent).toContain('Sin conexión.');
    await press('Reintentar');
    expect(fetched.filter((path) => path.endsWith('book-next'))).toHaveLength(2);
  });
});
