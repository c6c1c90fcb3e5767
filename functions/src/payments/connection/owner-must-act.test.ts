import { actOnBooking } from '../../bookings/change/owner-changes';
import { cancelBooking, rescheduleBooking, showBooking } from '../../bookings/change/visitor-changes';
import { eraseBooking } from '../../bookings/customers/erase-booking';
import { tuesdayAt } from '../../bookings/testing/booking-project';
import { updateBookableCards } from '../../bookings/offer/bookable-cards';
import { settleSoon } from '../check-payment';
import { disconnectPayments } from './connect-payments';
import { reconcilePayments } from '../reconcile-payments';
import { settlePayment } from '../settle-payment';
import { stripeClient } from '../stripe-client';
import { updateProvider } from './update-provider';
import { BOOKING, DEPOSIT, DUE, openPaymentProject, refusal } from '../testing/payment-project';

const { project, at, later, local, connect, book, stored, payment, mails, bells, opened, paid, linesOf } =
  openPaymentProject();

const chargeOf = async (account: string) =>
  (await stripeClient()!.charges.list({}, { stripeAccount: account })).data[0]!.id;

const cancelAsOwner = () =>
  actOnBooking({ ...at(), uid: 'ana' } as never, {
    ...{ bookingId: BOOKING, sequence: 1, action: 'cancel', reason: '' },
  });

describe('a dispute', () => {
  it('notifies the owner once with its deadline, and not the visitor', async () => {
    const { account } = await paid();
    const dispute = local().dispute(account, await chargeOf(account));
    await settlePayment(at(), BOOKING);
    await settlePayment(at(), BOOKING);
    expect(await payment()).toMatchObject({
      dispute: { status: 'needs_response', amount: DUE, answerBy: expect.anything() as unknown },
    });
    const notices = (await bells()).filter(({ kind, state }) => kind === 'payment-state' && state !== 'paid');
    expect(notices).toMatchObject([{ state: 'disputed', customer: 'Eva Ruiz' }]);
    expect((await mails()).filter((id) => id.includes('disputed'))).toEqual([
      expect.stringMatching(/-owner$/),
    ]);
    local().endDispute(account, dispute.id, 'lost');
    await reconcilePayments(later(1441));
    expect(await payment()).toMatchObject({ dispute: { status: 'lost', answerBy: null } });
  });

  it('lets the owner cancel the booking without a second refund', async () => {
    const { account } = await paid();
    local().dispute(account, await chargeOf(account));
    await settlePayment(at(), BOOKING);
    await cancelAsOwner();
    await settlePayment(at(), BOOKING);
    expect(await stored()).toMatchObject({ status: 'cancelled', payment: { state: 'refunding' } });
    expect((await linesOf(account)).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  });
});

describe('a refund that fails', () => {
  it('is retried twice, then reported to the owner', async () => {
    local().refunds('failed');
    const { account } = await paid();
    await cancelAsOwner();
    await settleSoon(at(), BOOKING);
    const { data } = await stripeClient()!.refunds.list({}, { stripeAccount: account });
    expect(data.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect(await payment()).toMatchObject({ isRefundStuck: true, refunded: 0, status: 'paid' });
    expect(await bells()).toEqual(
      expect.arrayContaining([expect.objectContaining({ state: 'refund-stuck' })]),
    );
    expect((await stored())!['payment']).toMatchObject({ state: 'refunding' });
  });
});

describe('a visitor who hasn’t paid', () => {
  it('may cancel at once, however near the appointment is', async () => {
    const { link } = await opened(DEPOSIT, { changeNoticeMinutes: 525_600 });
    expect((await showBooking(at(), link)).booking.canChange).toBe(false);
    await cancelBooking(at(), { ...link, reason: '' });
    await settleSoon(at(), BOOKING);
    expect(await stored()).toMatchObject({ status: 'cancelled' });
    expect(await payment()).toMatchObject({ status: 'void' });
    expect(await project.busy()).toEqual({});
  });

  it('may not cancel after the deadline once the booking is paid', async () => {
    const { link } = await paid(DEPOSIT, {}, { changeNoticeMinutes: 525_600 });
    expect(await refusal(cancelBooking(at(), { ...link, reason: '' }))).toBe('change-too-late');
  });
});

it('a paid booking keeps its price when it is moved after the service’s price has changed', async () => {
  const { account, link } = await paid();
  await project.db().doc('services/service0000000000001').update({ price: 9900 });
  const { booking } = await showBooking(at(), link);
  expect(booking).toMatchObject({ priceNow: 9900, service: { price: 4500 } });
  const moved = await rescheduleBooking(at(), { ...link, start: tuesdayAt(11), zone: 'Europe/Madrid' });
  await settleSoon(at(), BOOKING);
  expect(moved.booking).toMatchObject({ status: 'confirmed', online: { paid: DUE, state: 'paid' } });
  expect((await linesOf(account)).map(({ amount }) => amount)).toEqual([DUE]);
});

it('eraseBooking removes the visitor’s name and address from the payment', async () => {
  const { link } = await paid();
  await eraseBooking(at(), { ...link, when: 'now' });
  expect(JSON.stringify(await payment())).not.toMatch(/Eva|ejemplo\.com/);
});

describe('a service that is paid online when booked', () => {
  const offered = async () => (await project.db().collection('bookingOffers').get()).size;

  it('is offered and booked only while its owner can be paid', async () => {
    expect(await refusal(book())).toBe('service-gone');
    await updateBookableCards(project.db(), 'ana');
    expect(await offered()).toBe(0);
    await connect();
    await updateBookableCards(project.db(), 'ana');
    expect(await offered()).toBe(1);
    await disconnectPayments({ ...at(), uid: 'ana' } as never, {});
    expect(await offered()).toBe(0);
    expect(await refusal(book())).toBe('service-gone');
  });

  it('is withdrawn when Stripe restricts the account, while its bookings stay', async () => {
    const { account } = await paid();
    await project.db().doc(`paymentAccounts/${account}`).set({ uid: 'ana' });
    await updateBookableCards(project.db(), 'ana');
    expect(await offered()).toBe(1);
    local().endOnboarding(account, 'rejected');
    await updateProvider({ ...at(), stripe: stripeClient()! }, account);
    expect(await offered()).toBe(0);
    expect(await stored()).toMatchObject({ status: 'confirmed', payment: { state: 'paid' } });
    expect(await bells()).toEqual(
      expect.arrayContaining([expect.objectContaining({ kind: 'stripe-account', state: 'shut' })]),
    );
  });
});
