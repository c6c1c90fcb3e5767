import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { searchKeysOf, type BookingCustomer } from 'shared-lib/domain/booking';

/** `customers/{uid}/people/{id}` as it is stored. */
interface CustomerDocument extends BookingCustomer {
  firstAt: Timestamp;
  lastAt: Timestamp;
  bookings: number;
  ownerNote: string;
  searchKeys: string[];
}

/** Who somebody is among an owner's customers: by address, else by number. Empty for somebody without either. */
export function customerIdOf({ email, phone }: Pick<BookingCustomer, 'email' | 'phone'>): string {
  const known = email.toLowerCase() || phone.replace(/[^\d+]/g, '');
  return known === '' ? '' : createHash('sha256').update(known).digest('hex').slice(0, 40);
}

export function customerRef(db: Firestore, uid: string, customerId: string): DocumentReference {
  return db.doc(`customers/${uid}/people/${customerId}`);
}

/** Counts a booking of a customer's; what they said last of themselves is kept, the owner's note too. */
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
  const next: CustomerDocument = {
    name,
    email,
    phone: customer.phone || (stored?.phone ?? ''),
    firstAt: stored?.firstAt ?? at,
    lastAt: at,
    bookings: (stored?.bookings ?? 0) + 1,
    ownerNote: stored?.ownerNote ?? '',
    searchKeys: searchKeysOf({ name, email }),
  };
  transaction.set(known.ref, next);
}
