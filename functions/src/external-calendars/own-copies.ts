import type { Firestore } from 'firebase-admin/firestore';
import { bookingRef } from '../bookings/record/booking-document';

/** Most copies of one calendar that are looked up; more are events like others, so that a made-up calendar costs no more. */
const MAX_COPIES = 200;

/**
 * Reads which of the bookings that a calendar has copies of are the owner's own. A booking that they made with another owner takes
 * their time like any event.
 */
export async function readOwnCopies(
  db: Firestore,
  uid: string,
  bookingIds: readonly string[],
): Promise<Set<string>> {
  const refs = bookingIds.slice(0, MAX_COPIES).map((bookingId) => bookingRef(db, bookingId));
  if (refs.length === 0) return new Set();
  const found = await db.getAll(...refs, { fieldMask: ['userId'] });
  return new Set(found.filter((booking) => booking.get('userId') === uid).map(({ id }) => id));
}
