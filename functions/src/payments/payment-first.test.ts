import { Timestamp } from 'firebase-admin/firestore';
import type { Booking, BookingCustomer, Service } from 'shared-lib/model/booking';
import { aBooking } from 'shared-lib/testing';
import { bookingRef, toBookingDocument } from '../bookings/record/booking-document';
import { customerIdOf, customerRef } from '../bookings/customers/customers';
import { aBookingInput, idOf, tuesdayAt } from '../bookings/testing/booking-project';
import { NOW } from '../testing/local-project';
import { startPayment } from './start-payment';
import { openPaymentProject, tokenOf } from './testing/payment-project';

const { project, at, connect } = openPaymentProject();

/** A service of 45 euros that is paid at the appointment. */
const ON_SITE: Partial<Service> = { price: 4500, payment: { rule: 'on-site', link: '' } };

const EVA: BookingCustomer = { name: 'Eva Ruiz', email: 'eva@ejemplo.com', phone: '+34600111222' };

let made = 0;

/** Stores appointments of a customer to which they didn't come, with the customer's record. */
async function missed(
  count: number,
  { uid = 'ana', customer = EVA, status = 'no_show' as Booking['status'] } = {},
) {
  const customerId = customerIdOf(customer);
  for (let index = 0; index < count; index += 1) {
    const id = idOf(`missed${(made += 1)}`);
    const start = NOW - made * 86_400_000;
    const booking = aBooking({ id, userId: uid, customer, status, start, end: start + 1 });
    await bookingRef(project.db(), id).set({ ...toBookingDocument(booking, { customerId, requestKey: '' }) });
  }
  const at = Timestamp.fromMillis(NOW);
  const record = { ...customer, firstAt: at, lastAt: at, bookings: count, ownerNote: '', searchKeys: [] };
  await customerRef(project.db(), uid, customerId).set(record);
}

/** Books as a page does, each time from another network. */
async function book(change: Parameters<typeof aBookingInput>[0] = {}) {
  made += 1;
  const input = await aBookingInput({ price: 4500, customer: EVA, ...change });
  return project.post('book', input, { ip: `10.3.0.${made}` });
}

const refusedWith = (due: number) => ({ status: 409, body: { reason: 'payment-first', due } });

describe('a customer who missed appointments', () => {
  it('has to pay when booking once they reach the owner’s limit', async () => {
    await connect();
    await project.anOwner(ON_SITE, { payFirstAfterMissed: 2 });
    await missed(2);
    const refused = await book();
    expect(refused).toMatchObject(refusedWith(4500));
    // Neither the number nor anything that the owner knows.
    expect(Object.keys(refused.body).sort()).toEqual(['due', 'reason', 'refunds']);
    expect(await project.read(`bookings/${idOf('booking1')}`)).toBeUndefined();
    const agreed = await book({ due: 4500 });
    expect(agreed).toMatchObject({
      status: 200,
      body: { booking: { status: 'pending_payment', online: { due: 4500, canPay: true } } },
    });
    const link = { bookingId: idOf('booking1'), token: tokenOf(String(agreed.body['path'])) };
    expect((await startPayment(at(), link)).url).toMatch(/^http/);
  });

  it.each<[string, Partial<BookingCustomer>]>([
    ['another spelling of their mailbox', { email: 'EVA+otra@ejemplo.com', phone: '' }],
    ['another name', { name: 'Otra' }],
    ['their phone with another address', { email: 'otra@ejemplo.com' }],
  ])('is recognised by %s', async (_, change) => {
    await connect();
    await project.anOwner(ON_SITE, { payFirstAfterMissed: 1 });
    await missed(1);
    expect(await book({ customer: { ...EVA, ...change } })).toMatchObject(refusedWith(4500));
  });

  it('is recognised after being merged into another person', async () => {
    await connect();
    await project.anOwner(ON_SITE, { payFirstAfterMissed: 1 });
    const another = { name: 'Eva', email: 'eva@trabajo.com', phone: '' };
    await missed(1, { customer: another });
    const former = customerIdOf({ name: '', email: 'eva@casa.com', phone: '' });
    await customerRef(project.db(), 'ana', former).set({ mergedInto: customerIdOf(another) });
    const customer = { name: 'Eva', email: 'eva@casa.com', phone: '' };
    expect(await book({ customer })).toMatchObject(refusedWith(4500));
  });

  it.each<[string, () => Promise<unknown>, Partial<Service>]>([
    ['missed fewer appointments', () => missed(1), ON_SITE],
    ['missed another owner’s appointments', () => missed(3, { uid: 'luis' }), ON_SITE],
    ['came to the appointments', () => missed(3, { status: 'completed' }), ON_SITE],
    [
      'is somebody else',
      () => missed(3, { customer: { name: 'Luis', email: 'luis@x.es', phone: '611' } }),
      ON_SITE,
    ],
    ['books a free service', () => missed(3), { price: 0 }],
  ])('is told apart from one who %s', async (_, arrange, service) => {
    await connect();
    await project.anOwner(service, { payFirstAfterMissed: 2 });
    await arrange();
    expect(await book({ price: service.price! })).toMatchObject({
      status: 200,
      body: { booking: { status: 'confirmed' } },
    });
  });

  it.each<[string, boolean, number]>([
    ['has no limit', true, 0],
    ['can’t be paid online', false, 1],
  ])('doesn’t have to pay first for an owner who %s', async (_, isPaid, payFirstAfterMissed) => {
    if (isPaid) await connect();
    await project.anOwner(ON_SITE, { payFirstAfterMissed });
    await missed(3);
    expect(await book()).toMatchObject({ status: 200, body: { booking: { status: 'confirmed' } } });
  });

  it('can’t pay an amount other than the one requested, nor can others pay in advance', async () => {
    await connect();
    await project.anOwner(ON_SITE, { payFirstAfterMissed: 1 });
    await missed(1);
    for (const due of [1, 4499, 4501, 9000]) expect(await book({ due })).toMatchObject(refusedWith(4500));
    const customer = { name: 'Luis', email: 'luis@ejemplo.com', phone: '' };
    expect(await book({ due: 4500, customer })).toMatchObject({ body: { reason: 'service-changed' } });
  });

  it('isn’t revealed by the card’s page, nor is the owner’s limit', async () => {
    await connect();
    await project.anOwner(ON_SITE, { payFirstAfterMissed: 7 });
    await missed(7);
    const { body } = await project.ask('/b/ana-garcia?from=2026-03-03&to=2026-03-03');
    expect(JSON.stringify(body)).not.toMatch(/payFirst|missed/i);
    expect(body['services']).toMatchObject([{ isPaid: false, payOnSite: true }]);
  });

  it('waits for the owner’s confirmation before paying', async () => {
    await connect();
    await project.anOwner({ ...ON_SITE, needsConfirmation: true }, { payFirstAfterMissed: 1 });
    await missed(1);
    expect(await book({ due: 4500, start: tuesdayAt(11) })).toMatchObject({
      body: { booking: { status: 'pending_confirmation', online: { due: 4500, canPay: false } } },
    });
  });
});
