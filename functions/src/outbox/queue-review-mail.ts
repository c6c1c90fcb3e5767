import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { dueNow, type ReviewMailEntry } from './outbox';

/** Queues the request for a review of a booking: one for each booking. Writes only. */
export function queueReviewMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { id: bookingId, userId: ownerId }: Pick<Booking, 'id' | 'userId'>,
): void {
  const entry: ReviewMailEntry = {
    ...{ ownerId, bookingId, recipient: 'visitor', template: 'review-request' },
    ...dueNow(now),
  };
  transaction.set(db.doc(`outbox/${bookingId}-review-request`), entry);
}
