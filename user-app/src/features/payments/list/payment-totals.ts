import type { Payment } from 'shared-lib/domain/payments';

/** States in which payments are listed. */
export type ListedState =
  'open' | 'processing' | 'paid' | 'partly' | 'refunding' | 'refunded' | 'disputed' | 'void';

const isDisputed = ({ dispute }: Payment) =>
  dispute !== null && dispute.status !== 'won' && dispute.status !== 'warning_closed';

/** Returns the state in which a payment is listed. */
export function listedState(payment: Payment): ListedState {
  const { status, amount, refunded, refunding } = payment;
  if (status === 'opening' || status === 'open') return 'open';
  if (status !== 'paid') return status;
  if (isDisputed(payment)) return 'disputed';
  if (refunding > 0) return 'refunding';
  if (refunded === 0) return 'paid';
  return refunded < amount ? 'partly' : 'refunded';
}

/** Sums of payments in one currency, in its minor unit. */
export interface PaymentTotals {
  currency: string;
  count: number;
  collected: number;
  refunded: number;
  fees: number;
  /** Rest after fees and refunds. */
  net: number;
}

/** Returns the sums of the payments that were received, by currency, the largest first. */
export function totalsOf(payments: readonly Payment[]): PaymentTotals[] {
  const sums = new Map<string, PaymentTotals>();
  for (const { status, currency, amount, refunded, fee, balanceCurrency } of payments) {
    if (status !== 'paid') continue;
    // A fee in the currency of the account's balance can't be taken off another one.
    const cost = balanceCurrency === currency ? (fee ?? 0) : 0;
    const sum = sums.get(currency) ?? { currency, count: 0, collected: 0, refunded: 0, fees: 0, net: 0 };
    sums.set(currency, {
      currency,
      count: sum.count + 1,
      collected: sum.collected + amount,
      refunded: sum.refunded + refunded,
      fees: sum.fees + cost,
      net: sum.net + amount - refunded - cost,
    });
  }
  return [...sums.values()].sort((a, b) => b.collected - a.collected);
}

/** Returns the sums of each service in one currency, the largest first. */
export function totalsByService(
  payments: readonly Payment[],
  currency: string,
): (PaymentTotals & { serviceName: string })[] {
  const names = new Map(payments.map(({ serviceId, serviceName }) => [serviceId, serviceName]));
  return [...names]
    .flatMap(([id, serviceName]) =>
      totalsOf(payments.filter((one) => one.serviceId === id && one.currency === currency)).map((sum) => ({
        ...sum,
        serviceName,
      })),
    )
    .sort((a, b) => b.collected - a.collected);
}

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
    (serviceId === '' || payment.serviceId === serviceId) &&
    plain(search)
      .split(/\s+/)
      .every((word) => words.includes(word))
  );
}

/** Returns the address of a payment in Stripe's own pages. */
export const stripeAddress = ({ accountId, livemode, paymentIntentId }: Payment): string =>
  `https://dashboard.stripe.com/${accountId}/${livemode ? '' : 'test/'}payments/${paymentIntentId}`;
