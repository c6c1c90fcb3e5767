import type { Booking } from 'shared-lib/model/booking';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { bookingRef, parseBooking } from '../bookings/record/booking-document';
import { bookingToken } from '../bookings/record/booking-token';
import { actOnBooking, moveBooking } from '../bookings/change/owner-changes';
import { eraseBooking } from '../bookings/customers/erase-booking';
import { exportBooking } from '../bookings/customers/export-booking';
import { aBookingInput, idOf, openBookingProject, SLUG } from '../bookings/testing/booking-project';
import { showBooking } from '../bookings/change/visitor-changes';
import { sendWhatsAppReminders } from '../jobs/send-whatsapp-reminders';
import { plannedWhatsAppRef } from '../outbox/plan-whatsapp';
import { NOW } from '../testing/local-project';
import { connectWhatsApp, disconnectWhatsApp } from './connection';
import { whatsAppRef } from './connection-document';
import { stopWhatsApp } from './stop-reminder';
import { openLocalWhatsApp, TYPED } from './testing/local-whatsapp';

const project = openBookingProject();
const whatsApp = openLocalWhatsApp();
const ana = (now = NOW) => project.context('ana', now);
const ID = idOf('booking1');

/** Returns Tuesday, 3 March 2026, the day before the bookings of these tests, at this time in Madrid. */
const tuesday = (hour: number, minute = 0) => Date.UTC(2026, 2, 3, hour - 1, minute);
const START = Date.UTC(2026, 2, 4, 9);

const run = (now: number) => sendWhatsAppReminders({ db: project.db(), now });
const booking = async (id = ID): Promise<Booking> => parseBooking(await bookingRef(project.db(), id).get());
const reminder = async () => (await booking()).whatsApp?.reminder;
const isPlanned = async () => (await plannedWhatsAppRef(project.db(), ID).get()).exists;
const texts = () => whatsApp().messages();

/** Books Wednesday at ten for somebody who wants to be reminded by WhatsApp, unless said. */
async function book(change: Parameters<typeof aBookingInput>[0] = {}) {
  const customer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '600 111 222' };
  const input = await aBookingInput({ start: START, customer, whatsApp: true, ...change });
  expect(await project.post('book', input)).toMatchObject({ status: 200 });
}

/** Stores an owner who sends at ten on the day before, and a booking of somebody who wants that. */
async function begin(change: Parameters<typeof aBookingInput>[0] = {}) {
  await project.anOwner();
  await connectWhatsApp(ana(), TYPED);
  await book(change);
}

const act = async (action: 'cancel' | 'confirm') =>
  actOnBooking(ana(tuesday(9)), {
    ...{ bookingId: ID, action, reason: '' },
    sequence: (await booking()).sequence,
  });

