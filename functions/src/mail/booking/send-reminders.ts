import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { bookingOf, bookingRef } from '../../bookings/record/booking-document';
import { readBookingSettings } from '../../bookings/offer/read-hours';
import type { Job, JobContext } from '../../scheduling/job';
import { tryPages } from '../../scheduling/try-each';
import { queueMail } from '../../outbox/outbox';
import { readReminder } from '../../outbox/reminders';

/** Reminders that one call reads, in pages. */
const PAGE = { size: 50, pages: 10 };

/** Removes a due reminder, and queues its mail if the booking still takes place. */
function sendReminder({ db, now }: JobContext, ref: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const reminder = readReminder(await transaction.get(ref));
    // Somebody else was faster, or the booking has just moved.
    if (!reminder || reminder.sendAt.toMillis() > now) return false;
    const stored = await transaction.get(bookingRef(db, reminder.bookingId));
    const booking = bookingOf(stored);
    const settings = booking ? await readBookingSettings(transaction, db, booking.userId) : null;
    transaction.delete(ref);
    if (!booking || booking.status !== 'confirmed') return false;
    if (booking.start !== reminder.start.toMillis() || booking.start <= now) return false;
    if (reminder.sendAt.toMillis() < booking.createdAt) return false;
    if (!settings?.reminders.includes(reminder.kind)) return false;
    queueMail(transaction, { db, now }, booking, { template: `reminder-${reminder.kind}`, by: 'system' });
    return true;
  });
}

/** Queues the due reminders of bookings for both parties, as far as the owner wants them. */
export const sendReminders: Job = (context) => {
  const due = context.db
    .collection('reminders')
    .where('sendAt', '<=', Timestamp.fromMillis(context.now))
    .orderBy('sendAt');
  return tryPages(context, due, PAGE, async ({ ref }) => Number(await sendReminder(context, ref)));
};
