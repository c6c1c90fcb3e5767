import type { VisitPart } from '../booking/visits/combined-visit';
import type { StripeRule } from './payment-rule';

/**
 * Life of a payment at Stripe: its page is being made, is open, Stripe collects the money, a card is saved, money was
 * received, or it ended without any.
 */
export const PAYMENT_STATUSES = ['opening', 'open', 'processing', 'kept', 'paid', 'void'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** A customer's objection to a payment at their bank. */
export interface PaymentDispute {
  status: string;
  reason: string;
  amount: number;
  /** Time until which the owner can answer; `null` when no answer is wanted. */
  answerBy: number | null;
}

/** Amount that was given back at a time, in milliseconds since the epoch. */
export interface RefundLine {
  amount: number;
  at: number;
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
  /** Services of a visit with several, each with its price; missing for one service. */
  parts?: Pick<VisitPart, 'id' | 'name' | 'price'>[];
  customerName: string;
  kind: StripeRule;
  /** Start of the appointment when the payment was begun. */
  start: number;
  /** Amount to be paid or that was paid; of a saved card the fee that was agreed, and then the one that was charged. */
  amount: number;
  currency: string;
  status: PaymentStatus;
  /** Amounts given back: settled, and under way. */
  refunded: number;
  refunding: number;
  /** Settled refunds in order of time; missing in older payments. */
  refunds?: RefundLine[];
  /**
   * All fees, and the rest that stays on the account after fees, refunds and disputes; `null` until Stripe has reported them. `disputed` is
   * the part that a bank has taken back.
   */
  fee: number | null;
  net: number | null;
  disputed: number;
  /** Product's share, which is part of the fees. */
  applicationFee: number;
  /** Currency of fees, rest and disputes, which the account is paid out in; empty until it is known. */
  balanceCurrency: string;
  /** True when a refund that is owed can't be carried out, so that a person has to look. */
  isRefundStuck: boolean;
  receiptUrl: string;
  paymentIntentId: string;
  accountId: string;
  livemode: boolean;
  dispute: PaymentDispute | null;
  createdAt: number;
  paidAt: number | null;
  updatedAt: number;
}
