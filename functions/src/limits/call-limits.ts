import type { Firestore } from 'firebase-admin/firestore';
import { callables, type CallableName } from 'shared-lib/model';
import { MINUTE_MS } from 'shared-lib/time';
import { isFeatureOn } from '../flags/is-feature-on';
import { Refusal } from '../refusal';
import { NetworkBuckets, type CallerNetworks } from './network-buckets';
import { countRequest } from './rate-limit';
import { TokenBuckets } from './token-buckets';

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
  const known = buckets.get(name) ?? new TokenBuckets(callables[name].limit);
  buckets.set(name, known);
  return known;
}

/**
 * Counts one call of an account, and refuses it above the limits of the callable's record. Does nothing while the flag `rate_limiting` is off.
 *
 * @throws Refusal `too-many-requests`
 */
export async function countCall(
  { db, uid, now }: { db: Firestore; uid: string; now: number },
  name: CallableName,
): Promise<void> {
  if (!bucketsOf(name).take(uid, now) && (await isFeatureOn(db, 'rate_limiting')))
    throw new Refusal('too-many-requests');
  const { storedLimit } = callables[name];
  if (storedLimit) await countRequest(db, `${name}:${uid}`, storedLimit, now);
}
