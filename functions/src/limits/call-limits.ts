import type { Firestore } from 'firebase-admin/firestore';
import type { CallableName } from 'shared-lib/domain';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { isFeatureOn } from '../flags/is-feature-on';
import { Refusal } from '../refusal';
import { NetworkBuckets, type CallerNetworks } from './network-buckets';
import { countRequest, type Limit } from './rate-limit';
import { TokenBuckets } from './token-buckets';

/** Limit for one account of callables that aren't listed below: more than a person clicks, less than a flood. */
const USUAL: Limit = { most: 120, windowMs: MINUTE_MS };

/** Limits for one account that each instance of the service counts in memory, which is free. */
const IN_MEMORY: Partial<Record<CallableName, Limit>> = {
  // Each draws and cleans all templates of a card.
  publishCard: { most: 40, windowMs: MINUTE_MS },
  resumeCard: { most: 40, windowMs: MINUTE_MS },
  restoreCard: { most: 40, windowMs: MINUTE_MS },
  // Each signs, and packs a file.
  walletPass: { most: 30, windowMs: MINUTE_MS },
  // Each reads all cards and services of an account.
  refreshBookableCards: { most: 60, windowMs: MINUTE_MS },
  // A roll-out asks for as many batches as there are cards.
  refreshPayments: { most: 30, windowMs: MINUTE_MS },
  takeSyncBatch: { most: 600, windowMs: MINUTE_MS },
  stageSync: { most: 600, windowMs: MINUTE_MS },
  applySync: { most: 600, windowMs: MINUTE_MS },
};

/** Limits for one account over all instances, for callables that are expensive or can't be undone. */
const STORED: Partial<Record<CallableName, Limit>> = {
  createCard: { most: 200, windowMs: HOUR_MS },
  changeSlug: { most: 100, windowMs: HOUR_MS },
  emptyBin: { most: 30, windowMs: HOUR_MS },
  deleteAccount: { most: 20, windowMs: HOUR_MS },
  endSessions: { most: 30, windowMs: HOUR_MS },
  // Each sends two mails, one of them to any address.
  requestEmailChange: { most: 10, windowMs: HOUR_MS },
  exportAccount: { most: 10, windowMs: HOUR_MS },
  // Each makes a link, and the first an account, at Stripe.
  connectPayments: { most: 30, windowMs: HOUR_MS },
  inviteAdmin: { most: 60, windowMs: HOUR_MS },
  // Each sends a mail or begins long work.
  helpAccount: { most: 60, windowMs: HOUR_MS },
  writeToAccount: { most: 30, windowMs: HOUR_MS },
  answerReporter: { most: 60, windowMs: HOUR_MS },
  // Each rings the administrators' bells.
  appealDecision: { most: 10, windowMs: HOUR_MS },
  deleteUser: { most: 30, windowMs: HOUR_MS },
  acceptAdminInvite: { most: 20, windowMs: HOUR_MS },
  reportAlert: { most: 5, windowMs: MINUTE_MS },
  testAlertWebhook: { most: 10, windowMs: 10 * MINUTE_MS },
};

/**
 * Calls of one network that each instance takes, with whatever accounts or none: far more than an office of people makes, and less than
 * an instance can answer, so that no client uses one up.
 */
const networks = new NetworkBuckets({ most: 3_000, windowMs: MINUTE_MS });

/** Counts one call of a network, before anything is read for it; returns false above its limit. */
export function takeCallOfNetwork(caller: CallerNetworks, now: number): boolean {
  return networks.take(caller, now);
}

const buckets = new Map<CallableName, TokenBuckets>();

function bucketsOf(name: CallableName): TokenBuckets {
  const known = buckets.get(name) ?? new TokenBuckets(IN_MEMORY[name] ?? USUAL);
  buckets.set(name, known);
  return known;
}

/**
 * Counts one call of an account, and refuses it above its limit. Does nothing while the flag `rate_limiting` is off.
 *
 * @throws Refusal `too-many-requests`
 */
export async function countCall(
  { db, uid, now }: { db: Firestore; uid: string; now: number },
  name: CallableName,
): Promise<void> {
  if (!bucketsOf(name).take(uid, now) && (await isFeatureOn(db, 'rate_limiting')))
    throw new Refusal('too-many-requests');
  const stored = STORED[name];
  if (stored) await countRequest(db, `${name}:${uid}`, stored, now);
}
