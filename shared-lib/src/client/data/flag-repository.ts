import { collection, documentId, limit, onSnapshot, query, where } from 'firebase/firestore';
import { FOLLOWED_FLAGS, type FeatureFlag, type Flags } from '../../model';
import { fromFirebase } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toMillis } from '../../model/stored/to-millis';
import { readEach } from './read-documents';
import { requireShape } from '../../model/stored/require-shape';

/** Those that a page asks for: each session reads them, and a document is billed for each. */
const followedFlags = () =>
  query(
    collection(firebaseFirestore(), 'featureFlags'),
    where(documentId(), 'in', FOLLOWED_FLAGS),
    limit(FOLLOWED_FLAGS.length),
  );

/**
 * Follows the flags that pages ask for, as far as the project has them.
 *
 * @param onChange - Gets only what the server says.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToFlags(
  onChange: (flags: Flags) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    followedFlags(),
    // Else the server's confirmation of what the cache had already is no news.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      onChange(Object.fromEntries(readEach(snapshot.docs, (found) => [found.id, toFlag(found.data())])));
    },
    (error) => onError(fromFirebase(error)),
  );
}

/** Converts a stored flag to what decides whether it is on. */
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
