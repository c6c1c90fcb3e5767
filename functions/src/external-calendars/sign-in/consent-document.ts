import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore, Timestamp } from 'firebase-admin/firestore';
import type { CalendarSignIn, FoundCalendar } from 'shared-lib/model';
import { MINUTE_MS } from 'shared-lib/time';

/** Time that an owner has for the maker's page, and then for choosing a calendar, in milliseconds. */
export const ASKED_MS = 10 * MINUTE_MS;
export const GRANTED_MS = 30 * MINUTE_MS;

/** `users/{uid}/calendarConsents/{hash of the state}`: a consent that an owner is asked for, once. No client reads it. */
export interface ConsentDocument {
  kind: CalendarSignIn;
  /** Session that asked, by the second at which it began: another one can't finish it. */
  sessionStartedAt: number;
  /** Secret half of the challenge, as `seal` encrypted it for {@link consentContext}. */
  verifier: string;
  /** True where the owner wants their bookings written. */
  writes: boolean;
  /** Calendar whose connection is renewed; `null` for a new one. */
  sourceId: string | null;
  /** `taken` once a code was sent to the maker: none is sent a second time. */
  status: 'asked' | 'taken' | 'granted';
  /** Hash of the code; empty before there is one. */
  codeHash: string;
  /** Missing until it is granted. */
  granted?: {
    /** Encrypted as the verifier is. */
    token: string;
    username: string;
    calendars: FoundCalendar[];
  };
  createdAt: Timestamp;
  expiresAt: Timestamp;
}

/** Returns the hash of a text, by which it is known again and can't be read. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns what the secrets of a consent are encrypted for. */
export const consentContext = (uid: string, consentId: string): string => `${uid}/consent/${consentId}`;

/** Refers to a consent of an owner. */
export const consentRef = (db: Firestore, uid: string, consentId: string): DocumentReference =>
  db.doc(`users/${uid}/calendarConsents/${consentId}`);

/** Returns a consent that the session may still use; `null` for another's, one that has expired, and none. */
export function consentOf(
  stored: DocumentSnapshot,
  { now, sessionStartedAt }: { now: number; sessionStartedAt: number },
): ConsentDocument | null {
  const consent = stored.data() as ConsentDocument | undefined;
  if (!consent || consent.expiresAt.toMillis() <= now) return null;
  return consent.sessionStartedAt === sessionStartedAt ? consent : null;
}
