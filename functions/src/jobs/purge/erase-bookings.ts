import { Timestamp } from 'firebase-admin/firestore';
import { readBooking } from '../../bookings/change/change-status';
import { eraseNow, isComing } from '../../bookings/customers/erase-booking';
import { bookingTransaction } from '../../bookings/time/take-slot';
import type { Job } from '../../scheduling/job';
import { tryPages } from '../../scheduling/try-each';

/** Bookings that one call reads, in pages. */
const PAGE = { size: 50, pages: 10 };

/** Erases the visitors' data of past bookings whose visitors have requested it. */
export const eraseBookings: Job = (context) => {
  const { db, now } = context;
  const due = db
    .collection('bookings')
    .where('eraseAfter', '<=', Timestamp.fromMillis(now))
    .orderBy('eraseAfter')
    .select('eraseAfter');
  return tryPages(context, due, PAGE, ({ id }) =>
    bookingTransaction(db, async (transaction) => {
      const read = await readBooking(transaction, db, id);
      // Somebody may have moved or erased it since the query.
      if (read?.booking.eraseAfter === undefined || isComing(read.booking, now)) return 0;
      await eraseNow(transaction, context, read);
      return 1;
    }),
  );
};
