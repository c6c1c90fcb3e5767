import type Stripe from 'stripe';
import {
  fromStripeAmount,
  type PaymentDispute,
  type RefundLine,
  type StripeSide,
} from 'shared-lib/model/payments';
import type { PaymentDocument } from './payment-document';

/** Refunds, dispute and balance of a charge. */
export interface Money {
  side: Pick<StripeSide, 'refunded' | 'refunding' | 'refundsFailed' | 'isDisputed'>;
  facts: {
    fee: number | null;
    net: number | null;
    disputed: number;
    balanceCurrency: string;
    dispute: PaymentDispute | null;
    refunds: RefundLine[];
  };
}

/** Lines of the account's balance that were read in full. */
const linesOf = (...values: (Stripe.BalanceTransaction | string | null | undefined)[]) =>
  values.filter((line) => typeof line === 'object' && line !== null);

async function readRefunds(stripe: Stripe, accountId: string, charge: Stripe.Charge) {
  const { data } = await stripe.refunds.list(
    {
      ...{ charge: charge.id, limit: 100 },
      expand: ['data.balance_transaction', 'data.failure_balance_transaction'],
    },
    { stripeAccount: accountId },
  );
  return data;
}

async function readDispute(stripe: Stripe, accountId: string, charge: Stripe.Charge) {
  if (!charge.disputed) return undefined;
  const { data } = await stripe.disputes.list({ charge: charge.id, limit: 1 }, { stripeAccount: accountId });
  return data[0];
}

/** Returns the refunds that succeeded, in order of time. */
const settledRefunds = (refunds: readonly Stripe.Refund[], currency: string): RefundLine[] =>
  refunds
    .filter(({ status }) => status === 'succeeded')
    .map(({ amount, created }) => ({ amount: fromStripeAmount(amount, currency), at: created * 1000 }))
    .sort((a, b) => a.at - b.at);

/** States of a dispute in which the bank has the money; what is only inquired about can still be refunded. */
const MONEY_GONE: ReadonlySet<string> = new Set(['needs_response', 'under_review', 'lost']);

function disputeOf(dispute: Stripe.Dispute, currency: string): PaymentDispute {
  const { status, reason, amount, evidence_details: evidence } = dispute;
  const isOpen = status === 'needs_response' || status === 'warning_needs_response';
  return {
    status,
    reason,
    amount: fromStripeAmount(amount, currency),
    answerBy: isOpen && evidence.due_by ? evidence.due_by * 1000 : null,
  };
}

/**
 * Reads what became of a charge's money: refunds, a dispute, and the rest after all fees, from the lines of the account's
 * balance that Stripe wrote for it, so that both agree to the cent.
 */
export async function readMoney(
  stripe: Stripe,
  { accountId, currency }: Pick<PaymentDocument, 'accountId' | 'currency'>,
  charge: Stripe.Charge,
): Promise<Money> {
  const refunds = await readRefunds(stripe, accountId, charge);
  const dispute = await readDispute(stripe, accountId, charge);
  const given = (...states: string[]) =>
    fromStripeAmount(
      refunds
        .filter(({ status }) => states.includes(status ?? ''))
        .reduce((total, { amount }) => total + amount, 0),
      currency,
    );
  const [first] = linesOf(charge.balance_transaction);
  const disputeLines = dispute?.balance_transactions ?? [];
  const lines = [
    ...linesOf(first),
    ...refunds.flatMap((refund) => linesOf(refund.balance_transaction, refund.failure_balance_transaction)),
    ...disputeLines,
  ];
  const balanceCurrency = first?.currency.toUpperCase() ?? '';
  const sum = (of: 'amount' | 'fee' | 'net', among = lines) =>
    fromStripeAmount(
      among.reduce((total, line) => total + line[of], 0),
      balanceCurrency,
    );
  return {
    side: {
      refunded: given('succeeded'),
      refunding: given('pending', 'requires_action'),
      refundsFailed: refunds.filter(({ status }) => status === 'failed' || status === 'canceled').length,
      isDisputed: dispute !== undefined && MONEY_GONE.has(dispute.status),
    },
    facts: {
      fee: first ? sum('fee') : null,
      net: first ? sum('net') : null,
      disputed: first ? 0 - sum('amount', disputeLines) : 0,
      balanceCurrency,
      dispute: dispute ? disputeOf(dispute, currency) : null,
      refunds: settledRefunds(refunds, currency),
    },
  };
}
