import { Timestamp, type Query } from 'firebase-admin/firestore';
import type { BookingStatus } from 'shared-lib/domain/booking';
import { changeStatus, readBooking, type StatusAction } from '../bookings/change-status';
import { bookingTransaction } from '../bookings/take-slot';
import type { Job, JobContext } from './job';

/** How many bookings one call settles. */
const BATCH = 50;

/** Lets the same thing happen to each booking of a query that is still in one of these states. */
async function settle(
  { db, now }: JobContext,
  query: Query,
  action: StatusAction,
  from: readonly BookingStatus[],
): Promise<number> {
  const { docs } = await query.limit(BATCH).get();
  let settled = 0;
  for (const { id } of docs) {
    settled += await bookingTransaction(db, async (transaction) => {
      const read = await readBooking(transaction, db, id);
      // Somebody may have acted since the query.
      if (!read || !from.includes(read.booking.status)) return 0;
      await changeStatus(transaction, { db, now }, read, { action, actor: 'system' });
      return 1;
    });
  }
  return settled;
}

/** What was confirmed and is over has taken place, until its owner says otherwise. */
export const completePastBookings: Job = (context) =>
  settle(
    context,
    context.db
      .collection('bookings')
      .where('status', '==', 'confirmed')
      .where('end', '<=', Timestamp.fromMillis(context.now))
      .orderBy('end'),
    'complete',
    ['confirmed'],
  );

const PENDING: readonly BookingStatus[] = ['pending_payment', 'pending_confirmation'];

/** What nobody paid for or confirmed before it was to begin doesn't take place. */
export const expirePendingBookings: Job = (context) =>
  settle(
    context,
    context.db
      .collection('bookings')
      .where('status', 'in', [...PENDING])
      .where('start', '<=', Timestamp.fromMillis(context.now))
      .orderBy('start'),
    'expire',
    PENDING,
  );
