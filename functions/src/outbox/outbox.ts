import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { CARD_LANGUAGES, LETTER_KINDS } from 'shared-lib/model';
import type { Booking, BookingActor } from 'shared-lib/model/booking';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { requireStored, timestamp } from '../stored/read-stored';

/** Events of a booking that both parties get mail about. */
const BOOKING_MAIL_EVENTS = [
  ...(['created', 'confirmed', 'rescheduled', 'rejected'] as const),
  // A visitor requests another hour, withdraws the request, or gets an answer.
  ...(['move-asked', 'move-withdrawn', 'move-accepted', 'move-kept'] as const),
  ...(['cancelled', 'paid', 'expired'] as const),
  // A card is saved in place of a payment; money was refunded.
  ...(['card-kept', 'refunded'] as const),
  // A payment is disputed at the payer's bank: only its owner is notified.
  'disputed',
  // Money arrived when the time was taken, and is given back.
  'paid-late',
] as const;

export type BookingMailEvent = (typeof BOOKING_MAIL_EVENTS)[number];

const bookingTemplate = z.enum([...BOOKING_MAIL_EVENTS, 'reminder-24h', 'reminder-1h']);

/** Kind of a mail about a booking. */
export type MailTemplate = z.infer<typeof bookingTemplate>;

export type MailRecipient = BookingMailTask['recipient'];

export type MailStatus = Delivery['status'];

const accountTemplate = z.enum([
  ...(['trial-ending', 'export-ready', 'people-new', 'password-reset', 'verify-email'] as const),
  ...(['card-taken-down', 'account-suspended', 'appeal-decided'] as const),
  // A change of the account's address: for the new one, and for a former one before and after.
  ...(['email-change-confirm', 'email-change-asked', 'email-changed'] as const),
  'from-team',
]);

/** Kind of a mail about an account, sent to the account itself. */
export type AccountMailTemplate = z.infer<typeof accountTemplate>;

const seriesPart = z.object({ bookingId: z.string(), sequence: z.number(), before: z.number().optional() });

/** A booking in the mail about several of a series, with its sequence at the event, and its start before a move. */
export type SeriesPart = z.infer<typeof seriesPart>;

const bookingTask = z.object({
  bookingId: z.string(),
  /** `sequence` of the booking at the event. */
  sequence: z.number(),
  template: bookingTemplate,
  recipient: z.enum(['visitor', 'owner']),
  /** Party whose action caused the mail; missing in older entries. */
  by: z.enum(['visitor', 'owner', 'system']).optional(),
  /** Distinguishes events that can happen more than once in the same sequence: the total that was given back. */
  mark: z.number().optional(),
  /** Amount that was given back by this event, in the currency's minor unit; missing in older entries. */
  amount: z.number().optional(),
  /** Start before a move, in milliseconds since the epoch; missing in older entries. */
  before: z.number().optional(),
  /** All bookings that the mail is about; missing where it is about one. */
  series: z.array(seriesPart).optional(),
});

/** A mail about a booking. */
export type BookingMailTask = z.infer<typeof bookingTask>;

/** Fields of every entry of the outbox. */
export const deliverySchema = z.object({
  /** `failed` after a day of attempts, `dropped` when its content wasn't true any more or it had no recipient. */
  status: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.number(),
  createdAt: timestamp,
  /** Time of the next attempt; during an attempt, the end of its lease. `null` once no attempt follows. */
  dueAt: timestamp.nullable(),
  /** Time from which it is tried for a day, when an administrator has requested another attempt. */
  triedFrom: timestamp.optional(),
  /** Answer to the last attempt, without private data; missing before one failed. */
  failure: z.string().optional(),
  /** Time at which the entry is removed. */
  expiresAt: timestamp,
});

/** State of a mail's delivery. */
export type Delivery = z.infer<typeof deliverySchema>;

/**
 * `outbox/{bookingId}-{sequence}-{template}-{recipient}`: a mail about a booking that is composed when it is sent; it
 * holds no personal data. Owners take turns by `ownerId`, which older entries lack.
 */
