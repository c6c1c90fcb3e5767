import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { bookingDocumentSchema } from 'shared-lib/documents';
import { searchKeysOf, type Booking } from 'shared-lib/model/booking';
import type { z } from 'zod';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { readEachStored, requireStored } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';

const bookingSchema = typesOf(bookingDocumentSchema);

/** `bookings/{id}` as it is stored: a {@link Booking} with Firestore's timestamps, and fields that only functions read. */
export type BookingDocument = z.infer<typeof bookingSchema>;

/** A booking with the stored fields that only functions use. */
export interface ReadBooking {
  booking: Booking;
  internal: Pick<BookingDocument, 'customerId' | 'requestKey'>;
}

/** Refers to `bookings/{bookingId}`. */
export function bookingRef(db: Firestore, bookingId: string): DocumentReference {
  return db.collection('bookings').doc(bookingId);
}

function parsePayment({ paidAt, dueAt, ...payment }: BookingDocument['payment']): Booking['payment'] {
  return { ...payment, paidAt: paidAt?.toMillis() ?? null, ...(dueAt && { dueAt: dueAt.toMillis() }) };
}

function toPaymentDocument({ paidAt, dueAt, ...payment }: Booking['payment']): BookingDocument['payment'] {
  return {
    ...payment,
    paidAt: paidAt === null ? null : Timestamp.fromMillis(paidAt),
    ...(dueAt !== undefined && { dueAt: Timestamp.fromMillis(dueAt) }),
  };
}

/** Converts a stored booking to the form that apps use. */
function toBooking(
  id: string,
  {
    customerId: _,
    mailboxKey: __,
    requestKey: ___,
    searchKeys: ____,
    serviceIds: _____,
    eraseAfter,
    erasedAt,
    moveNotifiedAt,
    ...stored
  }: BookingDocument,
): Booking {
  return {
    ...stored,
    id,
    start: stored.start.toMillis(),
    end: stored.end.toMillis(),
    createdAt: stored.createdAt.toMillis(),
    updatedAt: stored.updatedAt.toMillis(),
    ...(moveNotifiedAt !== undefined && { moveNotifiedAt: moveNotifiedAt?.toMillis() ?? null }),
    ...(eraseAfter && { eraseAfter: eraseAfter.toMillis() }),
    ...(erasedAt && { erasedAt: erasedAt.toMillis() }),
    payment: parsePayment(stored.payment),
  };
}

/** Reads a stored booking, which must exist, in the form that apps use. */
export const parseBooking = (snapshot: DocumentSnapshot): Booking =>
  toBooking(snapshot.id, requireStored(bookingSchema, snapshot));

/** Reads the bookings of a list; one that can't be read is left out. */
export const parseBookings = (snapshots: readonly DocumentSnapshot[]): Booking[] =>
  readEachStored(bookingSchema, snapshots).map(({ id, data }) => toBooking(id, data));

/** Reads a stored booking, which must exist, with the fields that only functions use. */
export function parseWithInternals(snapshot: DocumentSnapshot): ReadBooking {
  const stored = requireStored(bookingSchema, snapshot);
  const { customerId, requestKey } = stored;
  return { booking: toBooking(snapshot.id, stored), internal: { customerId, requestKey } };
}

/** Returns the booking of a snapshot; `null` for one that is missing or has no customer. */
export const bookingOf = (snapshot: DocumentSnapshot): Booking | null =>
  snapshot.exists && snapshot.get('customer') ? parseBooking(snapshot) : null;

/** Converts a booking to the form in which it is stored. */
export function toBookingDocument(
  { id: _, eraseAfter, erasedAt, moveNotifiedAt, ...booking }: Booking,
  internal: ReadBooking['internal'],
): BookingDocument {
  const { parts } = booking.service;
  return {
    ...booking,
    ...internal,
    mailboxKey: mailboxKeyOf(booking.customer.email),
    searchKeys: searchKeysOf(booking.customer),
    ...(parts && { serviceIds: parts.map((part) => part.id) }),
    start: Timestamp.fromMillis(booking.start),
    end: Timestamp.fromMillis(booking.end),
    createdAt: Timestamp.fromMillis(booking.createdAt),
    updatedAt: Timestamp.fromMillis(booking.updatedAt),
    ...(moveNotifiedAt !== undefined && {
      moveNotifiedAt: moveNotifiedAt === null ? null : Timestamp.fromMillis(moveNotifiedAt),
    }),
    ...(eraseAfter !== undefined && { eraseAfter: Timestamp.fromMillis(eraseAfter) }),
    ...(erasedAt !== undefined && { erasedAt: Timestamp.fromMillis(erasedAt) }),
    payment: toPaymentDocument(booking.payment),
  };
}
