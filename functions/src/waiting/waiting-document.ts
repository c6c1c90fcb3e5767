import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { waitingDocumentSchema } from 'shared-lib/documents';
import {
  WAITING_KEPT_MS,
  MAX_WAITING_ENTRIES,
  type WaitingEntry,
  type WaitingStatus,
} from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { mailboxKeyOf } from '../outbox/mailbox';

/** `waiting/{id}` as it is stored: a {@link WaitingEntry} with Firestore's timestamps, and fields that only functions read. */
export interface WaitingDocument extends Omit<WaitingEntry, 'id' | 'createdAt' | 'updatedAt'> {
  createdAt: Timestamp;
  updatedAt: Timestamp;
  mailboxKey: string;
  /** Id of the challenge of the last change: the same request gets the same answer. */
  requestKey: string;
  expiresAt: Timestamp;
}

/** Refers to `waiting/{waitingId}`. */
export const waitingRef = (db: Firestore, waitingId: string): DocumentReference =>
  db.collection('waiting').doc(waitingId);

/** Parses a stored entry; `null` for a missing or an invalid one. */
export function parseWaiting(snapshot: DocumentSnapshot): WaitingEntry | null {
  const parsed = waitingDocumentSchema.safeParse(snapshot.data());
  if (!parsed.success) return null;
  const { createdAt, updatedAt, mailboxKey: _, requestKey: __, expiresAt: ___, ...entry } = parsed.data;
  return { ...entry, id: snapshot.id, createdAt: createdAt.toMillis(), updatedAt: updatedAt.toMillis() };
}

/** Converts an entry to the form in which it is stored. */
export function toWaitingDocument({ id: _, ...entry }: WaitingEntry, requestKey: string): WaitingDocument {
  return {
    ...entry,
    createdAt: Timestamp.fromMillis(entry.createdAt),
    updatedAt: Timestamp.fromMillis(entry.updatedAt),
    mailboxKey: mailboxKeyOf(entry.customer.email),
    requestKey,
    // The last day, in whatever zone, is over.
    expiresAt: Timestamp.fromMillis(Date.parse(entry.wish.to) + DAY_MS + WAITING_KEPT_MS),
  };
}

/** States of an entry that is on its owner's list. */
export const OPEN_WAITING: readonly WaitingStatus[] = ['waiting', 'offered'];

/** Returns the query of an owner's entries that wait, or have an offer. */
export const openEntries = (db: Firestore, uid: string): Query =>
  db
    .collection('waiting')
    .where('userId', '==', uid)
    .where('status', 'in', [...OPEN_WAITING])
    .limit(MAX_WAITING_ENTRIES);
