import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { DAY_MS } from 'shared-lib/time';
import { z } from 'zod';
import { readStored, timestamp } from '../stored/read-stored';
import { isSigned, signed } from '../bookings/record/booking-secret';

/** Time for which the link in the mail to a new address works, in milliseconds. */
export const CONFIRM_MS = DAY_MS;

/** Time for which a former address may take a change back, in milliseconds. */
export const UNDO_MS = 7 * DAY_MS;

const pendingSchema = z.object({
  /** The new address. */
  to: z.string(),
  requestedAt: timestamp,
  /** End of the link in its mail. */
  expiresAt: timestamp,
});

/** A change that waits for the new address to be confirmed. */
export type PendingChange = z.infer<typeof pendingSchema>;

const formerSchema = z.object({
  address: z.string(),
  /** Time of the first change away from it. */
  since: timestamp,
  until: timestamp,
});

/** A verified address of the account, whose reader may undo requests and changes since. */
export type FormerAddress = z.infer<typeof formerSchema>;

const changeSchema = z.object({
  pending: pendingSchema.nullable(),
  former: z.array(formerSchema),
  /** Time at which the document is removed. */
  expiresAt: timestamp,
});

const storedSchema = changeSchema.partial();

/** `emailChanges/{uid}`: the open change of an account's address, and the addresses that may take changes back. */
export type EmailChange = z.infer<typeof changeSchema>;

export const emailChangeRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`emailChanges/${uid}`);

/** Reads a change without expired parts. */
export function readEmailChange(stored: DocumentSnapshot, now: number): Omit<EmailChange, 'expiresAt'> {
  const { pending = null, former = [] } = readStored(storedSchema, stored) ?? {};
  return {
    pending: pending && pending.expiresAt.toMillis() > now ? pending : null,
    former: former.filter(({ until }) => until.toMillis() > now),
  };
}

/** Returns a change as it is stored, with the time at which nothing of it counts any more. */
export function storedEmailChange({ pending, former }: Omit<EmailChange, 'expiresAt'>): EmailChange {
  const ends = [...former.map(({ until }) => until), ...(pending ? [pending.expiresAt] : [])];
  return {
    pending,
    former,
    expiresAt: Timestamp.fromMillis(Math.max(0, ...ends.map((end) => end.toMillis()))),
  };
}

/** Step that the link of a mail is for. */
export type EmailChangeStep = 'confirm' | 'undo';

/** Subject of a link: the account, the address whose mailbox has it, and the time of the change. */
interface Linked {
  uid: string;
  address: string;
  at: Timestamp;
}

const linkText = (step: EmailChangeStep, { uid, address, at }: Linked) =>
  `${step}:${uid}:${at.toMillis()}:${address}`;

/** Returns the proof in the link of a mail; it is stored nowhere, and no page gets it otherwise. */
export const emailChangeProof = (step: EmailChangeStep, linked: Linked): string =>
  signed('email-change', linkText(step, linked));

/** Reports whether a proof comes from the mail about this step, in constant time. */
export const isEmailChangeProof = (step: EmailChangeStep, linked: Linked, proof: string): boolean =>
  isSigned('email-change', linkText(step, linked), proof);
