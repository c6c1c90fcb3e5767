import type { Firestore } from 'firebase-admin/firestore';
import type { BookableService, Booking, VisitorBooking } from 'shared-lib/domain/booking';
import { DEFAULT_AVAILABILITY } from 'shared-lib/domain/booking';
import type { Reader } from './busy-days';
import { bookingPath } from './booking-token';
import { parseAvailability, readService, type StoredService } from './read-offer';

const MINUTE_MS = 60_000;

/** What the link's page is answered: the booking, and the link that holds for it now. */
export interface VisitorAnswer {
  booking: VisitorBooking;
  path: string;
}

/** A booked service as its slots are computed: the length and buffers agreed on, the limits that hold now. */
export function bookableOf(
  { service }: Pick<Booking, 'service'>,
  now: StoredService | null,
): BookableService {
  return {
    id: service.id,
    durationMinutes: service.durationMinutes,
    bufferBeforeMinutes: service.bufferBeforeMinutes,
    bufferAfterMinutes: service.bufferAfterMinutes,
    noticeMinutes: now?.noticeMinutes ?? 0,
    maxPerDay: now?.maxPerDay ?? 0,
  };
}

/** Whether the owner's notice still lets a visitor change a booking. */
export function isInTime(
  { start }: Pick<Booking, 'start'>,
  changeNoticeMinutes: number,
  now: number,
): boolean {
  return now <= start - changeNoticeMinutes * MINUTE_MS && now < start;
}

/** Where a visitor pays while a payment is awaited, with their address filled in. Stripe gives the reference to the owner. */
function payUrlOf({ id, status, payment, customer }: Booking, service: StoredService | null): string {
  const link = service?.payment.rule === 'link' ? service.payment.link : '';
  const isAwaited = payment.state === 'awaiting' && (status === 'pending_payment' || status === 'confirmed');
  if (!isAwaited || link === '') return '';
  const known = new URLSearchParams({ client_reference_id: id });
  if (customer.email !== '') known.set('prefilled_email', customer.email);
  return `${link}?${known.toString()}`;
}

/** Reads what the holder of a booking's link may know. */
export async function readVisitorAnswer(
  reader: Reader,
  db: Firestore,
  booking: Booking,
  now: number,
): Promise<VisitorAnswer> {
  const service = await readService(reader, db, booking.service.id);
  const [hours, owner, card] = await reader.getAll(
    db.doc(`availability/${booking.userId}`),
    db.doc(`users/${booking.userId}`),
    db.doc(`cards/${booking.cardId || 'none'}`),
  );
  const { changeNoticeMinutes } = parseAvailability(hours!) ?? DEFAULT_AVAILABILITY;
  const { id, name, durationMinutes, price, currency, place } = booking.service;
  const isOpen = ['pending_payment', 'pending_confirmation', 'confirmed'].includes(booking.status);
  return {
    path: bookingPath(booking),
    booking: {
      id: booking.id,
      slug: booking.slug,
      ownerName: String(card!.get('profile.name') ?? owner!.get('name') ?? ''),
      service: { id, name, durationMinutes, price, currency, place },
      firstName: booking.customer.name.split(/\s+/)[0]!,
      start: booking.start,
      end: booking.end,
      zone: booking.zone,
      status: booking.status,
      payUrl: payUrlOf(booking, service),
      reason: booking.reason,
      bookable: bookableOf(booking, service),
      canChange: isOpen && isInTime(booking, changeNoticeMinutes, now),
      changeNoticeMinutes,
    },
  };
}
