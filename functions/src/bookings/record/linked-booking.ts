import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import { bookingRef, parseBooking, type ReadBooking } from './booking-document';
import { isBookingToken, isEarlierBookingToken, type LinkKind } from './booking-token';
import { readBooking } from '../change/change-status';

/** Credentials of a visitor's page: the parts of a booking's link. */
export interface BookingLink {
  bookingId: string;
  token: string;
}

/**
 * Reports whether a booking has no visitor or owner any more: the account was deleted, or the visitor's data erased.
 */
const isOfNobody = ({ customer, erasedAt }: Booking) => customer.name === '' || erasedAt !== undefined;

/** Reports whether a token is valid for a booking now. */
export const hasToken = ({ id, sequence }: Booking, token: string): boolean =>
  isBookingToken(id, sequence, token);

/** Reports whether a token was valid before the booking's last change. */
export const hadToken = ({ id, sequence }: Booking, token: string, kind: LinkKind = 'link'): boolean =>
  sequence > 0 && isBookingToken(id, sequence - 1, token, kind);

/** Rights of a link's holder: everything that a visitor may do, what a reminder is for, or only to look. */
export type LinkRight = 'all' | 'reminder' | 'look';

const KINDS: readonly LinkKind[] = ['link', 'reminder'];

const RIGHT_OF: Readonly<Record<LinkKind, LinkRight>> = { link: 'all', reminder: 'reminder' };

/**
 * Reports whether a booking changed last by the payment, or the saving of a card, of this token's holder, who has no newer link.
 */
export async function hasSettledBy(db: Firestore, booking: Booking, token: string): Promise<boolean> {
  const { online } = booking.payment;
  const isSettled = online !== undefined && (online.paid !== null || online.card?.state === 'kept');
  if (!isSettled || !hadToken(booking, token)) return false;
  const payment = await db.doc(`payments/${booking.id}`).get();
  return payment.get('sequence') === booking.sequence - 1;
}

/**
 * Reads a booking to show it, also for a link from before a change. An invalid link gets the same answer as one to a
 * missing booking.
 *
 * @throws Refusal `bad-link`
 */
export async function getSeenOrThrow(
  db: Firestore,
  { bookingId, token }: BookingLink,
): Promise<{ booking: Booking; right: LinkRight }> {
  const snapshot = await bookingRef(db, bookingId).get();
  const booking = snapshot.exists ? parseBooking(snapshot) : null;
  if (!booking || isOfNobody(booking)) throw new Refusal('bad-link');
  const { id, sequence } = booking;
  const kind = KINDS.find((one) => isBookingToken(id, sequence, token, one));
  if (kind) return { booking, right: RIGHT_OF[kind] };
  if (!KINDS.some((one) => isEarlierBookingToken(id, sequence, token, one))) throw new Refusal('bad-link');
  return { booking, right: 'look' };
}

/**
 * Reads the booking of a link that is valid now. An invalid link gets the same answer as one to a missing booking.
 *
 * @throws Refusal `bad-link`
 */
export async function getLinkedOrThrow(db: Firestore, link: BookingLink): Promise<Booking> {
  const { booking, right } = await getSeenOrThrow(db, link);
  if (right !== 'all') throw new Refusal('bad-link');
  return booking;
}

/**
 * Reads the booking of a link inside a transaction. An invalid link gets the same answer as one to a missing booking.
 *
 * @param isDone - Reports whether the booking already is in the requested state: then the link from before that change
 *   is accepted too, so that a repeated request gets the first answer.
 * @param least - Least right that the action needs: `reminder` for what the link of a reminder is for.
 * @throws Refusal `bad-link`
 */
export async function readLinkedOrThrow(
  transaction: Transaction,
  db: Firestore,
  { bookingId, token }: BookingLink,
  isDone: (booking: Booking) => boolean,
  least: Exclude<LinkRight, 'look'> = 'all',
): Promise<ReadBooking & { done: boolean; right: LinkRight }> {
  const read = await readBooking(transaction, db, bookingId);
  if (!read || isOfNobody(read.booking)) throw new Refusal('bad-link');
  const { booking } = read;
  const kinds = KINDS.filter((kind) => kind === 'link' || least === 'reminder');
  const before = isDone(booking) ? kinds.find((kind) => hadToken(booking, token, kind)) : undefined;
  if (before) return { ...read, done: true, right: RIGHT_OF[before] };
  const kind = kinds.find((one) => isBookingToken(booking.id, booking.sequence, token, one));
  if (!kind) throw new Refusal('bad-link');
  return { ...read, done: false, right: RIGHT_OF[kind] };
}
