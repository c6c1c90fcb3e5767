import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/domain/booking';
import { queueMail } from './outbox';

/** Queues the mail that money was given back, once for each total. Writes only. */
export function queueRefundMail(
  transaction: Transaction,
  context: { db: Firestore; now: number },
  booking: Booking,
  refunded: number,
): void {
  queueMail(transaction, context, booking, { template: 'refunded', by: 'system', mark: refunded });
}
