import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { searchKeysOf, type Booking } from 'shared-lib/model/booking';
import { mailboxKeyOf } from '../../outbox/mailbox';

/**
 * `bookings/{id}` as it is stored: a {@link Booking} with Firestore's timestamps, and fields that only functions read.
 */
export interface BookingDocument extends Omit<
  Booking,
  | 'id'
  | 'start'
  | 'end'
  | 'createdAt'
  | 'updatedAt'
  | 'payment'
  | 'eraseAfter'
  | 'erasedAt'
  | 'moveNotifiedAt'
> {
  start: Timestamp;
  end: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  eraseAfter?: Timestamp;
  moveNotifiedAt?: Timestamp | null;
  erasedAt?: Timestamp;
  payment: Omit<Booking['payment'], 'paidAt' | 'dueAt'> & { paidAt: Timestamp | null; dueAt?: Timestamp };
  /** Id of the customer in `customers/{uid}/people`; empty for somebody without name, address and phone. */
  customerId: string;
  /**
   * Hash of the mailbox that mail about the booking goes to, however its address is written; missing in older bookings.
   */
  mailboxKey?: string;
  /** Hash of the session that sent the booking: only that session gets the same answer to the same request again. */
  requestKey: string;
  /** Words by which its owner's search finds it. */
  searchKeys: string[];
  /** Ids of the services of a visit, by which its owner's filter finds it; missing for one service. */
  serviceIds?: string[];
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

/** Converts a stored booking to the form that apps use. The snapshot must exist. */
export function parseBooking(snapshot: DocumentSnapshot): Booking {
  const {
    customerId: _,
    mailboxKey: __,
    requestKey: ___,
    searchKeys: ____,
    serviceIds: _____,
    eraseAfter,
    erasedAt,
    moveNotifiedAt,
    ...stored
  } = snapshot.data() as BookingDocument;
  return {
    ...stored,
    id: snapshot.id,
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

/** Returns the booking of a snapshot; `null` for one that is missing or has no customer. */
export const bookingOf = (snapshot: DocumentSnapshot): Booking | null =>
  snapshot.exists && snapshot.get('customer') ? parseBooking(snapshot) : null;

/** Converts a booking to the form in which it is stored. */
export function toBookingDocument(
  { id: _, eraseAfter, erasedAt, moveNotifiedAt, ...booking }: Booking,
  internal: Pick<BookingDocument, 'customerId' | 'requestKey'>,
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