const bookingMail = deliverySchema.extend({ ...bookingTask.shape, ownerId: z.string().optional() });
export type BookingMailEntry = z.infer<typeof bookingMail>;

const letterSchema = z.object({ kind: z.enum(LETTER_KINDS), text: z.string() });

/** A letter of administrators: its kind, and the words of whoever writes. */
export type Letter = z.infer<typeof letterSchema>;

/** `outbox/{uid}-{template}`, with the id or time of what it is about: a mail about an account. */
const accountMail = deliverySchema.extend({
  ownerId: z.string(),
  template: accountTemplate,
  cardId: z.string().optional(),
  appealId: z.string().optional(),
  /** Time of the change of the address, or of the first one away from a former address, in milliseconds since the epoch. */
  changeAt: z.number().optional(),
  /** Words of an administrator, which go once the mail has left. */
  letter: letterSchema.optional(),
});
export type AccountMailEntry = z.infer<typeof accountMail>;

const personAnswer = z.object({
  email: z.string(),
  language: z.enum(CARD_LANGUAGES),
  /** Reason of a refusal; `null` when everything was erased. */
  reason: z.string().nullable(),
});

/** Answer of an owner to a person who asked to be erased, with the address to which it goes. */
export type PersonAnswer = z.infer<typeof personAnswer>;

/** `outbox/{uid}-erasure-{personId}-{time}`: a mail to a person who asked to be erased. */
const personMail = deliverySchema.extend({
  ownerId: z.string(),
  template: z.literal('erasure'),
  /** Goes once the mail has left, or can't. */
  answer: personAnswer.optional(),
});
export type PersonMailEntry = z.infer<typeof personMail>;

const reporterAnswer = z.object({
  ...{ email: z.string(), language: z.enum(CARD_LANGUAGES), slug: z.string(), text: z.string() },
});

/** Answer of an administrator to somebody who reported a card, with the address to which it goes. */
export type ReporterAnswer = z.infer<typeof reporterAnswer>;

/** `outbox/{reportId}-reporter-{reporterId}`: a mail to somebody who reported a card; its `ownerId` is the administrator's. */
const reporterMail = deliverySchema.extend({
  ownerId: z.string(),
  template: z.literal('report-answer'),
  /** Goes once the mail has left, or can't. */
  answer: reporterAnswer.optional(),
});
export type ReporterMailEntry = z.infer<typeof reporterMail>;

/** `outbox/{bookingId}-review-request`: a mail that asks the visitor of a booking for a review. */
const reviewMail = deliverySchema.extend({
  ownerId: z.string(),
  bookingId: z.string(),
  recipient: z.literal('visitor'),
  template: z.literal('review-request'),
});
export type ReviewMailEntry = z.infer<typeof reviewMail>;

/** `outbox/{waitingId}-{template}-{number}`: a mail to somebody on a waiting list, composed from their entry when it is sent. */
const waitingMail = deliverySchema.extend({
  ownerId: z.string(),
  template: z.enum(['waiting-joined', 'waiting-offer']),
  waitingId: z.string(),
  /** Number of the offer, or of the entry's change. */
  number: z.number(),
});
export type WaitingMailEntry = z.infer<typeof waitingMail>;

const entrySchema = z.union([bookingMail, accountMail, personMail, reporterMail, reviewMail, waitingMail]);
export type OutboxEntry = z.infer<typeof entrySchema>;

/** Returns a queued mail, which must be there. */
export const requireEntry = (snapshot: DocumentSnapshot): OutboxEntry => requireStored(entrySchema, snapshot);

/** Returns the delivery of a new entry, due at an instant. */
export const dueNow = (now: number): Delivery => ({
  status: 'waiting',
  attempts: 0,
  createdAt: Timestamp.fromMillis(now),
  dueAt: Timestamp.fromMillis(now),
  expiresAt: Timestamp.fromMillis(now + KEPT_MS),
});

/** Time for which an entry is retained, in milliseconds. */
const KEPT_MS = 30 * DAY_MS;

