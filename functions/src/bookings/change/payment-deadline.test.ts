import { Timestamp } from 'firebase-admin/firestore';
import type { Availability, VisitorBooking } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { releaseUnpaidBookings } from '../../jobs/settle-bookings';
import { NOW } from '../../testing/local-project';
import { actOnBooking, moveBooking } from './owner-changes';
import { aBookingInput, idOf, openBookingProject, tuesdayAt } from '../testing/booking-project';

const HOUR = 60 * 60 * 1000;
const PAID = {
  price: 2500,
  payment: { rule: 'link' as const, link: 'https://buy.stripe.com/test_1' },
};

const project = openBookingProject();
const { at } = project;

/** Books as a visitor, over HTTP. */
async function book(start: number, availability: Partial<Availability> = {}): Promise<VisitorBooking> {
  await project.anOwner(PAID, { changeNoticeMinutes: 0, ...availability });
  const reply = await project.post('book', await aBookingInput({ start, price: PAID.price }));
  expect(reply.status).toBe(200);
  return (reply.body as { booking: VisitorBooking }).booking;
}
const stored = () => project.read(`bookings/${idOf('booking1')}`);
const mailed = async () => (await project.db().collection('outbox').get()).docs.map(({ id }) => id);

describe('the deadline of a payment', () => {
  it('is the owner’s setting, limited to half of the time until the start', async () => {
    const start = tuesdayAt(10);
    expect((await book(start)).payBy).toBe(NOW + (start - NOW) / 2);
    await project.reset();
    expect((await book(start, { paymentDeadlineMinutes: 180 })).payBy).toBe(NOW + 3 * HOUR);
  });

  it('defaults to a day when the owner has set none', async () => {
    await project.anOwner(PAID);
    const { paymentDeadlineMinutes: _, ...before } = (await project.read('availability/ana'))!;
    await project.db().doc('availability/ana').set(before);
    const start = tuesdayAt(10) + 7 * 24 * HOUR;
    const reply = await project.post('book', await aBookingInput({ start, price: PAID.price }));
    expect(reply.body).toMatchObject({ booking: { payBy: NOW + 24 * HOUR } });
  });

  it('frees the time once it has passed, and notifies owner and visitor', async () => {
    const { payBy } = await book(tuesdayAt(10));
    expect(await releaseUnpaidBookings(at(payBy! - 1))).toBe(0);
    expect(await project.busy()).not.toEqual({});
    expect(await releaseUnpaidBookings(at(payBy!))).toBe(1);
    expect(await releaseUnpaidBookings(at(payBy!))).toBe(0);
    expect(await stored()).toMatchObject({ status: 'expired', sequence: 1 });
    expect(await project.busy()).toEqual({});
    const mail = `${idOf('booking1')}-1-expired`;
    expect(await mailed()).toEqual(expect.arrayContaining([`${mail}-visitor`, `${mail}-owner`]));
    await project.expectSound();
  });

  it('frees the time even behind many bookings that wait for an answer of Stripe', async () => {
    await book(tuesdayAt(10));
    const first = (await stored())!;
    const due = (minutes: number) => Timestamp.fromMillis(NOW - minutes * MINUTE_MS);
    const payment = first['payment'] as Record<string, unknown>;
    const online = { due: 2500, refunds: [], isBegun: true, paid: null, giveBack: 0, refunded: 0 };
    const batch = project.db().batch();
    for (let number = 0; number < 60; number += 1) {
      const id = idOf(`asked${number}`);
      batch.set(project.db().doc(`bookings/${id}`), {
        ...first,
        id,
        payment: { ...payment, rule: 'full', online, dueAt: due(100) },
      });
    }
    batch.update(project.db().doc(`bookings/${idOf('booking1')}`), { 'payment.dueAt': due(1) });
    await batch.commit();
    expect(await releaseUnpaidBookings(at(NOW))).toBe(1);
    expect(await stored()).toMatchObject({ status: 'expired' });
  });

  it('does not apply to a paid booking', async () => {
    const { payBy } = await book(tuesdayAt(10));
    const act = { bookingId: idOf('booking1'), sequence: 0, action: 'pay' as const, reason: '' };
    await actOnBooking(project.context('ana'), act);
    expect(await releaseUnpaidBookings(at(payBy!))).toBe(0);
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
  });

  it('stays when the booking is moved later, and comes earlier when it is moved nearer', async () => {
    const bookingId = idOf('booking1');
    const later = tuesdayAt(10) + 24 * HOUR;
    const { payBy } = await book(tuesdayAt(10));
    const move = (sequence: number, start: number) =>
      moveBooking(project.context('ana'), { bookingId, sequence, start, overlap: false });
    const dueAt = async () => (await project.bookings())[0]!.payment.dueAt;
    await move(0, later);
    expect(await dueAt()).toBe(payBy);
    await move(1, tuesdayAt(9));
    expect(await dueAt()).toBe(NOW + (tuesdayAt(9) - NOW) / 2);
  });

  it('does not apply to a booking that was stored without one', async () => {
    await book(tuesdayAt(10));
    const { dueAt: _, ...payment } = (await stored())!['payment'] as Record<string, unknown>;
    await project
      .db()
      .doc(`bookings/${idOf('booking1')}`)
      .update({ payment });
    expect(await releaseUnpaidBookings(at(tuesdayAt(9, 59)))).toBe(0);
    await project.expectSound();
  });
});
