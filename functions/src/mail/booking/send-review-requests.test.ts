import type { Booking } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { bookingRef, toBookingDocument } from '../../bookings/record/booking-document';
import { changeStatus, readBooking, type StatusAction } from '../../bookings/change/change-status';
import { eraseNow } from '../../bookings/customers/erase-booking';
import { refuseReviews, reviewSettingsRef } from '../../bookings/reminders/review-requests';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { aBooking, START } from '../testing/a-booking';
import { openMailProject } from '../testing/mail-project';
import { sendReviewRequests } from './send-review-requests';

const project = openMailProject();

const LINK = 'https://g.page/r/CabcDEF/review';
const END = START + 45 * 60_000;
/** Eleven in the morning in Madrid. */
const DONE = END + 15 * 60_000;
const ASKED = DONE + 2 * HOUR_MS;
const MAIL = 'zoe@ejemplo.com: How was your appointment?';

const choose = (isOn: boolean, link = LINK) => reviewSettingsRef(project.db(), 'ana').set({ link, isOn });

/** Stores a booking as it is after it was confirmed. */
async function booked(overrides: Partial<Booking> = {}): Promise<Booking> {
  const booking = aBooking(overrides);
  await bookingRef(project.db(), booking.id).set({
    ...toBookingDocument(booking, { customerId: '', requestKey: '' }),
  });
  return booking;
}

/** Applies an action to a booking as its owner does. */
const act = (booking: Booking, action: StatusAction, now: number) =>
  project.db().runTransaction(async (transaction) => {
    const context = { db: project.db(), now };
    const read = await readBooking(transaction, project.db(), booking.id);
    if (!read) throw new Error('There is no such booking');
    return changeStatus(transaction, context, read, { action, actor: 'owner' });
  });

/** Runs both jobs once and returns the mail that they sent. */
async function runAt(now: number): Promise<string[]> {
  project.sink.received.length = 0;
  await sendReviewRequests({ db: project.db(), now });
  await project.deliver(now);
  return project.told();
}

const planned = async () => (await project.db().collection('reviewRequests').get()).size;

