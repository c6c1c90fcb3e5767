import { collection, limit, onSnapshot, query, where } from 'firebase/firestore';
import { HOLDS_TIME, type Booking } from '../../../model/booking';
import { fromFirebase } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toBooking } from '../../../model/booking/to-booking';
import { readEach } from '../read-documents';

/** Limit of one query in the rules. */
const MOST = 100;

/**
 * Subscribes to the bookings that are still to be paid, by their starts, without cancelled ones.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAwaitingPayment(
  uid: string,
  onChange: (bookings: Booking[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(
      collection(firebaseFirestore(), 'bookings'),
      where('userId', '==', uid),
      where('payment.state', '==', 'awaiting'),
      limit(MOST),
    ),
    { includeMetadataChanges: true },
    ({ docs, empty, metadata }) => {
      // An empty cache doesn't mean that there is nothing.
      if (empty && metadata.fromCache) return;
      onChange(
        readEach(docs, (found) => toBooking(found.id, found.data()))
          .filter(({ status }) => HOLDS_TIME.has(status))
          .sort((a, b) => a.start - b.start),
      );
    },
    (error) => onError(fromFirebase(error)),
  );
}
