import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { searchKey } from 'shared-lib/domain';
import {
  searchKeysOf,
  type Booking,
  type BookingCustomer,
  type PersonSource,
} from 'shared-lib/domain/booking';

/** `customers/{uid}/people/{id}` as it is stored. */
export interface CustomerDocument extends BookingCustomer {
  firstAt: Timestamp;
  lastAt: Timestamp;
  bookings: number;
  ownerNote: string;
  searchKeys: string[];
  /** Missing in people who have only booked, like what follows. */
  leads?: number;
  company?: string;
  source?: PersonSource;
  context?: string;
  tags?: string[];
  remindAt?: Timestamp | null;
}

/** Name of a customer who has none. */
const NAMELESS = '–';

/**
 * Returns the id of a customer among an owner's: by address, else by phone, else by name, which may be all that the
 * owner wrote down. Empty for a customer without any of them.
 */
export function customerIdOf({ name, email, phone }: BookingCustomer): string {
  const named = name === NAMELESS ? '' : searchKey(name);
  const known = email.toLowerCase() || phone.replace(/[^\d+]/g, '') || (named && `name:${named}`);
  return known === '' ? '' : createHash('sha256').update(known).digest('hex').slice(0, 40);
}

export function customerRef(db: Firestore, uid: string, customerId: string): DocumentReference {
  return db.doc(`customers/${uid}/people/${customerId}`);
}

/**
 * Adds a booking to a customer's record; the latest name, address and phone replace earlier ones, the owner's note
 * stays.
 */
export function writeCustomer(
  transaction: Transaction,
  known: DocumentSnapshot,
  customer: BookingCustomer,
  now: number,
): void {
  const stored = known.data() as CustomerDocument | undefined;
  const at = Timestamp.fromMillis(now);
  const name = customer.name;
  const email = customer.email || (stored?.email ?? '');
  const phone = customer.phone || (stored?.phone ?? '');
  const next: CustomerDocument = {
    ...stored,
    name,
    email,
    phone,
    firstAt: stored?.firstAt ?? at,
    lastAt: at,
    bookings: (stored?.bookings ?? 0) + 1,
    ownerNote: stored?.ownerNote ?? '',
    searchKeys: searchKeysOf({ name, email, phone }),
  };
  transaction.set(known.ref, next);
}

/**
 * Removes one booking from a customer's record, whose contact data is then that of another booking; without another
 * booking the record is deleted, with the owner's note. A person who also left their details on a card stays with those.
 *
 * @param other - Latest other booking of the same customer; `null` for none.
 */
export function forgetBookingOf(
  transaction: Transaction,
  known: DocumentSnapshot,
  other: Pick<Booking, 'customer' | 'createdAt'> | null,
): void {
  const stored = known.data() as CustomerDocument | undefined;
  if (!stored) return;
  if (!other) {
    if (stored.leads) transaction.update(known.ref, { bookings: 0 });
    else transaction.delete(known.ref);
    return;
  }
  const next: CustomerDocument = {
    ...stored,
    ...other.customer,
    lastAt: Timestamp.fromMillis(other.createdAt),
    bookings: Math.max(1, stored.bookings - 1),
    searchKeys: searchKeysOf(other.customer),
  };
  transaction.set(known.ref, next);
}