describe('a request for a review', () => {
  it('reaches the visitor two hours after the booking was completed, once', async () => {
    await choose(true);
    await act(await booked(), 'complete', DONE);
    expect(await runAt(ASKED - 1)).toEqual([]);
    expect(await runAt(ASKED)).toEqual([MAIL]);
    expect(await runAt(ASKED + 1)).toEqual([]);
    expect(await planned()).toBe(0);
  });

  it('has the owner’s link, and a way to refuse further ones by a press of the mail program', async () => {
    await choose(true);
    await act(await booked(), 'complete', DONE);
    await runAt(ASKED);
    const { email } = project.sink.received[0]!;
    expect(email.text).toContain(LINK);
    expect(email.text).toContain('https://tarjetas.ejemplo.com/b/opiniones/ana/');
    const header = (key: string) => email.headers.find((one) => one.key === key)?.value;
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/tarjetas\.ejemplo\.com\/b\/opiniones\/ana\/[0-9a-f]{40}\?t=/,
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  });

  it('is off until the owner chooses it', async () => {
    await act(await booked(), 'complete', DONE);
    expect(await planned()).toBe(0);
    expect(await runAt(ASKED)).toEqual([]);
  });

  it('goes to nobody without an address', async () => {
    await choose(true);
    await act(await booked({ customer: { name: 'Eva', email: '', phone: '' } }), 'complete', DONE);
    expect(await planned()).toBe(0);
  });

  it('goes once where two runs are at work at the same time', async () => {
    await choose(true);
    await act(await booked(), 'complete', DONE);
    const context = { db: project.db(), now: ASKED };
    await Promise.all([sendReviewRequests(context), sendReviewRequests(context)]);
    expect(await runAt(ASKED)).toEqual([MAIL]);
  });

  it('goes to nobody whose booking stopped being completed before', async () => {
    await choose(true);
    const booking = await booked();
    await act(booking, 'complete', DONE);
    await act(booking, 'mark-no-show', DONE + HOUR_MS);
    expect(await planned()).toBe(0);
    expect(await runAt(ASKED)).toEqual([]);
  });

  it('goes two hours after the last of several completions', async () => {
    await choose(true);
    const booking = await booked();
    await act(booking, 'complete', DONE);
    await act(booking, 'mark-no-show', DONE + HOUR_MS);
    await act(booking, 'complete', DONE + HOUR_MS);
    expect(await runAt(ASKED)).toEqual([]);
    expect(await runAt(ASKED + HOUR_MS)).toEqual([MAIL]);
    await act(booking, 'mark-no-show', ASKED + 2 * HOUR_MS);
    await act(booking, 'complete', ASKED + 2 * HOUR_MS);
    expect(await runAt(ASKED + 4 * HOUR_MS)).toEqual([]);
  });

  it('is dropped when the booking stops being completed after it was queued', async () => {
    await choose(true);
    const booking = await booked();
    await act(booking, 'complete', DONE);
    await sendReviewRequests({ db: project.db(), now: ASKED });
    await act(booking, 'mark-no-show', ASKED);
    await project.deliver(ASKED);
    expect(project.told()).toEqual([]);
  });

  it('reaches one address once in half a year, however it is written', async () => {
    await choose(true);
    await act(await booked(), 'complete', DONE);
    expect(await runAt(ASKED)).toEqual([MAIL]);
    const next = (id: string, days: number, email: string) =>
      booked({
        ...{ id, start: START + days * DAY_MS, end: END + days * DAY_MS },
        customer: { name: 'Zoë', email, phone: '' },
      });
    await act(await next('booking0000000000002', 30, 'Zoe+cita@ejemplo.com'), 'complete', DONE + 30 * DAY_MS);
    expect(await runAt(ASKED + 30 * DAY_MS)).toEqual([]);
    await act(await next('booking0000000000003', 184, 'zoe@ejemplo.com'), 'complete', DONE + 184 * DAY_MS);
    expect(await runAt(ASKED + 184 * DAY_MS)).toEqual([MAIL]);
  });

  it.each([
    ['in the evening', 10, 22],
    ['at nine in the evening', 9, 22],
    ['before eight in the morning', -5, -2],
  ])('that would come %s waits for eight in the morning', async (_, completed, sent) => {
    await choose(true);
    const done = START + completed * HOUR_MS;
    await act(await booked({ start: done - HOUR_MS, end: done }), 'complete', done);
    const morning = START + sent * HOUR_MS;
    expect(await runAt(morning - 1)).toEqual([]);
    expect(await runAt(morning)).toEqual([MAIL]);
  });

  it('that was queued by day and is late waits for the day too', async () => {
    await choose(true);
    await act(await booked(), 'complete', DONE);
    await sendReviewRequests({ db: project.db(), now: ASKED });
    const night = START + 14 * HOUR_MS;
    await project.deliver(night);
    expect(project.told()).toEqual([]);
    await project.deliver(START + 22 * HOUR_MS);
    expect(project.told()).toEqual([MAIL]);
  });

  it.each([
    ['before it is due', DONE],
    ['after it was queued', ASKED],
  ])('isn’t sent where the owner turned it off %s', async (_, at) => {
    await choose(true);
    await act(await booked(), 'complete', DONE);
    if (at === ASKED) await sendReviewRequests({ db: project.db(), now: ASKED });
    await choose(false);
    expect(await runAt(ASKED)).toEqual([]);
  });

  it('isn’t sent to somebody whose data was erased', async () => {
    await choose(true);
    const booking = await booked();
    await act(booking, 'complete', DONE);
    await project.db().runTransaction(async (transaction) => {
      const context = { db: project.db(), now: DONE };
      const read = await readBooking(transaction, project.db(), booking.id);
      await eraseNow(transaction, context, read!);
    });
    expect(await planned()).toBe(0);
    expect(await runAt(ASKED)).toEqual([]);
  });

  it('is never sent to somebody who refused', async () => {
    await choose(true);
    await refuseReviews(project.db(), { uid: 'ana', mailboxKey: mailboxKeyOf('zoe@ejemplo.com') });
    await act(await booked(), 'complete', DONE);
    expect(await runAt(ASKED)).toEqual([]);
  });

  it('isn’t planned for an appointment that is noted long after', async () => {
    await choose(true);
    await act(await booked(), 'complete', END + 8 * DAY_MS);
    expect(await planned()).toBe(0);
  });

  it('isn’t sent where the stored link leads elsewhere', async () => {
    await choose(true, 'https://resenas.ejemplo.com/x');
    await act(await booked(), 'complete', DONE);
    expect(await runAt(ASKED)).toEqual([]);
  });
});
