import { DEFAULT_LANGUAGE } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { isSigned, signed } from './booking-secret';

/**
 * Returns the token in the link to a booking: its holder may see the booking, cancel it and move it. It is valid for
 * one sequence, so that a change, whose mail has the next link, invalidates older links.
 */
export function bookingToken(bookingId: string, sequence: number): string {
  return signed('link', `${bookingId}:${sequence}`);
}

/**
 * Returns the proof in the links of a booking's mail, which no page gets otherwise: its holder can read the mailbox that was typed, whereas
 * everybody who books gets the token.
 */
export const mailboxProof = (bookingId: string, email: string): string =>
  signed('mailbox', `${bookingId}:${mailboxKeyOf(email)}`);

/** Reports whether a proof comes from the mail about a booking to this address, in constant time. */
export const isMailboxProof = (bookingId: string, email: string, proof: string): boolean =>
  email !== '' && isSigned('mailbox', `${bookingId}:${mailboxKeyOf(email)}`, proof);

/**
 * Kinds of links to a booking: its visitor's own, and that of a reminder. The second passes through the owner's hands, who
 * must not act as the visitor where money or data is at stake.
 */
export type LinkKind = 'link' | 'reminder';

/** Reports whether a token is that of a booking's sequence, in constant time. */
export function isBookingToken(
  bookingId: string,
  sequence: number,
  token: string,
  kind: LinkKind = 'link',
): boolean {
  return isSigned(kind, `${bookingId}:${sequence}`, token);
}

/** Number of earlier sequences whose links still show a booking: no booking is changed more often than this by hand. */
const EARLIER_LINKS = 50;

/**
 * Reports whether a token was valid before a change of the booking: its holder may see the booking as it is now, and
 * nothing else. Takes constant time.
 */
export function isEarlierBookingToken(
  bookingId: string,
  sequence: number,
  token: string,
  kind: LinkKind = 'link',
): boolean {
  const oldest = Math.max(0, sequence - EARLIER_LINKS);
  let found = false;
  for (let earlier = sequence - 1; earlier >= oldest; earlier -= 1)
    found = isBookingToken(bookingId, earlier, token, kind) || found;
  return found;
}

type LinkedBooking = Pick<Booking, 'id' | 'slug' | 'sequence' | 'language'>;

/** Returns the path of a booking's page with a token. */
function pathWith(token: string, { id, language }: LinkedBooking, address: string): string {
  const card = address === '' ? '' : `/${address}`;
  const spoken = language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
  return `/c${card}/reserva/${id}?t=${token}${spoken}`;
}

/**
 * Returns the path of a booking's page, with its token, below the origin of the cards; empty for a booking that came
 * through no card.
 *
 * @param address - Slug under which its card is shown now, whose theme the page then has; empty where it isn't shown.
 *   The page opens at any other slug as well, so that links outlive the card's address and the card.
 */
export function bookingPath(booking: LinkedBooking, address: string): string {
  if (booking.slug === '') return '';
  return pathWith(bookingToken(booking.id, booking.sequence), booking, address);
}

/** Returns the path of the receipt of what was paid for a booking, with the token of the booking's page. */
export const receiptPath = ({ id, sequence, language }: Omit<LinkedBooking, 'slug'>): string =>
  `/b/justificante/${id}.pdf?t=${bookingToken(id, sequence)}${language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`}`;

/**
 * Returns the path of a booking's page with the token of a reminder: its holder may see the booking, say that they come, and
 * cancel it unless it has been paid. A booking by hand has one too.
 *
 * @param address - As {@link bookingPath} says.
 */
export const reminderPath = (booking: LinkedBooking, address: string): string =>
  pathWith(signed('reminder', `${booking.id}:${booking.sequence}`), booking, address);