/** Refers to the entry of a mail: the same one for the same mail, however often it is queued. */
export function outboxRef(
  db: Firestore,
  { bookingId, sequence, template, recipient, mark }: BookingMailTask,
): DocumentReference {
  const marked = mark === undefined ? template : `${template}-${mark}`;
  return db.doc(`outbox/${bookingId}-${sequence}-${marked}-${recipient}`);
}

/**
 * Queues the mail of an event in the event's transaction: one for each party, but none for an owner about their own
 * action. Preferences are read when the mail is sent, so that this reads nothing.
 */
export function queueMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  {
    id: bookingId,
    userId: ownerId,
    sequence,
    customer,
  }: Pick<Booking, 'id' | 'userId' | 'sequence' | 'customer'>,
  {
    template,
    by,
    mark,
    amount,
    before,
    series,
  }: Pick<BookingMailTask, 'template' | 'mark' | 'amount' | 'before' | 'series'> & { by: BookingActor },
): void {
  const recipients: MailRecipient[] = [
    ...(customer.email === '' ? [] : (['visitor'] as const)),
    ...(by === 'owner' ? [] : (['owner'] as const)),
  ];
  for (const recipient of recipients) {
    const task: BookingMailTask = {
      ...{ bookingId, sequence, template, recipient, by },
      ...(mark !== undefined && { mark }),
      ...(amount !== undefined && { amount }),
      ...(before !== undefined && { before }),
      ...(series && { series }),
    };
    const entry: BookingMailEntry = { ...task, ownerId, ...dueNow(now) };
    transaction.create(outboxRef(db, task), entry);
  }
}

/**
 * Queues a mail about an account, or about one of its cards or appeals, in the transaction of its event, in place of an earlier one of its
 * kind.
 */
export function queueAccountMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
  template: AccountMailTemplate,
  about: Pick<AccountMailEntry, 'cardId' | 'appealId' | 'changeAt'> = {},
): void {
  const entry: AccountMailEntry = { ownerId: uid, template, ...about, ...dueNow(now) };
  const id = [uid, template, ...Object.values(about)].join('-');
  transaction.set(db.doc(`outbox/${id}`), entry);
}

/** Queues a letter to an account, in the transaction of its log entry. */
export function queueLetter(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
  letter: Letter,
): void {
  const entry: AccountMailEntry = { ownerId: uid, template: 'from-team', letter, ...dueNow(now) };
  transaction.create(db.doc(`outbox/${uid}-from-team-${now}`), entry);
}

/** Queues the answer to a person who asked to be erased, in the transaction of that answer. */
export function queuePersonMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { uid, personId }: { uid: string; personId: string },
  answer: PersonAnswer,
): void {
  const entry: PersonMailEntry = { ownerId: uid, template: 'erasure', answer, ...dueNow(now) };
  transaction.create(db.doc(`outbox/${uid}-erasure-${personId}-${now}`), entry);
}

/** Queues the answer to somebody who reported a card, in the transaction that notes it: one for each reporter. */
export function queueReporterMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { reportId, reporterId, by }: { reportId: string; reporterId: string; by: string },
  answer: ReporterAnswer,
): void {
  const entry: ReporterMailEntry = { ownerId: by, template: 'report-answer', answer, ...dueNow(now) };
  transaction.create(db.doc(`outbox/${reportId}-reporter-${reporterId}`), entry);
}

/** Span of time whose new people share one mail, in milliseconds: a fair brings many. */
const PEOPLE_MAIL_MS = 30 * MINUTE_MS;

/** Queues the mail about new people, in the transaction of their form: one for all of half an hour, at its end. */
export function queuePeopleMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
): void {
  const dueAt = Math.ceil((now + 1) / PEOPLE_MAIL_MS) * PEOPLE_MAIL_MS;
  const entry: AccountMailEntry = { ownerId: uid, template: 'people-new', ...dueNow(dueAt) };
  transaction.set(db.doc(`outbox/${uid}-people-new-${dueAt}`), entry);
}
