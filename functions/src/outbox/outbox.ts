import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Booking, BookingActor, ReminderKind } from 'shared-lib/model/booking';
import type { CardLanguage, LetterKind } from 'shared-lib/model';
import { DAY_MS, MINUTE_MS } from 'shared-lib/time';
import { z } from 'zod';
import { timestamp } from '../stored/read-stored';

/** Events of a booking that both parties get mail about. */
export type BookingMailEvent =
  | 'created'
  | 'confirmed'
  | 'rejected'
  | 'rescheduled'
  /** A visitor asks for another hour, withdraws that, or is answered. */
  | 'move-asked'
  | 'move-withdrawn'
  | 'move-accepted'
  | 'move-kept'
  | 'cancelled'
  | 'expired'
  | 'paid'
  /** A card is kept in place of a payment. */
  | 'card-kept'
  /** Money was given back. */
  | 'refunded'
  /** A payment is disputed at the payer's bank: told to its owner only. */
  | 'disputed'
  /** Money arrived when the time was taken, and is given back. */
  | 'paid-late';

/** Kind of a mail about a booking. */
export type MailTemplate = BookingMailEvent | `reminder-${ReminderKind}`;

export type MailRecipient = 'visitor' | 'owner';

export type MailStatus = Delivery['status'];

/** Kind of a mail about an account, sent to the account itself. */
export type AccountMailTemplate =
  | 'trial-ending'
  | 'export-ready'
  | 'people-new'
  | 'password-reset'
  | 'verify-email'
  | 'card-taken-down'
  | 'account-suspended'
  | 'appeal-decided'
  /** A change of the account's address: for the new one, and for a former one before and after. */
  | 'email-change-confirm'
  | 'email-change-asked'
  | 'email-changed'
  | 'from-team';

/** A booking in the mail about several of a series, with its sequence at the event, and its start before a move. */
export interface SeriesPart {
  bookingId: string;
  sequence: number;
  before?: number;
}

/** A mail about a booking. */
export interface BookingMailTask {
  bookingId: string;
  /** `sequence` of the booking at the event. */
  sequence: number;
  template: MailTemplate;
  recipient: MailRecipient;
  /** Party whose action caused the mail; missing in older entries. */
  by?: BookingActor;
  /** Distinguishes events that can happen more than once in the same sequence: the total that was given back. */
  mark?: number;
  /** Amount that was given back by this event, in the currency's minor unit; missing in older entries. */
  amount?: number;
  /** Start before a move, in milliseconds since the epoch; missing in older entries. */
  before?: number;
  /** All bookings that the mail is about; missing where it is about one. */
  series?: SeriesPart[];
}

/** Fields of every entry of the outbox. */
export const deliverySchema = z.object({
  /** `failed` after a day of attempts, `dropped` when its content wasn't true any more or it had no recipient. */
  status: z.enum(['waiting', 'sent', 'failed', 'dropped']),
  attempts: z.number(),
  createdAt: timestamp,
  /** Time of the next attempt; during an attempt, the end of its lease. `null` once no attempt follows. */
  dueAt: timestamp.nullable(),
  /** Time from which it is tried for a day, when an administrator asked for it again. */
  triedFrom: timestamp.optional(),
  /** Answer to the last attempt, without private data; missing before one failed. */
  failure: z.string().optional(),
  /** Time at which the entry is removed. */
  expiresAt: timestamp,
});

type Delivery = z.infer<typeof deliverySchema>;

/**
 * `outbox/{bookingId}-{sequence}-{template}-{recipient}`: a mail about a booking that is composed when it is sent; it
 * holds no personal data. Owners take turns by `ownerId`, which older entries lack.
 */
export type BookingMailEntry = BookingMailTask & Delivery & { ownerId?: string };

/** A letter of administrators: its kind, and the words of whoever writes. */
export interface Letter {
  kind: LetterKind;
  text: string;
}

/** `outbox/{uid}-{template}`, with the id or time of what it is about: a mail about an account. */
export type AccountMailEntry = Delivery & {
  ownerId: string;
  template: AccountMailTemplate;
  cardId?: string;
  appealId?: string;
  /** Time of the change of the address, or of the first one away from a former address, in milliseconds since the epoch. */
  changeAt?: number;
  /** Words of an administrator, which go once the mail has left. */
  letter?: Letter;
};

/** Answer of an owner to a person who asked to be erased, with the address to which it goes. */
export interface PersonAnswer {
  email: string;
  language: CardLanguage;
  /** Reason of a refusal; `null` when everything was erased. */
  reason: string | null;
}

/** `outbox/{uid}-erasure-{personId}-{time}`: a mail to a person who asked to be erased. */
export type PersonMailEntry = Delivery & {
  ownerId: string;
  template: 'erasure';
  /** Goes once the mail has left, or can't. */
  answer?: PersonAnswer;
};

/** Answer of an administrator to somebody who reported a card, with the address to which it goes. */
export interface ReporterAnswer {
  email: string;
  language: CardLanguage;
  slug: string;
  text: string;
}

/** `outbox/{reportId}-reporter-{reporterId}`: a mail to somebody who reported a card; its `ownerId` is the administrator's. */
export type ReporterMailEntry = Delivery & {
  ownerId: string;
  template: 'report-answer';
  /** Goes once the mail has left, or can't. */
  answer?: ReporterAnswer;
};

/** `outbox/{bookingId}-review-request`: a mail that asks the visitor of a booking for a review. */
export type ReviewMailEntry = Delivery & {
  ownerId: string;
  bookingId: string;
  recipient: 'visitor';
  template: 'review-request';
};

/** `outbox/{waitingId}-{template}-{number}`: a mail to somebody on a waiting list, composed from their entry when it is sent. */
export type WaitingMailEntry = Delivery & {
  ownerId: string;
  template: 'waiting-joined' | 'waiting-offer';
  waitingId: string;
  /** Number of the offer, or of the entry's change. */
  number: number;
};

export type OutboxEntry =
  | BookingMailEntry
  | AccountMailEntry
  | PersonMailEntry
  | ReporterMailEntry
  | ReviewMailEntry
  | WaitingMailEntry;

/** Returns the delivery of a new entry, due at an instant. */
export const dueNow = (now: number): Delivery => ({
  status: 'waiting',
  attempts: 0,
  createdAt: Timestamp.fromMillis(now),
  dueAt: Timestamp.fromMillis(now),
  expiresAt: Timestamp.fromMillis(now + KEPT_MS),
});

/** Time for which an entry is kept, in milliseconds. */
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

/** Span of time whose new people one mail tells of, in milliseconds: a fair brings many. */
const PEOPLE_MAIL_MS = 30 * MINUTE_MS;

/** Queues the mail that tells of new people, in the transaction of their form: one for all of half an hour, at its end. */
export function queuePeopleMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  uid: string,
): void {
  const dueAt = Math.ceil((now + 1) / PEOPLE_MAIL_MS) * PEOPLE_MAIL_MS;
  const entry: AccountMailEntry = { ownerId: uid, template: 'people-new', ...dueNow(dueAt) };
  transaction.set(db.doc(`outbox/${uid}-people-new-${dueAt}`), entry);
}
