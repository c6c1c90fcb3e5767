import type { Payment } from 'shared-lib/model/payments';

/** States in which payments are listed. */
export type ListedState =
  | 'open'
  | 'processing'
  | 'kept'
  | 'paid'
  | 'partly'
  | 'refunding'
  | 'refunded'
  | 'stuck'
  | 'disputed'
  | 'void';

const isDisputed = ({ dispute }: Payment) =>
  dispute !== null && dispute.status !== 'won' && dispute.status !== 'warning_closed';

/** Returns the state in which a payment is listed. */
export function listedState(payment: Payment): ListedState {
  const { status, amount, refunded, refunding } = payment;
  if (status === 'opening' || status === 'open') return 'open';
  if (status !== 'paid') return status;
  if (isDisputed(payment)) return 'disputed';
  if (payment.isRefundStuck) return 'stuck';
  if (refunding > 0) return 'refunding';
  if (refunded === 0) return 'paid';
  return refunded < amount ? 'partly' : 'refunded';
}

/** Sums of payments in one currency, in its minor unit. */
export interface PaymentTotals {
  currency: string;
  count: number;
  collected: number;
  /** Given back, or being given back. */
  refunded: number;
  /** Taken back by banks. */
  disputed: number;
  fees: number;
  /** Rest after fees, refunds and disputes, as it is on the account. */
  net: number;
}

/** Returns the sums of the payments that were received, by currency, the largest first. */
export function totalsOf(payments: readonly Payment[]): PaymentTotals[] {
  const sums = new Map<string, PaymentTotals>();
  for (const payment of payments) {
    if (payment.status !== 'paid') continue;
    const { currency, amount, balanceCurrency } = payment;
    // Fees in the currency of the account's balance can't be taken off another one.
    const isSame = balanceCurrency === currency;
    const given = payment.refunded + payment.refunding;
    const sum = sums.get(currency) ?? {
      ...{ currency, count: 0, collected: 0, refunded: 0, disputed: 0, fees: 0, net: 0 },
    };
    sums.set(currency, {
      currency,
      count: sum.count + 1,
      collected: sum.collected + amount,
      refunded: sum.refunded + given,
      disputed: sum.disputed + (isSame ? payment.disputed : 0),
      fees: sum.fees + (isSame ? (payment.fee ?? 0) : 0),
      net: sum.net + (isSame && payment.net !== null ? payment.net : amount - given),
    });
  }
  return [...sums.values()].sort((a, b) => b.collected - a.collected);
}

/** A service's share of a payment. */
interface ServiceShare {
  id: string;
  name: string;
  payment: Payment;
}

/**
 * Returns the shares of a payment's services: of a visit each has what its own price is of the whole, and the last one what rounding
 * leaves, so that the shares add up to the payment.
 */
function sharesOf(payment: Payment): ServiceShare[] {
  const { parts } = payment;
  if (!parts) return [{ id: payment.serviceId, name: payment.serviceName, payment }];
  const total = parts.reduce((sum, { price }) => sum + price, 0);
  let before = 0;
  return parts.map(({ id, name, price }) => {
    const [from, to] = [before, before + price];
    before = to;
    const part = (amount: number) =>
      total === 0 ? 0 : Math.round((amount * to) / total) - Math.round((amount * from) / total);
    const { amount, refunded, refunding, disputed, fee, net } = payment;
    const share = {
      ...{ amount: part(amount), refunded: part(refunded), refunding: part(refunding) },
      ...{ disputed: part(disputed), fee: fee && part(fee), net: net && part(net) },
    };
    return { id, name, payment: { ...payment, ...share } };
  });
}

/** Returns the sums of each service in one currency, the largest first; a visit counts once for each of its services. */
export function totalsByService(
  payments: readonly Payment[],
  currency: string,
): (PaymentTotals & { serviceName: string })[] {
  const shares = payments.filter((one) => one.currency === currency).flatMap(sharesOf);
  const names = new Map(shares.map(({ id, name }) => [id, name]));
  return [...names]
    .flatMap(([id, serviceName]) =>
      totalsOf(shares.filter((share) => share.id === id).map(({ payment }) => payment)).map((sum) => ({
        ...sum,
        serviceName,
      })),
    )
    .sort((a, b) => b.collected - a.collected);
}

/** Returns the services of payments, by their ids. */
export const servicesIn = (payments: readonly Payment[]): Map<string, string> =>
  new Map(payments.flatMap(sharesOf).map(({ id, name }) => [id, name]));

/** Filter of the list. */
export interface PaymentFilter {
  search: string;
  state: ListedState | '';
  serviceId: string;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Reports whether a payment is looked for. */
export function isListed(payment: Payment, { search, state, serviceId }: PaymentFilter): boolean {
  const words = plain(`${payment.customerName} ${payment.serviceName} ${payment.id}`);
  return (
    (state === '' || listedState(payment) === state) &&
    (serviceId === '' || sharesOf(payment).some(({ id }) => id === serviceId)) &&
    plain(search)
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

/** Returns the address of a payment in Stripe's own pages. */
export const stripeAddress = ({ accountId, livemode, paymentIntentId }: Payment): string =>
  `https://dashboard.stripe.com/${accountId}/${livemode ? '' : 'test/'}payments/${paymentIntentId}`;
