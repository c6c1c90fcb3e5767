import type Stripe from 'stripe';
import { booksOf, newId, type World } from './world';

/** Seconds until the money of a charge can be paid out. */
const SETTLEMENT = 7 * 86_400;

/** Currencies that are counted in whole units. See https://docs.stripe.com/currencies#zero-decimal */
export const ZERO_DECIMAL = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));

/** Returns the processing fee: 1.5 % and, where the currency has cents, 25 of them (https://stripe.com/es/pricing). */
export function processingFee(amount: number, currency: string): number {
  return Math.round((amount * 15) / 1000) + (ZERO_DECIMAL.has(currency) ? 0 : 25);
}

/** A line of an account's books. */
interface Line {
  type: Stripe.BalanceTransaction.Type;
  category: string;
  amount: number;
  currency: string;
  source: string;
  description?: string;
  fees?: Stripe.BalanceTransaction.FeeDetail[];
}

/**
 * Writes a line into an account's books.
 *
 * @see https://docs.stripe.com/api/balance_transactions/object: `net` is amount − fee.
 */
export function writeLine(world: World, account: string, line: Line): Stripe.BalanceTransaction {
  const fees = line.fees ?? [];
  const fee = fees.reduce((sum, { amount }) => sum + amount, 0);
  const isMoneyIn = line.type === 'charge' || line.type === 'payment';
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount: line.amount,
    available_on: world.now() + (isMoneyIn ? SETTLEMENT : 0),
    balance_type: 'payments',
    created: world.now(),
    currency: line.currency,
    description: line.description ?? null,
    exchange_rate: null,
    fee,
    fee_details: fees,
    net: line.amount - fee,
    reporting_category: line.category,
    source: line.source,
    status: isMoneyIn ? 'pending' : 'available',
    type: line.type,
  };
  booksOf(world, account).balanceTransactions.set(transaction.id, transaction);
  return transaction;
}

/** Returns a line with the state that it has by now. */
export function presentLine(world: World, line: Stripe.BalanceTransaction): Stripe.BalanceTransaction {
  return { ...line, status: line.available_on <= world.now() ? 'available' : 'pending' };
}

/**
 * Adds up an account's money.
 *
 * @see https://docs.stripe.com/api/balance/balance_object
 */
export function balanceOf(world: World, account: string): Stripe.Balance {
  const sums = { available: new Map<string, number>(), pending: new Map<string, number>() };
  for (const line of booksOf(world, account).balanceTransactions.values()) {
    const { net, currency } = line;
    const sum = sums[line.available_on <= world.now() ? 'available' : 'pending'];
    sum.set(currency, (sum.get(currency) ?? 0) + net);
  }
  const shown = (sum: Map<string, number>) =>
    [...sum].map(([currency, amount]) => ({ amount, currency, source_types: { card: amount } }));
  return {
    object: 'balance',
    available: shown(sums.available),
    livemode: false,
    pending: shown(sums.pending),
  };
}
