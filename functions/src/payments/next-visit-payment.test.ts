import type { Service } from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { bookingRef } from '../bookings/record/booking-document';
import { idOf, tuesdayAt } from '../bookings/testing/booking-project';
import { startPayment } from './start-payment';
import { BOOKING, DEPOSIT, DUE, openPaymentProject, tokenOf } from './testing/payment-project';

const { project, at, connect, book, paid } = openPaymentProject();

/** Ten o'clock two weeks after the first appointment. */
const NEXT = tuesdayAt(10) + 14 * DAY_MS;

const again = (service: Partial<Service>): Partial<Service> => ({ ...service, nextVisitWeeks: 2 });
const agreed = { start: NEXT, price: 4500, durationMinutes: 30 };

describe('the next appointment of a paid service', () => {
  it('names what is paid while booking, and leads to a payment of its own', async () => {
    const { link } = await paid(again(DEPOSIT));
    const { body } = await project.post('next-offer', link);
    expect(body).toMatchObject({ offer: { start: NEXT, terms: { price: 4500, due: DUE, isPaid: true } } });
    expect(await project.post('book-next', { ...link, ...agreed })).toMatchObject({
      ...{ status: 409, body: { reason: 'service-changed' } },
    });
    const made = await project.post('book-next', { ...link, ...agreed, due: DUE });
    expect(made).toMatchObject({
      status: 200,
      body: { booking: { status: 'pending_payment', online: { due: DUE, paid: null, canPay: true } } },
    });
    const { id } = made.body['booking'] as { id: string };
    const token = tokenOf(String(made.body['path']));
    expect((await startPayment(at(), { bookingId: id, token })).url).toMatch(/^http/);
  });

  it('is paid while booking by somebody who missed appointments since', async () => {
    await connect();
    const { link } = await book(again({ price: 4500, payment: { rule: 'on-site', link: '' } }), { due: 0 });
    const other = (await bookingRef(project.db(), BOOKING).get()).data()!;
    await bookingRef(project.db(), idOf('missed')).set({ ...other, status: 'no_show' });
    await project.storeAvailability({ payFirstAfterMissed: 1 });
    const { body } = await project.post('next-offer', link);
    expect(body).toMatchObject({ offer: { terms: { due: 4500, isPaid: true } } });
    expect(await project.post('book-next', { ...link, ...agreed })).toMatchObject({
      status: 409,
      body: { reason: 'payment-first', due: 4500 },
    });
    expect(await project.post('book-next', { ...link, ...agreed, due: 4500 })).toMatchObject({
      status: 200,
      body: { booking: { status: 'pending_payment' } },
    });
  });
});
