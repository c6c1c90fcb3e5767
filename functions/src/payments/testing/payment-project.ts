import { Timestamp } from 'firebase-admin/firestore';
import type { Availability, Service } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import type Stripe from 'stripe';
import { bookSlot } from '../../bookings/book/book-slot';
import { readProof } from '../../bookings/book/proof-of-work';
import { aBookingInput, idOf, openBookingProject, SLUG } from '../../bookings/testing/booking-project';
import { NOW } from '../../testing/local-project';
import { openLocalStripe } from '../../testing/local-stripe';
import { checkPayment } from '../check-payment';
import { fieldsOfAccount } from '../connection/provider-document';
import { startPayment } from '../start-payment';
import { stripeClient } from '../stripe-client';

export const BOOKING = idOf('booking1');

/** A service of 45 euros of which half is paid while booking, and half of that goes back up to a day before. */
export const DEPOSIT: Partial<Service> = {
  price: 4500,
  payment: {
    rule: 'deposit',
    link: '',
    deposit: { kind: 'percent', value: 50 },
    refunds: [{ noticeMinutes: 1440, percent: 50 }],
  },
};

/** Amount that is agreed under {@link DEPOSIT}. */
export const DUE = 2250;

/** Returns the token of a booking's path. */
export const tokenOf = (path: string): string => path.split('?t=')[1]!;

/** Returns the reason for which something is refused. */
export const refusal = (work: Promise<unknown>): Promise<string | undefined> =>
  work.then(
    () => 'none',
    (error: { reason?: string }) => error.reason,
  );

const aProvider = (account: Stripe.Account) => ({
  ...{ accountId: account.id, livemode: false, disconnectedAt: null, isAccessLost: false },
  connectedAt: Timestamp.fromMillis(NOW),
  ...fieldsOfAccount(account, NOW),
});

/** Opens a project with Ana's services and a stand-in of Stripe, both new for each test. */
export function openPaymentProject() {
  process.env['GCLOUD_PROJECT'] ??= 'demo-functions';
  const project = openBookingProject();
  const { at } = project;
  let clock = NOW;
  const local = openLocalStripe({ now: () => clock, settlesAfter: 3 * 3600 });

  beforeEach(() => {
    clock = NOW;
  });

  const later = (minutes: number) => {
    clock = NOW + minutes * MINUTE_MS;
    return at(clock);
  };

  /** Connects Ana's account at the stand-in. */
  async function connect(uid = 'ana'): Promise<string> {
    const { id } = await stripeClient()!.accounts.create({ country: 'ES' });
    local().endOnboarding(id, 'active');
    await project
      .db()
      .doc(`paymentProviders/${uid}`)
      .set(aProvider(await stripeClient()!.accounts.retrieve(id)));
    return id;
  }

  async function book(
    service = DEPOSIT,
    overrides: Parameters<typeof aBookingInput>[0] = {},
    availability: Partial<Availability> = {},
  ) {
    await project.anOwner(service, availability);
    const input = await aBookingInput({ price: service.price ?? 0, due: DUE, ...overrides });
    const { path, booking } = await bookSlot(at(), SLUG, input, (await readProof(input.proof, NOW))!);
    return { booking, link: { bookingId: BOOKING, token: tokenOf(path) } };
  }

  const stored = () => project.read(`bookings/${BOOKING}`);
  const payment = () => project.read(`payments/${BOOKING}`);
  const sessionId = async () => String((await payment())!['sessionId']);
  const mails = async () =>
    (await project.db().collection('outbox').get()).docs.map(({ id }) => id.replace(`${BOOKING}-`, ''));
  const bells = async () =>
    (await project.db().collection('users/ana/notifications').get()).docs.map((bell) => bell.data());

  /** Books, opens Stripe's page and returns what is needed to go on. */
  async function opened(service = DEPOSIT, availability: Partial<Availability> = {}) {
    const account = await connect();
    const { link } = await book(service, {}, availability);
    const { url } = await startPayment(at(), link);
    return { account, link, url, session: await sessionId() };
  }

  /** Goes through Stripe's page as well. */
  async function paid(
    service = DEPOSIT,
    payer: { number?: string } = {},
    availability: Partial<Availability> = {},
  ) {
    const begun = await opened(service, availability);
    local().pay(begun.account, begun.session, payer);
    const { path } = await checkPayment(at(), begun.link);
    return { ...begun, link: { bookingId: BOOKING, token: tokenOf(path) } };
  }

  /** Returns all lines of an account's balance. */
  const linesOf = async (account: string) =>
    (await stripeClient()!.balanceTransactions.list({ limit: 100 }, { stripeAccount: account })).data;

  return {
    ...{ project, at, later, local, connect, book, stored, payment, sessionId, mails, bells, opened, paid },
    linesOf,
  };
}
