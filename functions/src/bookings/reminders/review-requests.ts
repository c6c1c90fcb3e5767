import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { reviewSettingsSchema } from 'shared-lib/documents';
import {
  addDays,
  DEFAULT_REVIEW_SETTINGS,
  localDateOf,
  REVIEW_DELAY_MS,
  REVIEW_HOURS,
  REVIEW_PAUSE_DAYS,
  type Booking,
  type ReviewSettings,
} from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { isSigned, signed } from '../record/booking-secret';
import { readAll, type Reader } from '../../stored/read-all';
import { readStored, timestamp } from '../../stored/read-stored';
import { hourOn } from './day-reminders';
import { readBookingSettings } from '../offer/read-hours';

/** `reviewRequests/{bookingId}`: a request for a review that is due later. */
const reviewRequestSchema = z.object({ bookingId: z.string(), sendAt: timestamp });

type ReviewRequest = z.infer<typeof reviewRequestSchema>;

/** Reads a request for a review; undefined for one that was sent, or isn't due any more. */
export const readReviewRequest = (snapshot: DocumentSnapshot): ReviewRequest | undefined =>
  readStored(reviewRequestSchema, snapshot);

/** `users/{uid}/reviewAsks/{mailboxKey}`: a mailbox that got a request for a review, or that refuses them. */
const reviewAskSchema = z.object({
  askedAt: timestamp.nullable(),
  /** True once its reader wants no more requests of this owner. */
  isRefused: z.boolean(),
  /** Time from which the mailbox may be asked again; `null` for one that refuses. */
  expiresAt: timestamp.nullable(),
});

type ReviewAsk = z.infer<typeof reviewAskSchema>;

/** Days after an appointment within which its completion still triggers a request for a review. */
const FRESH_DAYS = 7;

export const reviewRequestRef = (db: Firestore, bookingId: string): DocumentReference =>
  db.doc(`reviewRequests/${bookingId}`);

export const reviewSettingsRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`users/${uid}/reviewSettings/settings`);

export const reviewAskRef = (db: Firestore, uid: string, mailboxKey: string): DocumentReference =>
  db.doc(`users/${uid}/reviewAsks/${mailboxKey}`);

/** Returns stored settings; those of an owner who has chosen nothing for missing or invalid ones. */
export function parseReviewSettings(snapshot: DocumentSnapshot): ReviewSettings {
  const parsed = reviewSettingsSchema.safeParse(snapshot.data());
  return parsed.success ? parsed.data : DEFAULT_REVIEW_SETTINGS;
}

/** Reads an owner's settings. */
export async function readReviewSettings(
  reader: Reader,
  db: Firestore,
  uid: string,
): Promise<ReviewSettings> {
  const [stored] = await readAll(reader, reviewSettingsRef(db, uid));
  return parseReviewSettings(stored);
}

/** Returns an instant, or the next morning's first hour for one at night in a zone. */
export function byDay(instant: number, zone: string): number {
  const date = localDateOf(instant, zone);
  const opens = hourOn(date, REVIEW_HOURS.first, zone);
  if (instant < opens) return opens;
  return instant < hourOn(date, REVIEW_HOURS.last, zone)
    ? instant
    : hourOn(addDays(date, 1), REVIEW_HOURS.first, zone);
}

/**
 * Returns the instant at which the visitor of a booking that is completed now gets a request for a review; `null` for never. Reads only.
 */
export async function planReviewRequest(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { userId, customer, end }: Booking,
): Promise<number | null> {
  if (customer.email === '' || now - end > FRESH_DAYS * DAY_MS) return null;
  const { isOn } = await readReviewSettings(transaction, db, userId);
  if (!isOn) return null;
  const { zone } = await readBookingSettings(transaction, db, userId);
  return byDay(now + REVIEW_DELAY_MS, zone ?? 'UTC');
}

/** Stores the request of a booking; `null` removes one. Writes only. */
export function writeReviewRequest(
  transaction: Transaction,
  db: Firestore,
  bookingId: string,
  sendAt: number | null,
): void {
  const ref = reviewRequestRef(db, bookingId);
  if (sendAt === null) {
    transaction.delete(ref);
    return;
  }
  const request: ReviewRequest = { bookingId, sendAt: Timestamp.fromMillis(sendAt) };
  transaction.set(ref, request);
}

/** Reports whether a mailbox may be asked now. */
export function mayBeInvited(ask: DocumentSnapshot, now: number): boolean {
  const stored = readStored(reviewAskSchema, ask);
  if (!stored) return true;
  return !stored.isRefused && stored.expiresAt !== null && stored.expiresAt.toMillis() <= now;
}

/** Stores that a mailbox gets a request now. */
export function recordInvitation(transaction: Transaction, ref: DocumentReference, now: number): void {
  const ask: ReviewAsk = {
    askedAt: Timestamp.fromMillis(now),
    isRefused: false,
    expiresAt: Timestamp.fromMillis(now + REVIEW_PAUSE_DAYS * DAY_MS),
  };
  transaction.set(ref, ask);
}

/** An owner and a mailbox to which their requests go. */
export interface ReviewMailbox {
  uid: string;
  mailboxKey: string;
}

/** Returns the path of the page on which the reader of a request refuses further ones of its owner. */
export const refusalPath = ({ userId, customer, language }: Booking): string => {
  const key = mailboxKeyOf(customer.email);
  const spoken = language === 'es' ? '' : `&lang=${language}`;
  return `/b/opiniones/${userId}/${key}?t=${signed('review', `${userId}:${key}`)}${spoken}`;
};

/** Reports whether a token is that of a request to this mailbox, in constant time. */
export const isRefusalToken = ({ uid, mailboxKey }: ReviewMailbox, token: string): boolean =>
  isSigned('review', `${uid}:${mailboxKey}`, token);

/** Stores that a mailbox refuses requests of an owner, for as long as the owner's account is there. */
export async function refuseReviews(db: Firestore, { uid, mailboxKey }: ReviewMailbox): Promise<void> {
  const user = db.doc(`users/${uid}`);
  await db.runTransaction(async (transaction) => {
    const ref = reviewAskRef(db, uid, mailboxKey);
    const [account, stored] = await readAll(transaction, user, ref);
    const earlier = readStored(reviewAskSchema, stored);
    if (!account.exists || earlier?.isRefused) return;
    const ask: ReviewAsk = { askedAt: earlier?.askedAt ?? null, isRefused: true, expiresAt: null };
    transaction.set(ref, ask);
  });
}
