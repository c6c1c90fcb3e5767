/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { VisitorBooking, VisitorPayment } from 'shared-lib/model/booking';
import { aVisitorBooking } from '../testing/a-visitor-booking';
import { openBrowser } from '../testing/booking-browser';
import { aBookingPage, answerBooking, aPublicService, NOW } from '../testing/booking-server';
import { ManageBooking } from './manage-booking';

const START = Date.UTC(2026, 2, 4, 9);
const PATH = '/c/ana-garcia/reserva/x?t=';

openBrowser();

const aPayment = (overrides: Partial<VisitorPayment> = {}): VisitorPayment => ({
  due: 2250,
  paid: null,
  giveBack: 0,
  refunded: 0,
  refunds: [{ noticeMinutes: 1440, percent: 100 }],
  state: 'awaiting',
  canPay: true,
  refundNow: 0,
  receiptUrl: '',
  ...overrides,
});

const unpaid = (online: Partial<VisitorPayment> = {}): Partial<VisitorBooking> => ({
  status: 'pending_payment',
  payBy: NOW + 30 * 60_000,
  online: aPayment(online),
});

const paid = (online: Partial<VisitorPayment> = {}): Partial<VisitorBooking> => ({
  status: 'confirmed',
  online: aPayment({ paid: 2250, state: 'paid', canPay: false, ...online }),
});

/** Opens the page with the way back from Stripe's and what is then known. */
function open(
  before: Partial<VisitorBooking>,
  { back = '', after = before, more = {} }: { back?: string; after?: typeof before; more?: object } = {},
) {
  history.replaceState(null, '', `${PATH}one${back && `&pago=${back}`}`);
  const { service } = aVisitorBooking();
  const answer = (changes: Partial<VisitorBooking>) => ({
    booking: aVisitorBooking({
      ...{ start: START, end: START + 30 * 60_000, service: { ...service, price: 4500, currency: 'EUR' } },
      ...changes,
    }),
    path: `${PATH}one`,
  });
  const sent = answerBooking({
    page: aBookingPage([aPublicService()]),
    booking: answer(before),
    settle: answer(after),
    ...more,
  });
  render(<ManageBooking slug="ana-garcia" bookingId="x" firstToken="one" />);
  return sent;
}

