import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { searchKeysOf, type Booking } from 'shared-lib/domain/booking';

/** `bookings/{id}` as it is stored: a {@link Booking} with Firestore's times, and what only functions look at. */
export interface BookingDocument extends Omit<
  Booking,
  'id' | 'start' | 'end' | 'createdAt' | 'updatedAt' | 'payment'
> {
  start: Timestamp;
  end: Timestamp;
  createdAt: Timestamp;
  updatedAt: Timestamp;
  payment: Omit<Booking['payment'], 'paidAt'> & { paidAt: Timestamp | null };
  /** Under which `customers/{uid}/people` has who booked; empty for somebody without address and phone. */
  customerId: string;
  /** Stands for the page that sent it: only that one is answered again. */
  requestKey: string;
  /** Under what its owner finds it. */
  searchKeys: string[];
}

/** Where a booking is. */
export function bookingRef(db: Firestore, bookingId: string): DocumentReference {
  return db.collection('bookings').doc(bookingId);
}

/** A stored booking as the apps see it. Ask first whether the snapshot exists. */
export function parseBooking(snapshot: DocumentSnapshot): Booking {
  const { customerId: _, requestKey: __, searchKeys: ___, ...stored } = snapshot.data() as BookingDocument;
  return {
    ...stored,
    id: snapshot.id,
    start: stored.start.toMillis(),
    end: stored.end.toMillis(),
    createdAt: stored.createdAt.toMillis(),
    updatedAt: stored.updatedAt.toMillis(),
    payment: { ...stored.payment, paidAt: stored.payment.paidAt?.toMillis() ?? null },
  };
}

/** A booking as it is stored. */
export function toBookingDocument(
  { id: _, ...booking }: Booking,
  internal: Pick<BookingDocument, 'customerId' | 'requestKey'>,
): BookingDocument {
  const { paidAt } = booking.payment;
  return {
    ...booking,
    ...internal,
    searchKeys: searchKeysOf(booking.customer),
    start: Timestamp.fromMillis(booking.start),
    end: Timestamp.fromMillis(booking.end),
    createdAt: Timestamp.fromMillis(booking.createdAt),
    updatedAt: Timestamp.fromMillis(booking.updatedAt),
    payment: { ...booking.payment, paidAt: paidAt === null ? null : Timestamp.fromMillis(paidAt) },
  };
}
