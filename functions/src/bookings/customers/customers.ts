import { createHash } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { customerDocumentSchema, type mergedPersonSchema } from 'shared-lib/documents';
import { searchKey } from 'shared-lib/model';
import type { Booking, BookingCustomer } from 'shared-lib/model/booking';
import { z } from 'zod';
import { readField, readStored } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';
import {
  NAMELESS,
  withOwnerWords,
  withoutVisitorWords,
  withVisitorWords,
  type PersonWords,
} from './person-words';

const customerSchema = typesOf(customerDocumentSchema);
const mergedIntoSchema = z.string().optional();

/** `customers/{uid}/people/{id}` as it is stored. */
export type CustomerDocument = z.infer<typeof customerSchema>;

/** Place of a person whom their owner merged into another: the id of that one. It has no `lastAt`, so that no list has it. */
export type MergedPerson = z.input<typeof mergedPersonSchema>;

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
  readField(mergedIntoSchema, found, 'mergedInto');

/** Reads the record of a person; undefined for a missing one, and for the place of somebody who was merged. */
export const readCustomer = (found: DocumentSnapshot): CustomerDocument | undefined =>
  mergedInto(found) === undefined ? readStored(customerSchema, found) : undefined;

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
 * Adds a booking, or several of one series, to a customer's record. A visitor's details create the record or are stored beside it as
 * claims; those that the owner typed while booking by hand replace the former ones.
 */
export function writeCustomer(
  transaction: Transaction,
  known: DocumentSnapshot,
  { id, customer, createdBy }: Pick<Booking, 'id' | 'customer' | 'createdBy'>,
  now: number,
  count = 1,
): void {
  const stored = readCustomer(known);
  const at = Timestamp.fromMillis(now);
  const next: CustomerDocument = {
    ...stored,
    ...(createdBy === 'owner'
      ? withOwnerWords(stored, customer, { replaces: true })
      : withVisitorWords(stored, customer, { id, source: 'booking', at })),
    firstAt: stored?.firstAt ?? at,
    lastAt: at,
    bookings: (stored?.bookings ?? 0) + count,
    ownerNote: stored?.ownerNote ?? '',
  };
  transaction.set(known.ref, next);
}

/**
 * Prepares the change of a person's record that counts an appointment of theirs as completed. Reads only.
 *
 * @returns Writes it; call it after all reads. A person who is no longer in the list stays out of it.
 */
export async function prepareVisit(
  transaction: Transaction,
  db: Firestore,
  { uid, customerId, start }: { uid: string; customerId: string; start: number },
): Promise<() => void> {
  const [known] = await readPeople(transaction, db, uid, customerId === '' ? [] : [customerId]);
  const visitAt = known && readCustomer(known)?.visitAt;
  const isLater = known?.exists === true && !(visitAt && visitAt.toMillis() >= start);
  return () => {
    if (isLater) transaction.update(known.ref, { visitAt: Timestamp.fromMillis(start) });
  };
}

/** Another booking or form of a person, and its words. */
export interface OtherVisit {
  id: string;
  words: PersonWords;
  /** Time at which it was made, in milliseconds since the epoch. */
  at: number;
}

/**
 * Removes what one booking or form brought from a person's record, which is deleted when nothing else is left of them: no other
 * booking or form, and no words of the owner's.
 *
 * @param gone - Its id, the number of bookings or forms that are left without it, and what the record has from then on.
 * @param other - Latest other booking or form of the same person; `null` for none.
 * @returns True when the record is gone.
 */
export function forgetVisit(
  transaction: Transaction,
  known: DocumentSnapshot,
  gone: { id: string } & Partial<Pick<CustomerDocument, 'bookings' | 'leads' | 'restRequest'>>,
  other: OtherVisit | null,
): boolean {
  const stored = readCustomer(known);
  if (!stored) return false;
  const { id, ...counts } = gone;
  // The date of an appointment that is erased goes with it.
  const { visitAt: _, ...record } = stored;
  const next = withoutVisitorWords(record, id, other);
  if (next)
    transaction.set(known.ref, {
      ...next,
      ...counts,
      ...(other && { lastAt: Timestamp.fromMillis(other.at) }),
    });
  else transaction.delete(known.ref);
  return next === null;
}
