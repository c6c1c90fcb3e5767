import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { DEFAULT_AVAILABILITY, type Availability } from 'shared-lib/domain/booking';
import { bookingRef, parseBooking } from '../bookings/booking-document';
import type { Job, JobContext } from '../jobs/job';
import { queueMail } from './outbox';
import type { ReminderDocument } from './reminders';

/** How many reminders one call looks at. */
const BATCH = 50;

/** Takes a due reminder away, and puts its mail into the outbox if there is still something to be reminded of. */
function sendReminder({ db, now }: JobContext, ref: DocumentReference): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const reminder = (await transaction.get(ref)).data() as ReminderDocument | undefined;
    // Somebody else was faster, or the booking has just moved.
    if (!reminder || reminder.sendAt.toMillis() > now) return false;
    const stored = await transaction.get(bookingRef(db, reminder.bookingId));
    const booking = stored.exists && stored.get('customer') ? parseBooking(stored) : null;
    const hours = booking ? await transaction.get(db.doc(`availability/${booking.userId}`)) : null;
    transaction.delete(ref);
    if (!booking || booking.status !== 'confirmed') return false;
    if (booking.start !== reminder.start.toMillis() || booking.start <= now) return false;
    if (reminder.sendAt.toMillis() < booking.createdAt) return false;
    const { reminders = DEFAULT_AVAILABILITY.reminders } = (hours?.data() ?? {}) as Partial<Availability>;
    if (!reminders.includes(reminder.kind)) return false;
    queueMail(transaction, { db, now }, booking, `reminder-${reminder.kind}`);
    return true;
  });
}

/** Reminds both parties of what they have booked, as far as the owner wants it. */
export const sendReminders: Job = async (context) => {
  const due = await context.db
    .collection('reminders')
    .where('sendAt', '<=', Timestamp.fromMillis(context.now))
    .orderBy('sendAt')
    .limit(BATCH)
    .get();
  let sent = 0;
  for (const { ref } of due.docs) if (await sendReminder(context, ref)) sent += 1;
  return sent;
};
