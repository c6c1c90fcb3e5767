import type { PaymentRule } from './payment-rule';

/**
 * Life of a payment at Stripe: its page is being made, is open, Stripe collects the money, it was received, or it ended
 * without money.
 */
export const PAYMENT_STATUSES = ['opening', 'open', 'processing', 'paid', 'void'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A customer's objection to a payment at their bank. */
export interface PaymentDispute {
  status: string;
  reason: string;
  amount: number;
  /** Time until which the owner can answer; `null` when no answer is wanted. */
  answerBy: number | null;
}

/**
 * `payments/{bookingId}` as the apps see it: the online payment of a booking. Amounts are in the currency's minor unit,
 * times are milliseconds since the epoch.
 */
export interface Payment {
  id: string;
  bookingId: string;
  userId: string;
  serviceId: string;
  serviceName: string;
  customerName: string;
  kind: Extract<PaymentRule, 'deposit' | 'full'>;
  /** Start of the appointment when the payment was begun. */
  start: number;
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** Amounts given back: settled, and under way. */
  refunded: number;
  refunding: number;
  /** Stripe's fee and the product's, and the rest that reaches the account; `null` until Stripe has told them. */
  fee: number | null;
  applicationFee: number;
  net: number | null;
  /** Currency of fee and rest, which the account is paid out in; empty until it is known. */
  balanceCurrency: string;
  receiptUrl: string;
  paymentIntentId: string;
  accountId: string;
  livemode: boolean;
  dispute: PaymentDispute | null;
  createdAt: number;
  paidAt: number | null;
  updatedAt: number;
}