describe('a reminder by WhatsApp', () => {
  it('leaves at the owner’s hour of the day before, once, and marks the visitor as reminded', async () => {
    await begin();
    await run(tuesday(9, 59));
    expect(texts()).toEqual([]);
    await run(tuesday(10));
    await run(tuesday(10, 1));
    const [sent, ...others] = texts();
    expect(others).toEqual([]);
    expect(sent).toMatchObject({ to: '34600111222', template: 'recordatorio_cita', language: 'es' });
    expect(sent!.parameters.slice(0, 3)).toEqual([
      'Eva',
      'Primera consulta',
      'miércoles 4 de marzo a las 10:00',
    ]);
    expect(sent!.parameters[3]).toContain(`/c/${SLUG}/reserva/${ID}?t=`);
    expect(sent!.parameters[3]).not.toContain(bookingToken(ID, 0));
    expect(await booking()).toMatchObject({
      reminded: { at: tuesday(10), start: START },
      whatsApp: { askedAt: NOW, reminder: { start: START, at: tuesday(10), state: 'sent' } },
    });
    expect(await isPlanned()).toBe(false);
    await project.expectSound();
  });

  it('is sent once by several runs at the same time', async () => {
    await begin();
    await run(tuesday(9));
    await Promise.all([run(tuesday(10)), run(tuesday(10)), run(tuesday(10))]);
    expect(texts()).toHaveLength(1);
  });

  it('goes to nobody who didn’t ask, has no phone, or whose owner has no connection', async () => {
    await project.anOwner();
    await book();
    await connectWhatsApp(ana(), TYPED);
    const at = (hour: number) => START + hour * HOUR_MS;
    await book({ bookingId: idOf('b2'), session: idOf('s2'), start: at(1), whatsApp: false });
    const customer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '' };
    await book({ bookingId: idOf('b3'), session: idOf('s3'), start: at(2), customer });
    expect((await project.bookings()).map((one) => one.whatsApp)).toEqual([undefined, undefined, undefined]);
    await run(tuesday(10));
    expect(texts()).toEqual([]);
  });

  it('is about the new hour of a moved booking, also after the old one was reminded of', async () => {
    await begin();
    await run(tuesday(10));
    const later = START + 24 * HOUR_MS;
    await moveBooking(ana(tuesday(12)), { bookingId: ID, sequence: 0, start: later, overlap: false });
    await run(tuesday(13));
    expect(texts()).toHaveLength(1);
    await run(tuesday(34));
    expect(texts().map(({ parameters }) => parameters[2])).toEqual([
      'miércoles 4 de marzo a las 10:00',
      'jueves 5 de marzo a las 10:00',
    ]);
  });

  it('is dropped with a cancelled booking, a removed connection and a reminder by the owner’s hand', async () => {
    await begin();
    await act('cancel');
    expect(await isPlanned()).toBe(false);
    await book({ bookingId: idOf('b2'), session: idOf('s2') });
    await bookingRef(project.db(), idOf('b2')).update({ reminded: { at: NOW, start: START } });
    await run(tuesday(10));
    await book({ bookingId: idOf('b3'), session: idOf('s3'), start: START + HOUR_MS });
    await disconnectWhatsApp(ana(), {});
    await run(tuesday(10));
    expect(texts()).toEqual([]);
    expect((await project.db().collection('whatsAppReminders').get()).size).toBe(0);
  });

  it('waits for its owner to confirm the booking', async () => {
    await project.anOwner({ needsConfirmation: true });
    await connectWhatsApp(ana(), TYPED);
    await book();
    expect(await isPlanned()).toBe(false);
    await act('confirm');
    await run(tuesday(10));
    expect(texts()).toHaveLength(1);
  });

  it('leaves neither at night nor after the day before', async () => {
    await begin();
    await run(tuesday(21));
    expect(texts()).toEqual([]);
    expect(await isPlanned()).toBe(false);
    expect(await reminder()).toBeUndefined();
  });

  it.each([
    // Clocks go forward on 29 March: ten o'clock is 08:00 in UTC from then on.
    ['spring', Date.UTC(2026, 2, 30, 8), Date.UTC(2026, 2, 29, 8)],
    ['autumn', Date.UTC(2026, 9, 26, 9), Date.UTC(2026, 9, 25, 9)],
  ])('leaves by the owner’s clocks on the day of the change in %s', async (_, start, due) => {
    await begin();
    await bookingRef(project.db(), ID).update({ start: new Date(start), end: new Date(start + HOUR_MS) });
    await plannedWhatsAppRef(project.db(), ID).update({ sendAt: new Date(due - 20 * HOUR_MS) });
    await run(due - MINUTE_MS);
    expect(texts()).toEqual([]);
    await run(due);
    expect(texts()).toHaveLength(1);
  });

  it('isn’t sent again when nobody knows whether it arrived', async () => {
    await begin();
    whatsApp().fail('silent');
    await run(tuesday(10));
    whatsApp().fail('none');
    await run(tuesday(12));
    expect(texts()).toHaveLength(1);
    expect(await reminder()).toMatchObject({ state: 'failed', problem: 'unknown' });
    expect((await booking()).reminded).toBeUndefined();
  });

  it('isn’t sent again after a run that ended in the middle', async () => {
    await begin();
    const claimed = { start: START, at: tuesday(10), state: 'sending' };
    await bookingRef(project.db(), ID).update({ 'whatsApp.reminder': claimed });
    await run(tuesday(10, 5));
    expect(await reminder()).toMatchObject({ state: 'sending' });
    await run(tuesday(10, 11));
    expect(await reminder()).toMatchObject({ state: 'failed', problem: 'unknown' });
    expect(texts()).toEqual([]);
  });

  it.each([
    ['limited', 'limit'],
    ['broken', 'silent'],
  ] as const)(
    'is tried again later while Meta is %s, and in the end left to the owner',
    async (fault, problem) => {
      await begin();
      whatsApp().fail(fault);
      await run(tuesday(10));
      await run(tuesday(10, 4));
      expect(await reminder()).toMatchObject({ state: 'waiting', problem, at: tuesday(10) });
      whatsApp().fail('none');
      await run(tuesday(10, 5));
      expect(await reminder()).toMatchObject({ state: 'sent' });
      await moveBooking(ana(tuesday(11)), {
        bookingId: ID,
        sequence: 0,
        start: START + HOUR_MS,
        overlap: false,
      });
      whatsApp().fail(fault);
      for (let minute = 0; minute < 10 * 60; minute += 5) await run(tuesday(11, minute));
      expect(await reminder()).toMatchObject({ state: 'failed', problem });
      expect(await isPlanned()).toBe(false);
      expect(texts()).toHaveLength(1);
    },
  );

  it.each([
    ['a number without WhatsApp', { phone: '600 111 000' }, 'no-whatsapp'],
    ['a number of an unknown country', { phone: '600 111 222', zone: 'UTC' }, 'no-number'],
  ])('is left to the owner for %s', async (_, { phone, ...other }, problem) => {
    await begin({ ...other, customer: { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone } });
    await run(tuesday(10));
    expect(await reminder()).toMatchObject({ state: 'failed', problem });
    expect(await isPlanned()).toBe(false);
  });

  it('is left to the owner when Meta doesn’t know the template', async () => {
    await project.anOwner();
    await connectWhatsApp(ana(), { ...TYPED, template: 'otra' });
    await book();
    await run(tuesday(10));
    expect(await reminder()).toMatchObject({ state: 'failed', problem: 'template' });
  });

  it('stops for all with a revoked token, tells the owner once, and leaves with the next token', async () => {
    await begin();
    await book({ bookingId: idOf('b2'), session: idOf('s2'), start: START + HOUR_MS });
    whatsApp().fail('revoked');
    await run(tuesday(10));
    await run(tuesday(10, 40));
    expect((await whatsAppRef(project.db(), 'ana').get()).get('stopped')).toMatchObject({ problem: 'token' });
    expect(await reminder()).toMatchObject({ state: 'waiting', problem: 'token' });
    const bell = await project.db().collection('users/ana/notifications').get();
    expect(bell.docs.filter((one) => one.get('kind') === 'whatsapp-stopped')).toHaveLength(1);
    expect(
      whatsApp()
        .requests()
        .filter((one) => one.startsWith('POST')),
    ).toHaveLength(1);
    whatsApp().fail('none');
    await connectWhatsApp(ana(), TYPED);
    await run(tuesday(11, 30));
    expect(texts()).toHaveLength(2);
  });

  it('is left to the owner when the token stays revoked until the evening', async () => {
    await begin();
    whatsApp().fail('revoked');
    for (let hour = 10; hour <= 21; hour += 1) await run(tuesday(hour));
    expect(await reminder()).toMatchObject({ state: 'failed', problem: 'token' });
    expect(await isPlanned()).toBe(false);
  });

  it('goes to nobody of a suspended account', async () => {
    await begin();
    await project.db().doc('users/ana/private/state').set({ disabled: true }, { merge: true });
    await run(tuesday(10));
    expect(texts()).toEqual([]);
  });

  it('has each text on one line, without invisible characters', async () => {
    await begin();
    await bookingRef(project.db(), ID).update({ 'service.name': 'Corte     y\n<b>\u202ecolor' });
    await run(tuesday(10));
    expect(texts()[0]!.parameters[1]).toBe('Corte y <b> color');
  });
});

