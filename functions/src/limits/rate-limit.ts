import { createHash } from 'node:crypto';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import type { RateLimit } from 'shared-lib/model';
import { isFeatureOn } from '../flags/is-feature-on';
import { Refusal } from '../refusal';
import { readField, timestamp } from '../stored/read-stored';

export type { RateLimit as Limit };

/**
 * Counts one request, and refuses it above the limit of the current window. Does nothing while the flag `rate_limiting`
 * is off.
 *
 * @param key - Subject that is counted, such as `export:UID`; stored as a hash.
 * @throws Refusal `too-many-requests`
 */
export async function countRequest(
  db: Firestore,
  key: string,
  { most, windowMs }: RateLimit,
  now: number,
): Promise<void> {
  if (!(await isFeatureOn(db, 'rate_limiting'))) return;
  const counter = db.doc(`rateLimits/${createHash('sha256').update(key).digest('hex')}`);
  await db.runTransaction(async (transaction) => {
    const known = await transaction.get(counter);
    const startedAt = readField(timestamp.optional(), known, 'startedAt')?.toMillis() ?? 0;
    const isOver = startedAt + windowMs <= now;
    const count = isOver ? 1 : Number(known.get('count')) + 1;
    if (count > most) throw new Refusal('too-many-requests');
    transaction.set(counter, {
      count,
      startedAt: Timestamp.fromMillis(isOver ? now : startedAt),
      expiresAt: Timestamp.fromMillis((isOver ? now : startedAt) + windowMs),
    });
  });
}
