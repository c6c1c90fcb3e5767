import { collection, limit, query, where, type DocumentData } from 'firebase/firestore';
import { inWaitingOrder, MAX_WAITING_ENTRIES, type WaitingEntry } from '../../../model/booking';
import { requireShape, type StoredForm } from '../../../model/stored/require-shape';
import { toMillis } from '../../../model/stored/to-millis';
import { firebaseFirestore } from '../../firebase/firestore';
import { followQuery } from '../follow';

function toWaitingEntry(id: string, data: DocumentData): WaitingEntry {
  const stored = requireShape<StoredForm<WaitingEntry, 'createdAt' | 'updatedAt'>>(data, {
    ...{ wish: 'map', customer: 'map', serviceIds: 'list', status: 'text', place: 'number' },
  });
  return {
    ...stored,
    id,
    createdAt: toMillis(stored.createdAt),
    updatedAt: toMillis(stored.updatedAt),
  };
}

/**
 * Subscribes to an owner's waiting list, in its order.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToWaiting(
  uid: string,
  onChange: (entries: WaitingEntry[]) => void,
  onError: (error: Error) => void,
): () => void {
  const mine = query(
    collection(firebaseFirestore(), 'waiting'),
    where('userId', '==', uid),
    limit(MAX_WAITING_ENTRIES),
  );
  return followQuery(
    mine,
    (found) => toWaitingEntry(found.id, found.data()),
    (entries) => onChange(inWaitingOrder(entries)),
    onError,
  );
}
