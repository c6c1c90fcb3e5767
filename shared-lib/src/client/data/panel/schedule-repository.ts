import { collection, limit, orderBy, query } from 'firebase/firestore';
import type { ScheduledPublication } from '../../../model';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../../../model/stored/to-millis';
import { followQuery } from '../follow';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/**
 * Subscribes to the versions of templates that wait for their time, the next one first.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToSchedules(
  onChange: (schedules: ScheduledPublication[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(
      collection(firebaseFirestore(), 'scheduledPublications'),
      orderBy('publishAt'),
      limit(MAX_QUERY_SIZE),
    ),
    (found) => ({
      id: found.id,
      name: String(found.get('name')),
      version: String(found.get('version')),
      publishAt: toMillis(found.get('publishAt')),
      scheduledBy: String(found.get('scheduledBy')),
      scheduledByEmail: String(found.get('scheduledByEmail')),
    }),
    onChange,
    onError,
  );
}
