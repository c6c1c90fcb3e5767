import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import type { Booking } from 'shared-lib/model/booking';
import { notify } from '../../notifications/notify';
import { Refusal } from '../../refusal';
import { isMailboxProof } from '../record/booking-token';
import { readCustomer, type CustomerDocument } from './customers';
import { NAMELESS } from './person-words';
import type { BookingContext } from '../time/take-slot';

/**
 * Request of a person, who proved their address by the link in a mail, that the owner erases what else they know of them. The address
 * goes once it is answered.
 */
export type RestRequest = NonNullable<CustomerDocument['restRequest']>;

/** Returns the same moment a month later, on the last day of a shorter one: the time that the GDPR gives for an answer. */
export function monthAfter(instant: number): number {
  const date = new Date(instant);
  const next = new Date(instant);
  next.setUTCMonth(date.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next.getTime();
}

/**
 * Returns the request that a visitor makes together with an erasure; `null` when they make none.
 *
 * @param proof - The proof from the link in their mail; undefined without a request.
 * @throws Refusal `bad-link`
 */
export function restRequestOf(
  { id, customer: { email }, language }: Booking,
  proof: string | undefined,
  now: number,
): RestRequest | null {
  if (proof === undefined) return null;
  if (!isMailboxProof(id, email, proof)) throw new Refusal('bad-link');
  return {
    askedAt: Timestamp.fromMillis(now),
    dueAt: Timestamp.fromMillis(monthAfter(now)),
    email,
    language,
  };
}

/** Returns the request that a record has from then on: one that waits for an answer already keeps its date. */
export function requestAfter(known: DocumentSnapshot, request: RestRequest): RestRequest {
  const earlier = readCustomer(known)?.restRequest;
  return earlier && earlier.refusedAt === undefined ? earlier : request;
}

/** Notifies the owner that a person asks for the erasure of the rest. */
export function notifyOfRequest(
  transaction: Transaction,
  context: BookingContext,
  uid: string,
  known: DocumentSnapshot,
  { dueAt }: RestRequest,
): void {
  notify(transaction, context, uid, {
    kind: 'person-erasure',
    personId: known.id,
    person: String(known.get('name') ?? NAMELESS),
    dueAt: new Date(dueAt.toMillis()).toISOString(),
  });
}
