import { chargeable } from './charge-amount';

/** Ways in which a service is paid. */
export const PAYMENT_RULES = ['none', 'on-site', 'link', 'deposit', 'full', 'card'] as const;

/**
 * Way in which a service is paid: not through the product, at the appointment, by a Stripe Payment Link of the owner's, or (once an account
 * is connected) in part or whole while booking. With `card` nothing is paid while booking: a card is saved, to which the owner may charge a
 * no-show fee.
 */
export type PaymentRule = (typeof PAYMENT_RULES)[number];

/**
 * Part of the price that is paid while booking, or under `card` charged for a no-show: an amount in the currency's
 * minor unit, or a percentage.
 */
export interface Deposit {
  kind: 'amount' | 'percent';
  value: number;
}

/** Part of a payment that is given back to a visitor who cancels at least this long before the start. */
export interface RefundStep {
  noticeMinutes: number;
  percent: number;
}

/** Hour from which a refund policy counts, and the most that it gives back for that hour, in percent. */
export interface RefundHour {
  start: number;
  percent: number;
}

/** Way in which a service is paid, as its owner has set it. */
export interface ServicePayment {
  rule: PaymentRule;
  /** A Stripe Payment Link, or empty. */
  link: string;
  /** Missing unless the rule is `deposit` or `card`, or was once. */
  deposit?: Deposit | undefined;
  /** Refund policy, longest notice first; missing in services that were never paid while booking. */
  refunds?: RefundStep[] | undefined;
}

/** Deposit that is offered first. */
export const DEFAULT_DEPOSIT: Deposit = { kind: 'percent', value: 50 };

/** Rules whose bookings are made on Stripe's page, through the product. */
export type StripeRule = Extract<PaymentRule, 'deposit' | 'full' | 'card'>;

/** Reports whether a booking under this rule leads to Stripe Checkout, to pay or to save a card. */
export const usesStripe = (rule: PaymentRule): rule is StripeRule =>
  rule === 'deposit' || rule === 'full' || rule === 'card';

/** Reports whether a booking under this rule waits for a payment, or for a card. */
export const isPaidFirst = (rule: PaymentRule): boolean => rule === 'link' || usesStripe(rule);

/**
 * Returns the amount that a visitor agrees to while booking, in the currency's minor unit: the whole price or the deposit, which are due at
 * once, or under `card` the no-show fee. It is never more than the price; 0 under other rules.
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
  if (rule !== 'deposit' && rule !== 'card') return 0;
  const part = deposit.kind === 'amount' ? deposit.value : (price * deposit.value) / 100;
  return Math.min(price, chargeable(part, currency));
}

/** Most characters of a payment link. */
export const MAX_PAYMENT_LINK = 2048;

/** Reports whether a text is the address of a Stripe Payment Link, without parameters. */
export const isPaymentLink = (text: string): boolean =>
  text.length <= MAX_PAYMENT_LINK && /^https:\/\/buy\.stripe\.com\/[A-Za-z0-9_/-]+$/.test(text);
