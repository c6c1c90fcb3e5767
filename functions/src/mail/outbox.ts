import {
  Timestamp,
  type DocumentReference,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import type { Booking, ReminderKind } from 'shared-lib/domain/booking';

/** What happens to a booking that both parties get mail about. */
export type BookingMailEvent =
  'created' | 'confirmed' | 'rejected' | 'rescheduled' | 'cancelled' | 'expired' | 'paid';

/** Which mail is to be written. */
export type MailTemplate = BookingMailEvent | `reminder-${ReminderKind}`;

export type MailRecipient = 'visitor' | 'owner';

/**
 * What becomes of a mail: `failed` was tried for a day in vain, `dropped` would have told somebody what isn't so any more,
 * or had nobody to go to.
 */
export type MailStatus = 'waiting' | 'sent' | 'failed' | 'dropped';

/** `outbox/{bookingId}-{sequence}-{template}-{recipient}`: a mail to be written when it is sent; it holds nobody's data. */
export interface OutboxEntry {
  bookingId: string;
  /** The booking's when it happened. */
  sequence: number;
  template: MailTemplate;
  recipient: MailRecipient;
  status: MailStatus;
  attempts: number;
  createdAt: Timestamp;
  /** When it is tried next; while somebody tries, when their lease ends. Null once nobody is to try any more. */
  dueAt: Timestamp | null;
  /** When the entry itself goes. */
  expiresAt: Timestamp;
}

/** How long an entry is kept, whatever became of it. */
const KEPT_MS = 30 * 24 * 60 * 60 * 1000;

export type MailTask = Pick<OutboxEntry, 'bookingId' | 'sequence' | 'template' | 'recipient'>;

/** The entry of a mail: the same for the same mail, however often it is asked for. */
export function outboxRef(
  db: Firestore,
  { bookingId, sequence, template, recipient }: MailTask,
): DocumentReference {
  return db.doc(`outbox/${bookingId}-${sequence}-${template}-${recipient}`);
}

/**
 * Puts one mail for each party into the outbox, in the transaction of what happened. Who wants no mail is found out when
 * it is sent, so that this reads nothing.
 */
export function queueMail(
  transaction: Transaction,
  { db, now }: { db: Firestore; now: number },
  { id: bookingId, sequence, customer }: Pick<Booking, 'id' | 'sequence' | 'customer'>,
  template: MailTemplate,
): void {
  const recipients: MailRecipient[] = customer.email === '' ? ['owner'] : ['visitor', 'owner'];
  for (const recipient of recipients) {
    const task: MailTask = { bookingId, sequence, template, recipient };
    const entry: OutboxEntry = {
      ...task,
      status: 'waiting',
      attempts: 0,
      createdAt: Timestamp.fromMillis(now),
      dueAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(now + KEPT_MS),
    };
    transaction.create(outboxRef(db, task), entry);
  }
}
