import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { MAIL_LIMITS, type MailWindow } from 'shared-lib/model';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { mailboxKeyOf } from '../../outbox/mailbox';

/** Lengths of the windows that mail is counted in, in milliseconds. */
const WINDOW_MS: Readonly<Record<MailWindow, number>> = { hour: HOUR_MS, day: DAY_MS };

const WINDOWS = Object.keys(WINDOW_MS) as MailWindow[];

/** `mailQuotas/{id}`: number of mails to third parties in the current window of each length. */
export type MailQuotaDocument = Record<MailWindow, { since: Timestamp; sent: number }> & {
  expiresAt: Timestamp;
};

/** Refers to the counter of an owner's mail to third parties. */
export function ownerQuotaRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`mailQuotas/owner_${uid}`);
}

function recipientQuotaRef(db: Firestore, address: string): DocumentReference {
  return db.doc(`mailQuotas/to_${mailboxKeyOf(address)}`);
}

/** Returns the current windows of a counter; an expired window starts at zero. */
function windowsOf(stored: MailQuotaDocument | undefined, now: number) {
  return WINDOWS.map((name) => {
    const known = stored?.[name];
    const isOver = !known || known.since.toMillis() + WINDOW_MS[name] <= now;
    return { name, since: isOver ? now : known.since.toMillis(), sent: isOver ? 0 : known.sent };
  });
}

/**
 * Returns the instant at which a counter allows another mail, in milliseconds since the epoch; `now` when it does at
 * once.
 */
function freeAt(
  windows: ReturnType<typeof windowsOf>,
  most: Record<MailWindow, number>,
  now: number,
): number {
  const full = windows.filter(({ name, sent }) => sent >= most[name]);
  return Math.max(now, ...full.map(({ name, since }) => since + WINDOW_MS[name]));
}

/**
 * Counts one mail to a third party.
 *
 * @returns `null` when it may be sent; otherwise the earliest time at which it may, in milliseconds since the epoch,
 *   and whose quota is used up. Then nothing is counted.
 */
export function takeMailQuota(
  db: Firestore,
  { ownerId, recipient, now }: { ownerId: string; recipient: string; now: number },
): Promise<{ retryAt: number; of: 'owner' | 'recipient' } | null> {
  const counters = [
    { of: 'owner', ref: ownerQuotaRef(db, ownerId) },
    { of: 'recipient', ref: recipientQuotaRef(db, recipient) },
  ] as const;
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.getAll(...counters.map(({ ref }) => ref));
    const counted = counters.map(({ of, ref }, index) => {
      const windows = windowsOf(stored[index]!.data() as MailQuotaDocument | undefined, now);
      return { of, ref, windows, retryAt: freeAt(windows, MAIL_LIMITS[of], now) };
    });
    const [blocked] = counted.filter(({ retryAt }) => retryAt > now).sort((a, b) => b.retryAt - a.retryAt);
    if (blocked) return { retryAt: blocked.retryAt, of: blocked.of };
    for (const { ref, windows } of counted) {
      const next = windows.map(({ name, since, sent }) => [
        name,
        { since: Timestamp.fromMillis(since), sent: sent + 1 },
      ]);
      transaction.set(ref, {
        ...Object.fromEntries(next),
        expiresAt: Timestamp.fromMillis(now + WINDOW_MS.day),
      } as MailQuotaDocument);
    }
    return null;
  });
}

/** Returns the number of an owner's mails to third parties in the current hour and day. */
export async function readOwnerMail(
  db: Firestore,
  uid: string,
  now: number,
): Promise<Record<MailWindow, number>> {
  const stored = (await ownerQuotaRef(db, uid).get()).data() as MailQuotaDocument | undefined;
  const windows = windowsOf(stored, now).map(({ name, sent }) => [name, sent]);
  return Object.fromEntries(windows) as Record<MailWindow, number>;
}
