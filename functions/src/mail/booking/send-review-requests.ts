import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { bookingOf, bookingRef } from '../../bookings/record/booking-document';
import {
  mayBeInvited,
  recordInvitation,
  readReviewRequest,
  readReviewSettings,
  reviewAskRef,
} from '../../bookings/reminders/review-requests';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { queueReviewMail } from '../../outbox/queue-review-mail';
import type { Job, JobContext } from '../../scheduling/job';
import { tryPages } from '../../scheduling/try-each';

/** Requests that one call reads, in pages. */
const PAGE = { size: 50, pages: 10 };

/** Removes a due request, and queues its mail if the booking is still completed and its mailbox may get one. */
function sendReviewRequest({ db, now }: JobContext, ref: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const request = readReviewRequest(await transaction.get(ref));
    // Somebody else was faster, or the booking isn't completed any more.
    if (!request || request.sendAt.toMillis() > now) return false;
    const stored = await transaction.get(bookingRef(db, request.bookingId));
    const booking = bookingOf(stored);
    const isDue = booking?.status === 'completed' && booking.customer.email !== '';
    if (!isDue) {
      transaction.delete(ref);
      return false;
    }
    const { isOn } = await readReviewSettings(transaction, db, booking.userId);
    const ask = await transaction.get(reviewAskRef(db, booking.userId, mailboxKeyOf(booking.customer.email)));
    transaction.delete(ref);
    if (!isOn || !mayBeInvited(ask, now)) return false;
    recordInvitation(transaction, ask.ref, now);
    queueReviewMail(transaction, { db, now }, booking);
    return true;
  });
}

/** Queues the requests for reviews that are due, each mailbox at most once in half a year for an owner. */
export const sendReviewRequests: Job = (context) => {
  const due = context.db
    .collection('reviewRequests')
    .where('sendAt', '<=', Timestamp.fromMillis(context.now))
    .orderBy('sendAt');
  return tryPages(context, due, PAGE, async ({ ref }) => Number(await sendReviewRequest(context, ref)));
};
