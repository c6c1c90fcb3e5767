import type { Firestore } from 'firebase-admin/firestore';
import { isFeatureOn } from '../flags/is-feature-on';
import { Refusal } from '../refusal';
import { WiderBuckets, type CallerNetworks } from './network-buckets';
import { countRequest, type Limit } from './rate-limit';
import { visitorKey } from './visitor-key';

/** Buckets of the wider networks by subject, of which the code has a few. */
const wider = new Map<string, WiderBuckets>();

function bucketsOf(subject: string, limit: Limit): WiderBuckets {
  const known = wider.get(subject) ?? new WiderBuckets(limit);
  wider.set(subject, known);
  return known;
}

/**
 * Counts one request of a client without a session by its network, over all instances, and by the wider networks around it on this
 * instance.
 *
 * @param subject - Name of the work that is counted, such as `report`.
 * @param limit - Limit of one network.
 * @returns The hash that stands for the client's network today.
 * @throws Refusal `too-many-requests`
 */
export async function countCaller(
  { db, now }: { db: Firestore; now: number },
  subject: string,
  caller: CallerNetworks,
  limit: Limit,
): Promise<string> {
  if (!bucketsOf(subject, limit).take(caller, now) && (await isFeatureOn(db, 'rate_limiting')))
    throw new Refusal('too-many-requests');
  const visitor = await visitorKey(db, now, caller.network);
  await countRequest(db, `${subject}:${visitor}`, limit, now);
  return visitor;
}