describe('the page of a booking that is paid online', () => {
  it('requests the deposit with the time left and the refund policy', async () => {
    open(unpaid());
    expect(await screen.findByRole('heading', { name: 'Falta el pago' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pagar 22,50\s€$/ })).toBeTruthy();
    expect(screen.getByText('30:00')).toBeTruthy();
    expect(screen.getByText('Si cancelas hasta 24 h antes, te devolvemos todo; después, nada.')).toBeTruthy();
  });

  it('says that nothing was charged after an abandoned payment', async () => {
    const sent = open(unpaid(), { back: 'pendiente' });
    expect(await screen.findByText('No has terminado de pagar. No se te ha cobrado nada.')).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(['booking', 'settle']);
  });

  it('trusts the server’s payment status and not its own address', async () => {
    jest.useFakeTimers({ doNotFake: ['Date'] });
    const sent = open(unpaid(), { back: 'hecho' });
    expect(screen.getByText('Comprobando tu pago…')).toBeTruthy();
    for (let look = 0; look < 6; look += 1) await act(() => jest.advanceTimersByTimeAsync(2500));
    expect(screen.getByText(/^Todavía no nos consta el pago\./)).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Pagar 22,50\s€$/ })).toBeTruthy();
    expect(sent.map(({ name }) => name)).toEqual(Array.from({ length: 6 }, () => 'settle'));
    jest.useRealTimers();
  });

  it('shows the paid amount, the rest and the receipt', async () => {
    open(unpaid(), { back: 'hecho', after: paid({ receiptUrl: 'https://stripe.test/recibo' }) });
    expect(await screen.findByRole('heading', { name: 'Reserva confirmada' })).toBeTruthy();
    expect(screen.getByText(/Has pagado 22,50 €\. Quedan 22,50 €, en la cita\./)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver recibo' }).getAttribute('href')).toBe(
      'https://stripe.test/recibo',
    );
  });

  it.each([
    ['a payment that takes days', unpaid({ state: 'processing', canPay: false }), /Tu pago está en proceso/],
    [
      'money that is on its way back',
      { ...paid({ state: 'refunding', giveBack: 2250 }), status: 'cancelled' as const },
      /Devolución en curso: 22,50 €\./,
    ],
    [
      'money that is back',
      { ...paid({ state: 'refunded', giveBack: 2250, refunded: 2250 }), status: 'cancelled' as const },
      /Te hemos devuelto 22,50 €/,
    ],
    [
      'a booking that nobody paid',
      { ...unpaid({ canPay: false }), status: 'expired' as const },
      'No se pagó a tiempo, y el hueco ha quedado libre.',
    ],
  ])('explains %s', async (_, booking, sentence) => {
    open(booking);
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Pagar/ })).toBeNull();
  });

  it.each([
    [2250, 'Si cancelas ahora, te devolvemos 22,50 €.'],
    [0, 'Si cancelas ahora, el pago no se devuelve.'],
  ])('shows before cancelling that %i will be refunded', async (refundNow, sentence) => {
    open(paid({ refundNow }));
    const cancel = await screen.findByRole('button', { name: 'Cancelar reserva' });
    await act(async () => fireEvent.click(cancel));
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  it.each([
    [0, 'Si la cambias ahora y luego la cancelas, el pago no se devuelve.'],
    [1125, 'Si la cambias ahora y luego la cancelas, te devolvemos como máximo 11,25 €.'],
    [2250, null],
  ])('shows before rescheduling that at most %i would be refunded', async (refundNow, sentence) => {
    open(paid({ refundNow }));
    const move = await screen.findByRole('button', { name: 'Cambiar la hora' });
    await act(async () => fireEvent.click(move));
    const said = screen.queryByText(/^Si la cambias ahora/);
    expect(said?.textContent.replace(/\s/g, ' ') ?? null).toBe(sentence);
  });

  it('reports that Stripe’s page can’t be opened, and allows a retry', async () => {
    const sent = open(unpaid());
    const refuse = globalThis.fetch;
    globalThis.fetch = async (input, init) =>
      String(input).endsWith('/pay')
        ? ({ ok: false, status: 409, json: async () => ({ reason: 'payment-unavailable' }) } as Response)
        : refuse(input, init);
    const pay = await screen.findByRole('button', { name: /^Pagar 22,50\s€$/ });
    await act(async () => fireEvent.click(pay));
    expect(screen.getByRole('alert').textContent).toContain('no se puede abrir la página de pago');
    expect(screen.getByRole('button', { name: /^Pagar 22,50\s€$/ })).toBeTruthy();
    expect(sent.map(({ name }) => name)).not.toContain('cancel');
  });

  it('lets an unpaid booking be released after the deadline', async () => {
    open({ ...unpaid(), canChange: false });
    expect(await screen.findByRole('button', { name: /^Pagar 22,50\s€$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Dejar libre el hueco' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cambiar la hora' })).toBeNull();
    expect(screen.queryByText(/El plazo para cambiar o cancelar/)).toBeNull();
  });

  it('shows a changed price before rescheduling', async () => {
    open({ ...paid(), priceNow: 6000 });
    const move = await screen.findByRole('button', { name: 'Cambiar la hora' });
    await act(async () => fireEvent.click(move));
    expect(
      screen.getByText(/El servicio cuesta ahora 60\s€\. Tu reserva conserva su precio: 45\s€\./),
    ).toBeTruthy();
  });
});

describe('the page of a booking with a card guarantee', () => {
  const card = (online: Partial<VisitorPayment>): Partial<VisitorBooking> => ({
    online: aPayment({ due: 2000, refunds: [], canPay: false, ...online }),
  });
  const wanted = { ...unpaid(), ...card({ card: 'awaited', canPay: true }) };

  it('requests the card, and says that nothing was charged', async () => {
    open(wanted, { back: 'pendiente' });
    expect(await screen.findByRole('heading', { name: 'Falta tu tarjeta' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Guardar mi tarjeta' })).toBeTruthy();
    expect(screen.getByText(/^No has terminado de guardar tu tarjeta\./)).toBeTruthy();
    expect(screen.getByText(/se te pueden cobrar 20\s€\.$/)).toBeTruthy();
  });

  it.each([
    ['confirmed', { card: 'kept', state: 'kept' }, /^Tu tarjeta está guardada y no se te ha cobrado nada\./],
    [
      'expired',
      { card: 'forgotten', state: 'none' },
      'No se dio una tarjeta a tiempo, y el hueco ha quedado libre.',
    ],
    [
      'no_show',
      { card: 'forgotten', state: 'paid', paid: 1500 },
      /^Se te han cobrado 15\s€ por no acudir\.$/,
    ],
  ] as const)('explains the card’s state when the booking is %s', async (status, online, sentence) => {
    open({ ...card(online), status });
    expect(await screen.findByText(sentence)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Guardar mi tarjeta' })).toBeNull();
  });

  it('says before cancelling that nothing will be charged', async () => {
    open({ ...card({ card: 'kept', state: 'kept' }), status: 'confirmed' });
    const cancel = await screen.findByRole('button', { name: 'Cancelar reserva' });
    await act(async () => fireEvent.click(cancel));
    expect(screen.getByText(/^No se te cobra nada, y tu tarjeta deja de estar guardada\.$/)).toBeTruthy();
  });
});
