import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Booking } from 'shared-lib/domain/booking';
import { bookingKey } from './booking-secret';

/**
 * What the link to a booking carries: whoever has it may see the booking, cancel it and move it. It holds for one sequence,
 * so that a change, whose mail has the next link, makes older links worthless.
 */
export function bookingToken(bookingId: string, sequence: number): string {
  return createHmac('sha256', bookingKey('link')).update(`${bookingId}:${sequence}`).digest('base64url');
}

/** Whether a token is that of a booking's sequence. Takes as long for a wrong one. */
export function isBookingToken(bookingId: string, sequence: number, token: string): boolean {
  const wanted = Buffer.from(bookingToken(bookingId, sequence));
  const given = Buffer.from(token);
  return wanted.length === given.length && timingSafeEqual(wanted, given);
}

/** The page of a booking, with its token, below the origin of the cards; empty for one that came through no card. */
export function bookingPath({ id, slug, sequence }: Pick<Booking, 'id' | 'slug' | 'sequence'>): string {
  return slug === '' ? '' : `/c/${slug}/reserva/${id}?t=${bookingToken(id, sequence)}`;
}
