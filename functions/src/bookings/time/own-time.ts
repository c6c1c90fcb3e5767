import type { Firestore } from 'firebase-admin/firestore';
import type { Request } from 'firebase-functions/v2/https';
import { bookingBusyKeys, OWN_TIME_HEADERS } from 'shared-lib/model/booking';
import { bookingRef, parseBooking } from '../record/booking-document';
import { isBookingToken } from '../record/booking-token';
import { holdKeyOf } from './hold-slot';

/** Secrets of an asker whose own hold or booking must not count as taken; empty where they sent none. */
export interface OwnTime {
  session: string;
  link: string;
}

/** Reads the asker's secrets from a request. */
export function ownTimeOf(request: Pick<Request, 'get'>): OwnTime {
  return {
    session: request.get(OWN_TIME_HEADERS.session) ?? '',
    link: request.get(OWN_TIME_HEADERS.link) ?? '',
  };
}

/** Returns the keys of the booking that a link opens, among the busy intervals; none for an invalid link. */
async function findLinked(db: Firestore, uid: string, link: string): Promise<string[]> {
  const [, bookingId, token] = /^([A-Za-z0-9]{20})\.([\w-]{1,100})$/.exec(link) ?? [];
  if (!bookingId || !token) return [];
  const stored = await bookingRef(db, bookingId).get();
  const booking = stored.exists ? parseBooking(stored) : null;
  const isTheirs = booking?.userId === uid && isBookingToken(booking.id, booking.sequence, token);
  return isTheirs ? bookingBusyKeys(bookingId) : [];
}

/**
 * Returns the keys of intervals that don't count as taken for the asker: their session's hold, and the booking of their
 * link.
 */
export async function readOwnKeys(
  db: Firestore,
  uid: string,
  { session, link }: OwnTime,
): Promise<ReadonlySet<string>> {
  const held = /^[A-Za-z0-9]{20}$/.test(session) ? [holdKeyOf(session)] : [];
  return new Set([...held, ...(await findLinked(db, uid, link))]);
}
