import type Stripe from 'stripe';
import { invalid } from '../api/api-error';
import { emit } from './emit';
import { writeLine } from './ledger';
import { APPLICATION, booksOf, chargeOf, newId, type World } from './world';

/** Returns to the account the platform's share in a refunded part. */
function returnFee(world: World, charge: Stripe.Charge, amount: number): number {
  const fee = typeof charge.application_fee === 'string' ? world.fees.get(charge.application_fee) : undefined;
  if (!fee) return 0;
  const isLast = charge.amount_refunded + amount === charge.amount;
  const share = isLast
    ? fee.amount - fee.amount_refunded
    : Math.min(Math.round((fee.amount * amount) / charge.amount), fee.amount - fee.amount_refunded);
  if (share === 0) return 0;
  fee.amount_refunded += share;
  fee.refunded = fee.amount_refunded === fee.amount;
  writeLine(world, '', {
    ...{ type: 'application_fee_refund', category: 'platform_earning_refund' },
    ...{ amount: -share, currency: fee.currency, source: fee.id },
  });
  return share;
}

/**
 * Refunds a charge, whole or in part.
 *
 * @see https://docs.stripe.com/api/refunds/create; of a direct charge, the fee of the platform goes back only with
 *   `refund_application_fee` (https://docs.stripe.com/connect/direct-charges#issue-refunds).
 */
export function createRefund(
  world: World,
  account: string,
  charge: Stripe.Charge,
  options: {
    amount: number | undefined;
    reason: Stripe.Refund.Reason | null;
    metadata: Record<string, string>;
    returnsFee: boolean;
  },
): Stripe.Refund {
  const left = charge.amount - charge.amount_refunded;
  if (!charge.paid) throw invalid(`Charge ${charge.id} has not been paid.`, 'charge');
  if (charge.disputed)
    throw invalid(
      `Charge ${charge.id} has been charged back; cannot issue a refund.`,
      'charge',
      'charge_disputed',
    );
  if (left === 0)
    throw invalid(`Charge ${charge.id} has already been refunded.`, 'charge', 'charge_already_refunded');
  const amount = options.amount ?? left;
  if (amount < 1) throw invalid('Invalid positive integer', 'amount', 'parameter_invalid_integer');
  if (amount > left)
    throw invalid(
      `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
      'amount',
    );
  const id = newId('re');
  const { currency } = charge;
  const returned = options.returnsFee ? returnFee(world, charge, amount) : 0;
  const fees: Stripe.BalanceTransaction.FeeDetail[] =
    returned === 0
      ? []
      : [
          {
            ...{ amount: -returned, currency, application: APPLICATION },
            ...{ description: 'Application fee refund', type: 'application_fee' },
          },
        ];
  const line = writeLine(world, account, {
    ...{ type: 'refund', category: 'refund', amount: -amount, currency, source: id, fees },
  });
  const refund: Stripe.Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: line.id,
    charge: charge.id,
    created: world.now(),
    currency,
    customer: charge.customer,
    customer_account: null,
    metadata: options.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: options.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: world.refundMode === 'pending' ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  const books = booksOf(world, account);
  books.refunds.set(id, refund);
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  emit(world, account, 'refund.created', refund);
  emit(world, account, 'charge.refunded', charge);
  if (world.refundMode === 'failed') failRefund(world, account, refund);
  return refund;
}

/** Lets a refund succeed that was pending. */
export function settleRefund(world: World, account: string, refund: Stripe.Refund): void {
  if (refund.status !== 'pending') return;
  refund.status = 'succeeded';
  emit(world, account, 'refund.updated', refund);
}

/**
 * Lets a refund fail: its money comes back to the account.
 *
 * @see https://docs.stripe.com/refunds#failed-refunds
 */
export function failRefund(world: World, account: string, refund: Stripe.Refund): void {
  if (refund.status === 'failed' || refund.status === 'canceled') return;
  const charge = chargeOf(world, account, refund.charge);
  const line = writeLine(world, account, {
    ...{ type: 'refund_failure', category: 'refund_failure' },
    ...{ amount: refund.amount, currency: refund.currency, source: refund.id },
  });
  Object.assign(refund, {
    ...{ status: 'failed', failure_reason: 'lost_or_stolen_card', failure_balance_transaction: line.id },
  });
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  emit(world, account, 'refund.failed', refund);
  emit(world, account, 'refund.updated', refund);
}
