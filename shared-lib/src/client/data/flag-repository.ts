import { collection, documentId, limit, query, where } from 'firebase/firestore';
import { FOLLOWED_FLAGS, type FeatureFlag, type Flags } from '../../model';
import { firebaseFirestore } from '../firebase/firestore';
import { toMillis } from '../../model/stored/to-millis';
import { requireShape } from '../../model/stored/require-shape';
import { followQuery } from './follow';

/** Queries only the flags that pages read, as each session is billed for each document. */
const followedFlags = () =>
  query(
    collection(firebaseFirestore(), 'featureFlags'),
    where(documentId(), 'in', FOLLOWED_FLAGS),
    limit(FOLLOWED_FLAGS.length),
  );

/**
 * Subscribes to the flags that pages read, as far as the project has them.
 *
 * @param onChange - Gets the flags as the server has them, never from the cache.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToFlags(
  onChange: (flags: Flags) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    followedFlags(),
    (found) => [found.id, toFlag(found.data())] as const,
    (flags) => onChange(Object.fromEntries(flags)),
    onError,
    { confirmed: 'all' },
  );
}

/** Converts a stored flag to the fields that decide whether it is on. */
export function toFlag(data: Record<string, unknown>): FeatureFlag {
  const { enabled, rolloutPercentage, conditions, targetUsers, startsAt, endsAt, message } = requireShape<
    Partial<FeatureFlag>
  >(data, {
    ...{ conditions: 'map?', targetUsers: 'list?', startsAt: 'number?', endsAt: 'number?', message: 'text?' },
  });
  return {
    enabled: enabled === true,
    rolloutPercentage: Number(rolloutPercentage ?? 0),
    ...(conditions && { conditions }),
    ...(targetUsers && { targetUsers }),
    ...(startsAt !== undefined && { startsAt }),
    ...(endsAt !== undefined && { endsAt }),
    ...(message && { message }),
    ...(Boolean(data['until']) && { until: toMillis(data['until']) }),
  };
}