describe('the visitor’s wish to be reminded by WhatsApp', () => {
  const link = () => ({ bookingId: ID, token: bookingToken(ID, 0) });

  it('is shown on the page of the booking, and can be taken back', async () => {
    await begin();
    const before = await project.post('booking', link());
    expect(before.body['booking']).toMatchObject({ byWhatsApp: true });
    expect((await exportBooking(project.at(), link())).booking.whatsApp).toBe(new Date(NOW).toISOString());
    const { status, body } = await project.post('stop-whatsapp', link());
    expect(status).toBe(200);
    expect(body['booking']).not.toHaveProperty('byWhatsApp');
    expect((await booking()).whatsApp).toBeUndefined();
    await run(tuesday(10));
    expect(texts()).toEqual([]);
    expect((await stopWhatsApp(project.at(), link())).booking.sequence).toBe(0);
  });

  it('is shown only while its reminder is still to come', async () => {
    await begin();
    const shown = async (now: number) => 'byWhatsApp' in (await showBooking(project.at(now), link())).booking;
    expect(await shown(tuesday(20, 59))).toBe(true);
    expect(await shown(tuesday(21))).toBe(false);
    await run(tuesday(10));
    expect(await shown(tuesday(10, 1))).toBe(false);
  });

  it('stays for the next hour of a booking whose reminder can’t leave any more', async () => {
    await begin();
    await run(tuesday(22));
    await moveBooking(ana(tuesday(22)), {
      bookingId: ID,
      sequence: 0,
      start: START + 24 * HOUR_MS,
      overlap: false,
    });
    await run(tuesday(34));
    expect(texts()).toHaveLength(1);
  });

  it('can be taken back by the link in the reminder', async () => {
    await begin();
    await run(tuesday(10));
    const token = new URL(texts()[0]!.parameters[3]!).searchParams.get('t')!;
    expect((await project.post('stop-whatsapp', { bookingId: ID, token })).status).toBe(200);
    expect((await booking()).whatsApp).toBeUndefined();
  });

  it('is refused unless it is a plain yes or no', async () => {
    await project.anOwner();
    await connectWhatsApp(ana(), TYPED);
    const input = await aBookingInput({ start: START });
    for (const whatsApp of ['sí', 1, { askedAt: 1 }, { reminder: { state: 'sent' } }])
      expect(await project.post('book', { ...input, whatsApp })).toMatchObject({ status: 422 });
    expect(await project.bookings()).toEqual([]);
  });

  it('isn’t taken back by a made-up link', async () => {
    await begin();
    expect((await project.post('stop-whatsapp', { bookingId: ID, token: 'x' })).body).toMatchObject({
      reason: 'bad-link',
    });
    expect((await booking()).whatsApp).toBeDefined();
  });

  it('goes with the visitor’s data', async () => {
    await begin();
    await eraseBooking(project.at(), { ...link(), when: 'now' });
    expect((await booking()).whatsApp).toBeUndefined();
    expect(await isPlanned()).toBe(false);
  });
});
