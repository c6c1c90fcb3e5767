import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { queueMail } from './outbox';

interface Context {
  db: Firestore;
  now: number;
}

/**
 * Queues the mail that money was given back, once for each total. It says what has been given back since the last mail:
 * events may come twice, late or in another order, so that none of them is trusted with an amount. Writes only.
 */
export function queueRefundMail(
  transaction: Transaction,
  context: Context,
  booking: Booking,
  { before, refunded }: { before: number; refunded: number },
): void {
  const amount = refunded - before;
  queueMail(transaction, context, booking, { template: 'refunded', by: 'system', mark: refunded, amount });
}

/** Queues the owner's mail that a payment is disputed, which has to be answered in days. Writes only. */
export function queueDisputeMail(transaction: Transaction, context: Context, booking: Booking): void {
  // The visitor has opened the dispute, and gets no mail.
  const { customer } = booking;
  queueMail(
    transaction,
    context,
    { ...booking, customer: { ...customer, email: '' } },
    { template: 'disputed', by: 'system', mark: context.now },
  );
}
