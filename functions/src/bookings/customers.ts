import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
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

/** Place of a person whom their owner merged into another: the id of that one. It has no `lastAt`, so that no list has it. */
export interface MergedPerson {
  mergedInto: string;
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

/** Returns the id of the person into whom another was merged; undefined for a person of their own. */
export const mergedInto = (found: DocumentSnapshot): string | undefined =>
  found.get('mergedInto') as string | undefined;

/**
 * Reads the records of people, in the order of their ids; for someone who was merged, that of the person they were merged into.
 * Reads only.
 */
export async function readPeople(
  transaction: Transaction,
  db: Firestore,
  uid: string,
  ids: readonly string[],
): Promise<DocumentSnapshot[]> {
  if (ids.length === 0) return [];
  const found = await transaction.getAll(...ids.map((id) => customerRef(db, uid, id)));
  const refs = found.flatMap((one) => mergedInto(one) ?? []).map((id) => customerRef(db, uid, id));
  if (refs.length === 0) return found;
  const targets = new Map((await transaction.getAll(...refs)).map((target) => [target.id, target]));
  return found.map((one) => targets.get(mergedInto(one) ?? '') ?? one);
}

/** Returns the query of the places of people who were merged into one. */
export const mergedIntoQuery = (db: Firestore, uid: string, customerId: string): Query =>
  db.collection(`customers/${uid}/people`).where('mergedInto', '==', customerId);

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
 * @returns True when the record is gone.
 */
export function forgetBookingOf(
  transaction: Transaction,
  known: DocumentSnapshot,
  other: Pick<Booking, 'customer' | 'createdAt'> | null,
): boolean {
  const stored = known.data() as CustomerDocument | undefined;
  if (!stored) return false;
  if (!other) {
    if (stored.leads) transaction.update(known.ref, { bookings: 0 });
    else transaction.delete(known.ref);
    return !stored.leads;
  }
  const next: CustomerDocument = {
    ...stored,
    ...other.customer,
    lastAt: Timestamp.fromMillis(other.createdAt),
    bookings: Math.max(1, stored.bookings - 1),
    searchKeys: searchKeysOf(other.customer),
  };
  transaction.set(known.ref, next);
  return false;
}
