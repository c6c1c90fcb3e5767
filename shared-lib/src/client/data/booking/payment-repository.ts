import { collection, limit, query, where } from 'firebase/firestore';
import { HOLDS_TIME, type Booking } from '../../../model/booking';
import { firebaseFirestore } from '../../firebase/firestore';
import { toBooking } from '../../../model/booking/to-booking';
import { followQuery } from '../follow';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

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
  return followQuery(
    query(
      collection(firebaseFirestore(), 'bookings'),
      where('userId', '==', uid),
      where('payment.state', '==', 'awaiting'),
      limit(MAX_QUERY_SIZE),
    ),
    (found) => toBooking(found.id, found.data()),
    (bookings) =>
      onChange(bookings.filter(({ status }) => HOLDS_TIME.has(status)).sort((a, b) => a.start - b.start)),
    onError,
    { confirmed: 'absence' },
  );
}
