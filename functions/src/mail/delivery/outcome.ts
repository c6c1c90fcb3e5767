import { MINUTE_MS } from 'shared-lib/time';
import type { JobContext } from '../../scheduling/job';
import type { ComposedMail } from '../compose-mail';
import { takeMailQuota } from './mail-quota';

/** Time after which mail in an owner's name is tried again while that owner's address isn't proved, in milliseconds. */
const UNVERIFIED_WAIT_MS = 60 * MINUTE_MS;

/**
 * Result of an attempt: `later` is the earliest time of the next, in milliseconds since the epoch, and `of` the reason
 * for the delay.
 */
export type Outcome = 'sent' | 'dropped' | { later: number; of: 'owner' | 'recipient' | 'unverified' };

/** A mail that may be sent now; `isAboutMove` when it is the first to inform the visitor of an hour that the owner chose. */
export interface Written {
  mail: ComposedMail;
  isAboutMove?: boolean;
}

/** A mail that may be sent now, or why none is. */
export type Composed = Written | Exclude<Outcome, 'sent'>;

/**
 * Returns the delay of a mail to somebody in an owner's name; `null` when it may be sent now. Nobody gets any before the owner has proved
 * their address; the others are counted against the quota.
 */
export async function findDelay(
  { db, now }: JobContext,
  { ownerId, recipient, isOwnerVerified }: { ownerId: string; recipient: string; isOwnerVerified: boolean },
): Promise<Exclude<Outcome, string> | null> {
  if (!isOwnerVerified) return { later: now + UNVERIFIED_WAIT_MS, of: 'unverified' };
  const quota = await takeMailQuota(db, { ownerId, recipient, now });
  return quota && { later: quota.retryAt, of: quota.of };
}

/** Returns the delay of a mail to an owner themselves, who gets none before they have proved their address. */
export const findOwnersDelay = (
  { now }: JobContext,
  { isOwnerVerified }: { isOwnerVerified: boolean },
): Exclude<Outcome, string> | null =>
  isOwnerVerified ? null : { later: now + UNVERIFIED_WAIT_MS, of: 'unverified' };
