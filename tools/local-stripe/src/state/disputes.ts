import type Stripe from 'stripe';
import { emit } from './emit';
import { writeLine } from './ledger';
import { booksOf, newId, type World } from './world';

/** Fee of a dispute, in cents. */
const DISPUTE_FEE = 2000;

/** Seconds that an account has to answer. */
const ANSWER_WITHIN = 7 * 86_400;

// eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- nobody reads a field of evidence that was never handed in
const NO_EVIDENCE = {
  ...{ access_activity_log: null, billing_address: null, cancellation_policy: null },
} as Stripe.Dispute.Evidence;

/**
 * Disputes a charge: its amount and a fee leave the account.
 *
 * @see https://docs.stripe.com/disputes/how-disputes-work and https://docs.stripe.com/api/disputes/object
 */
export function openDispute(
  world: World,
  account: string,
  charge: Stripe.Charge,
  reason: string,
): Stripe.Dispute {
  const id = newId('du');
  const { currency } = charge;
  const line = writeLine(world, account, {
    ...{ type: 'adjustment', category: 'dispute', amount: -charge.amount, currency, source: id },
    fees: [
      {
        ...{ amount: DISPUTE_FEE, currency, application: null },
        description: 'Dispute fee',
        type: 'stripe_fee',
      },
    ],
  });
  const dispute: Stripe.Dispute = {
    id,
    object: 'dispute',
    amount: charge.amount,
    balance_transactions: [line],
    charge: charge.id,
    created: world.now(),
    currency,
    enhanced_eligibility_types: [],
    evidence: NO_EVIDENCE,
    evidence_details: {
      ...{ due_by: world.now() + ANSWER_WITHIN, enhanced_eligibility: {}, has_evidence: false },
      ...{ past_due: false, submission_count: 0, submission_method: 'manual' },
    },
    intended_submission_method: null,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason,
    status: 'needs_response',
  };
  charge.disputed = true;
  booksOf(world, account).disputes.set(id, dispute);
  emit(world, account, 'charge.dispute.created', dispute);
  emit(world, account, 'charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** Ends a dispute: won, the amount comes back; lost, it stays away. */
export function closeDispute(
  world: World,
  account: string,
  dispute: Stripe.Dispute,
  end: 'won' | 'lost',
): void {
  if (dispute.status === 'won' || dispute.status === 'lost') return;
  dispute.status = end;
  if (end === 'won') {
    const line = writeLine(world, account, {
      ...{ type: 'adjustment', category: 'dispute_reversal' },
      ...{ amount: dispute.amount, currency: dispute.currency, source: dispute.id },
    });
    dispute.balance_transactions.push(line);
    emit(world, account, 'charge.dispute.funds_reinstated', dispute);
  }
  emit(world, account, 'charge.dispute.closed', dispute);
}
