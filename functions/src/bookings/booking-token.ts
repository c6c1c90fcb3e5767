import { DEFAULT_LANGUAGE } from 'shared-lib/model';
import type { Booking } from 'shared-lib/model/booking';
import { mailboxKeyOf } from '../outbox/mailbox';
import { isSigned, signed } from './booking-secret';

/**
 * Returns the token in the link to a booking: its holder may see the booking, cancel it and move it. It is valid for
 * one sequence, so that a change, whose mail has the next link, invalidates older links.
 */
export function bookingToken(bookingId: string, sequence: number): string {
  return signed('link', `${bookingId}:${sequence}`);
}

/**
 * Returns the proof in the links of a booking's mail, which no page gets otherwise: its holder reads the mailbox that was typed,
 * whereas the token is given to whoever books.
 */
export const mailboxProof = (bookingId: string, email: string): string =>
  signed('mailbox', `${bookingId}:${mailboxKeyOf(email)}`);

/** Reports whether a proof comes from the mail about a booking to this address, in constant time. */
export const isMailboxProof = (bookingId: string, email: string, proof: string): boolean =>
  email !== '' && isSigned('mailbox', `${bookingId}:${mailboxKeyOf(email)}`, proof);

/** Reports whether a token is that of a booking's sequence, in constant time. */
export function isBookingToken(bookingId: string, sequence: number, token: string): boolean {
  return isSigned('link', `${bookingId}:${sequence}`, token);
}

/** Number of earlier sequences whose links still show a booking: no booking is changed more often than this by hand. */
const EARLIER_LINKS = 50;

/**
 * Reports whether a token was valid before a change of the booking: its holder may see the booking as it is now, and
 * nothing else. Takes constant time.
 */
export function isEarlierBookingToken(bookingId: string, sequence: number, token: string): boolean {
  const oldest = Math.max(0, sequence - EARLIER_LINKS);
  let found = false;
  for (let earlier = sequence - 1; earlier >= oldest; earlier -= 1)
    found = isBookingToken(bookingId, earlier, token) || found;
  return found;
}

/**
 * Returns the path of a booking's page, with its token, below the origin of the cards; empty for a booking that came
 * through no card.
 *
 * @param address - Slug under which its card is shown now, whose theme the page then has; empty where it isn't shown.
 *   The page opens at any other slug as well, so that links outlive the card's address and the card.
 */
export function bookingPath(
  { id, slug, sequence, language }: Pick<Booking, 'id' | 'slug' | 'sequence' | 'language'>,
  address: string,
): string {
  if (slug === '') return '';
  const card = address === '' ? '' : `/${address}`;
  const spoken = language === DEFAULT_LANGUAGE ? '' : `&lang=${language}`;
  return `/c${card}/reserva/${id}?t=${bookingToken(id, sequence)}${spoken}`;
}
