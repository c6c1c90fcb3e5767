import { Timestamp, type Query } from 'firebase-admin/firestore';
import { PENDING_STATUSES, type Booking, type BookingStatus } from 'shared-lib/model/booking';
import type { PaymentState } from 'shared-lib/model/payments';
import { changeStatus, readBooking, type StatusAction } from '../bookings/change/change-status';
import { bookingTransaction } from '../bookings/time/take-slot';
import type { Job, JobContext } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** Bookings that one call settles, in pages. */
const PAGE = { size: 50, pages: 10 };

/** States of a payment that may still arrive. */
const UNPAID: ReadonlySet<PaymentState> = new Set<PaymentState>(['awaiting', 'processing']);

/** Applies an action to each booking of a query that still is in one of these states, and still due. */
function settle(
  context: JobContext,
  query: Query,
  action: StatusAction,
  { from, isDue }: { from: ReadonlySet<BookingStatus>; isDue: (booking: Booking) => boolean },
): Promise<number> {
  const { db, now } = context;
  return tryPages(context, query, PAGE, ({ id }) =>
    bookingTransaction(db, async (transaction) => {
      const read = await readBooking(transaction, db, id);
      // Somebody may have acted since the query.
      if (!read || !from.has(read.booking.status) || !isDue(read.booking)) return 0;
      // Stripe is queried first (`reconcilePayments`), so that no paid booking expires.
      const { online, state } = read.booking.payment;
      if (action === 'expire' && online?.isBegun && UNPAID.has(state)) return 0;
      await changeStatus(transaction, { db, now }, read, { action, actor: 'system' });
      return 1;
    }),
  );
}

/** Completes confirmed bookings that are over; their owner may still say otherwise. */
export const completePastBookings: Job = (context) =>
  settle(
    context,
    context.db
      .collection('bookings')
      .where('status', '==', 'confirmed')
      .where('end', '<=', Timestamp.fromMillis(context.now))
      .orderBy('end'),
    'complete',
    { from: new Set(['confirmed']), isDue: ({ end }) => end <= context.now },
  );

/** Expires bookings that were not paid by their deadline, whose time becomes free. */
export const releaseUnpaidBookings: Job = (context) =>
  settle(
    context,
    context.db
      .collection('bookings')
      .where('status', '==', 'pending_payment')
      .where('payment.dueAt', '<=', Timestamp.fromMillis(context.now))
      .orderBy('payment.dueAt'),
    'expire',
    {
      from: new Set(['pending_payment']),
      isDue: ({ payment: { dueAt } }) => dueAt !== undefined && dueAt <= context.now,
    },
  );

/** Expires bookings that were neither paid nor confirmed before their start. */
export const expirePendingBookings: Job = (context) =>
  settle(
    context,
    context.db
      .collection('bookings')
      .where('status', 'in', [...PENDING_STATUSES])
      .where('start', '<=', Timestamp.fromMillis(context.now))
      .orderBy('start'),
    'expire',
    { from: PENDING_STATUSES, isDue: ({ start }) => start <= context.now },
  );
