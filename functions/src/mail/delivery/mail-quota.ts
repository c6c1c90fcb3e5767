import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
} from 'firebase-admin/firestore';
import { keysOf, MAIL_LIMITS, mapKeys, type MailWindow } from 'shared-lib/model';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { z } from 'zod';
import { mailboxKeyOf } from '../../outbox/mailbox';
import { readFor } from '../../stored/read-all';
import { readStored, timestamp } from '../../stored/read-stored';

/** Lengths of the windows that mail is counted in, in milliseconds. */
const WINDOW_MS: Readonly<Record<MailWindow, number>> = { hour: HOUR_MS, day: DAY_MS };

const WINDOWS = keysOf(WINDOW_MS);

const windowSchema = z.object({ since: timestamp, sent: z.number() }).optional();

/** `mailQuotas/{id}`: number of mails to third parties in the current window of each length. */
const quotaSchema = z.object({ hour: windowSchema, day: windowSchema });

/** Refers to the counter of an owner's mail to third parties. */
export function ownerQuotaRef(db: Firestore, uid: string): DocumentReference {
  return db.doc(`mailQuotas/owner_${uid}`);
}

function recipientQuotaRef(db: Firestore, address: string): DocumentReference {
  return db.doc(`mailQuotas/to_${mailboxKeyOf(address)}`);
}

/** Returns the current windows of a counter; an expired window starts at zero. */
function windowsOf(counter: DocumentSnapshot, now: number) {
  const stored = readStored(quotaSchema, counter);
  return mapKeys(WINDOWS, (name) => {
    const known = stored?.[name];
    const since = known?.since.toMillis() ?? 0;
    return known && since + WINDOW_MS[name] > now ? { since, sent: known.sent } : { since: now, sent: 0 };
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
  const full = WINDOWS.filter((name) => windows[name].sent >= most[name]);
  return Math.max(now, ...full.map((name) => windows[name].since + WINDOW_MS[name]));
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
    const stored = await readFor(transaction, counters, ({ ref }) => ref);
    const counted = stored.map(({ item: { of, ref }, found }) => {
      const windows = windowsOf(found, now);
      return { of, ref, windows, retryAt: freeAt(windows, MAIL_LIMITS[of], now) };
    });
    const [blocked] = counted.filter(({ retryAt }) => retryAt > now).sort((a, b) => b.retryAt - a.retryAt);
    if (blocked) return { retryAt: blocked.retryAt, of: blocked.of };
    for (const { ref, windows } of counted) {
      const next = mapKeys(WINDOWS, (name) => {
        const { since, sent } = windows[name];
        return { since: Timestamp.fromMillis(since), sent: sent + 1 };
      });
      transaction.set(ref, { ...next, expiresAt: Timestamp.fromMillis(now + WINDOW_MS.day) });
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
  const windows = windowsOf(await ownerQuotaRef(db, uid).get(), now);
  return mapKeys(WINDOWS, (name) => windows[name].sent);
}
