/**
 * @jest-environment ../build/testing/jsdom-environment.cjs
 */
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import type { VisitorBooking } from 'shared-lib/model/booking';
import { aVisitorBooking } from '../testing/a-visitor-booking';
import { liveIn } from '../testing/live-in';
import { openBrowser, press } from '../testing/booking-browser';
import { aBookingPage, answerBooking, aPublicService } from '../testing/booking-server';
import { ManageBooking } from './manage-booking';

/* The visitor booked from Calcutta, at a card in Madrid. */

const START = Date.UTC(2026, 2, 4, 9);
const PATH = '/c/ana-garcia/reserva/x?t=';

openBrowser({ path: `${PATH}one` });

const booked = (overrides: Partial<VisitorBooking> = {}) =>
  aVisitorBooking({ start: START, end: START + 30 * 60_000, zone: 'Asia/Kolkata', ...overrides });

function open(booking: VisitorBooking, answers: Record<string, unknown> = {}) {
  const sent = answerBooking({
    page: aBookingPage([aPublicService()]),
    booking: { booking, path: `${PATH}one` },
    ...answers,
  });
  render(<ManageBooking slug="ana-garcia" bookingId="x" firstToken="one" />);
  return sent;
}

describe('the page of a booking', () => {
  it('shows a visit’s time at the place, and the deadline for changes', async () => {
    open(booked({ changeNoticeMinutes: 1440 }));
    expect(await screen.findByText('miércoles, 4 de marzo de 2026 · 10:00–10:30')).toBeTruthy();
    expect(screen.getByText('Hora en Calcuta: 14:30')).toBeTruthy();
    expect(
      screen.getByText('Puedes cambiar o cancelar la cita hasta el martes 3 de marzo, 10:00.'),
    ).toBeTruthy();
  });

  it.each([
    ['', 'Te llama Ana García.'],
    ['+34 600 333 444', 'Llamas tú al +34 600 333 444.'],
  ])('says who calls for an appointment by phone (%j)', async (detail, sentence) => {
    const { service, ...booking } = booked();
    open({ ...booking, service: { ...service, place: { kind: 'phone', detail } } });
    expect(await screen.findByText(sentence)).toBeTruthy();
  });

  it('shows the payment deadline beside the payment link', async () => {
    const payUrl = 'https://buy.stripe.com/x?client_reference_id=x';
    open(booked({ status: 'pending_payment', payUrl, payBy: START - 24 * 60 * 60_000 }));
    const pay = await screen.findByRole('link', { name: 'Pagar' });
    expect(pay.getAttribute('href')).toBe(payUrl);
    expect(
      screen.getByText('Tienes hasta el martes 3 de marzo, 10:00. Después, el hueco queda libre.'),
    ).toBeTruthy();
  });

  it.each([
    ['mailto:hola@ana.es', 'Escribe a Ana García'],
    ['https://wa.me/34600112233', 'Escribe a Ana García'],
    ['tel:+34600112233', 'Llama a Ana García'],
  ])('links to the owner by %s after the deadline', async (contactUrl, name) => {
    open(booked({ canChange: false, changeNoticeMinutes: 4320, contactUrl }));
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toBe(contactUrl);
    expect(screen.getByText('El plazo para cambiar o cancelar acababa 3 días antes.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cancelar reserva' })).toBeNull();
  });

  it('says when a call’s link will appear, and shows it then', async () => {
    const service = booked().service;
    const call = (detail: string) => ({ ...service, place: { kind: 'video' as const, detail } });
    open(booked({ status: 'pending_confirmation', service: call('') }));
    expect(await screen.findByText('Verás aquí el enlace cuando la reserva esté confirmada.')).toBeTruthy();
    cleanup();
    open(booked({ service: call('https://meet.example/x') }));
    expect(await screen.findByRole('link', { name: 'https://meet.example/x' })).toBeTruthy();
    expect(screen.queryByText(/^Verás aquí/)).toBeNull();
  });

  it.each([
    ['confirmed', 'Hora cambiada: miércoles 4 de marzo, 11:00.'],
    ['pending_confirmation', 'Has pedido otra hora: miércoles 4 de marzo, 11:00.'],
  ] as const)(
    'shows and announces the changed time and moves the focus to its heading (%s)',
    async (status, said) => {
      const later = { start: START + 60 * 60_000, end: START + 90 * 60_000 };
      open(booked(), { reschedule: { booking: booked({ ...later, status }), path: `${PATH}two` } });
      await press('Cambiar la hora');
      await press('11:00. Hora en Calcuta: 15:30');
      await press('Cambiar a miércoles 4 de marzo, 11:00');
      const shown = await screen.findAllByText(said);
      // Once for the eye, and once for those who only hear it.
      expect(shown.map((element) => element.closest('.tj-unseen') !== null)).toEqual([false, true]);
      await waitFor(() => expect(document.activeElement?.tagName).toBe('H2'));
      expect(screen.getByText('miércoles, 4 de marzo de 2026 · 11:00–11:30')).toBeTruthy();
      await press('Cambiar la hora');
      expect(screen.queryByText(said)).toBeNull();
    },
  );

  it('shows the agreed time beside a requested one, and withdraws the request', async () => {
    const requested = booked({ requestedStart: START + 60 * 60_000 });
    const sent = open(booked(), {
      reschedule: Promise.resolve({ booking: requested, path: `${PATH}two` }),
    });
    await press('Cambiar la hora');
    expect(screen.getByText('Hora actual: miércoles 4 de marzo, 10:00.')).toBeTruthy();
    await press('11:00. Hora en Calcuta: 15:30');
    await press('Cambiar a miércoles 4 de marzo, 11:00');
    const said =
      'Has pedido cambiarla: miércoles 4 de marzo, 11:00. Hasta que Ana García conteste, tu cita sigue a esta hora.';
    expect(await screen.findAllByText(said)).toHaveLength(2);
    expect(screen.getByRole('heading', { name: 'Reserva confirmada' })).toBeTruthy();
    expect(screen.getByText('miércoles, 4 de marzo de 2026 · 10:00–10:30')).toBeTruthy();

    const answered = answerBooking({ reschedule: { booking: booked(), path: `${PATH}three` } });
    await press('Mantener mi hora');
    // The picker may still be reading free hours.
    expect(answered.filter(({ name }) => name !== 'page')).toEqual([
      { name: 'reschedule', body: { bookingId: 'x', token: 'two', start: START, zone: 'Asia/Kolkata' } },
    ]);
    expect(await screen.findAllByText('Ya no pides otra hora. Tu cita sigue como estaba.')).toHaveLength(2);
    expect(screen.queryByText(said)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Mantener mi hora' })).toBeNull();
    expect(sent.filter(({ name }) => name === 'reschedule')).toHaveLength(1);
  });

  it('takes back the wish to be reminded by WhatsApp', async () => {
    const sent = open(booked({ byWhatsApp: true }), {
      'stop-whatsapp': { booking: booked(), path: `${PATH}one` },
    });
    await press('No recordármelo');
    expect(sent.at(-1)).toEqual({ name: 'stop-whatsapp', body: { bookingId: 'x', token: 'one' } });
    expect(await screen.findAllByText('No te escribiremos por WhatsApp.')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'No recordármelo' })).toBeNull();
  });

  it('confirms the visitor’s attendance with a click', async () => {
    const sent = open(booked({ attendance: 'asked' }), {
      attend: { booking: booked({ attendance: 'given' }), path: `${PATH}one` },
    });
    await screen.findByRole('button', { name: 'Confirmo que voy' });
    // A picker of the test before may still be reading free hours.
    const requests = () => sent.filter(({ name }) => name !== 'page');
    expect(requests().map(({ name }) => name)).toEqual(['booking']);
    await press('Confirmo que voy');
    expect(requests().at(-1)).toEqual({ name: 'attend', body: { bookingId: 'x', token: 'one' } });
    expect(await screen.findAllByText('Has confirmado que vas')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Confirmo que voy' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Cancelar reserva' })).toBeTruthy();
  });

  it('opened from a reminder, links to the owner after the deadline unless it was paid', async () => {
    const late = { isReminder: true, canChange: false, contactUrl: 'tel:+34600112233' } as const;
    open(booked(late));
    expect(await screen.findByRole('link', { name: 'Llama a Ana García' })).toBeTruthy();
    cleanup();
    const paid = { due: 2500, paid: 2500, giveBack: 0, refunded: 0, refunds: [], refundNow: 2500 };
    open(booked({ ...late, online: { ...paid, state: 'paid', canPay: false, receiptUrl: '' } }));
    expect(await screen.findByText(/usa el enlace del último email\.$/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Llama a Ana García' })).toBeNull();
  });

  it('opened from a reminder, can only confirm or cancel', async () => {
    open(booked({ attendance: 'asked', isReminder: true, slug: 'ana-garcia' }));
    await screen.findByRole('button', { name: 'Confirmo que voy' });
    expect(screen.getByRole('button', { name: 'Cancelar reserva' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Cambiar la hora' })).toBeNull();
    expect(screen.queryByText('Tus datos')).toBeNull();
    expect(
      screen.getByText(
        'Para cambiar la hora, o descargar o borrar tus datos, usa el enlace del último email.',
      ),
    ).toBeTruthy();
  });

  it('shows a call without a time zone in the owner’s zone, and reschedules in it', async () => {
    liveIn('UTC');
    const call = { ...booked().service, place: { kind: 'video' as const, detail: '' } };
    const sent = open(booked({ zone: 'UTC', service: call }), {
      reschedule: { booking: booked({ zone: 'Europe/Madrid', service: call }), path: `${PATH}two` },
    });
    expect(await screen.findByText('miércoles, 4 de marzo de 2026 · 10:00–10:30')).toBeTruthy();
    expect(screen.queryByText(/^Hora en/)).toBeNull();
    await press('Cambiar la hora');
    expect(
      await screen.findByText('Tu navegador no dice dónde estás: ves las horas de Madrid.'),
    ).toBeTruthy();
    await press('11:00');
    await press('Cambiar a miércoles 4 de marzo, 11:00');
    expect(sent.find(({ name }) => name === 'reschedule')?.body['zone']).toBe('Europe/Madrid');
  });
});
