import { createHash } from 'node:crypto';
import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { CALENDAR_SIGN_INS } from 'shared-lib/model';
import { MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readStored, timestamp } from '../../stored/read-stored';

/** Time that an owner has for the maker's page, and then for choosing a calendar, in milliseconds. */
export const ASKED_MS = 10 * MINUTE_MS;
export const GRANTED_MS = 30 * MINUTE_MS;

const consentSchema = z.object({
  kind: z.enum(CALENDAR_SIGN_INS),
  /** Session that requested the consent, by the second at which it began: another one can't finish it. */
  sessionStartedAt: z.number(),
  /** Secret half of the challenge, as `seal` encrypted it for {@link consentContext}. */
  verifier: z.string(),
  /** True where the owner wants their bookings written. */
  writes: z.boolean(),
  /** Calendar whose connection is renewed; `null` for a new one. */
  sourceId: z.string().nullable(),
  /** `taken` once a code was sent to the maker: none is sent a second time. */
  status: z.enum(['asked', 'taken', 'granted']),
  /** Hash of the code; empty before there is one. */
  codeHash: z.string(),
  /** Missing until it is granted. */
  granted: z
    .object({
      /** Encrypted as the verifier is. */
      token: z.string(),
      username: z.string(),
      calendars: z.array(z.object({ url: z.string(), name: z.string(), isWritable: z.boolean() })),
    })
    .optional(),
  createdAt: timestamp,
  expiresAt: timestamp,
});

/** `users/{uid}/calendarConsents/{hash of the state}`: a consent that an owner is asked for, once. No client reads it. */
export type ConsentDocument = z.infer<typeof consentSchema>;

/** Returns the hash of a text, by which it is known again and can't be read. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Returns the context that the secrets of a consent are encrypted with. */
export const consentContext = (uid: string, consentId: string): string => `${uid}/consent/${consentId}`;

/** Refers to a consent of an owner. */
export const consentRef = (db: Firestore, uid: string, consentId: string): DocumentReference =>
  db.doc(`users/${uid}/calendarConsents/${consentId}`);

/** Returns a consent that the session may still use; `null` for another's, one that has expired, and none. */
export function consentOf(
  stored: DocumentSnapshot,
  { now, sessionStartedAt }: { now: number; sessionStartedAt: number },
): ConsentDocument | null {
  const consent = readStored(consentSchema, stored);
  if (!consent || consent.expiresAt.toMillis() <= now) return null;
  return consent.sessionStartedAt === sessionStartedAt ? consent : null;
}
