import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/domain/booking';
import { queueMail } from './outbox';

interface Context {
  db: Firestore;
  now: number;
}

/** Queues the mail that money was given back, once for each total. Writes only. */
export function queueRefundMail(
  transaction: Transaction,
  context: Context,
  booking: Booking,
  refunded: number,
): void {
  queueMail(transaction, context, booking, { template: 'refunded', by: 'system', mark: refunded });
}

/** Queues the owner's mail that a payment is disputed, which has to be answered in days. Writes only. */
export function queueDisputeMail(transaction: Transaction, context: Context, booking: Booking): void {
  // Whoever disputes knows.
  const { customer } = booking;
  queueMail(
    transaction,
    context,
    { ...booking, customer: { ...customer, email: '' } },
    { template: 'disputed', by: 'system', mark: context.now },
  );
}
