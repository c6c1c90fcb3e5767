import { chargeable } from './charge-amount';

/** Ways in which a service is paid. */
export const PAYMENT_RULES = ['none', 'on-site', 'link', 'deposit', 'full'] as const;

/**
 * Way in which a service is paid: not through the product, at the appointment, by a Stripe Payment Link of the owner's,
 * or (once an account is connected) in part or whole while booking.
 */
export type PaymentRule = (typeof PAYMENT_RULES)[number];

/** Part of the price that is paid while booking: an amount in the currency's minor unit, or a percentage. */
export interface Deposit {
  kind: 'amount' | 'percent';
  value: number;
}

/** Part of a payment that is given back to a visitor who cancels at least this long before the start. */
export interface RefundStep {
  noticeMinutes: number;
  percent: number;
}

/** Way in which a service is paid, as its owner has set it. */
export interface ServicePayment {
  rule: PaymentRule;
  /** A Stripe Payment Link, or empty. */
  link: string;
  /** Missing unless the rule is `deposit`, or was once. */
  deposit?: Deposit | undefined;
  /** Refund policy, longest notice first; missing in services that were never paid while booking. */
  refunds?: RefundStep[] | undefined;
}

/** Deposit that is offered first. */
export const DEFAULT_DEPOSIT: Deposit = { kind: 'percent', value: 50 };

/** Reports whether a booking under this rule is paid on Stripe's page, through the product. */
export const isPaidOnline = (rule: PaymentRule): rule is 'deposit' | 'full' =>
  rule === 'deposit' || rule === 'full';

/** Reports whether a booking under this rule waits for a payment. */
export const isPaidFirst = (rule: PaymentRule): boolean => rule === 'link' || isPaidOnline(rule);

/**
 * Returns the amount that is due while booking, in the currency's minor unit: the whole price or the deposit, which is
 * never more than the price; 0 under other rules.
 */
export function amountDue({
  price,
  currency,
  payment: { rule, deposit = DEFAULT_DEPOSIT },
}: {
  price: number;
  currency: string;
  payment: Pick<ServicePayment, 'rule' | 'deposit'>;
}): number {
  if (rule === 'full') return price;
  if (rule !== 'deposit') return 0;
  const part = deposit.kind === 'amount' ? deposit.value : (price * deposit.value) / 100;
  return Math.min(price, chargeable(part, currency));
}
