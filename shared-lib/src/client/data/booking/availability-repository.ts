import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { tidyHours, type Availability } from '../../../model/booking';
import { withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toAvailability } from '../../../model/availability/to-availability';
import { refreshBookableCards } from './bookable-cards';
import { followDocument } from '../follow';
import { ifExists } from '../read-documents';

const availabilityRef = (uid: string) => doc(firebaseFirestore(), 'availability', uid);

/**
 * Subscribes to an owner's hours and booking settings.
 *
 * @param onChange - Gets `null` while the owner has set none.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAvailability(
  uid: string,
  onChange: (availability: Availability | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(availabilityRef(uid), ifExists(toAvailability), onChange, onError, {
    confirmed: 'absence',
  });
}

/** Stores an owner's hours and booking settings as a whole; existing bookings aren't touched. */
export async function saveAvailability(uid: string, availability: Availability): Promise<void> {
  await withAppErrors(() =>
    setDoc(availabilityRef(uid), { ...tidyHours(availability), updatedAt: serverTimestamp() }),
  );
  refreshBookableCards();
}
