import { doc, onSnapshot, serverTimestamp, setDoc, type DocumentData } from 'firebase/firestore';
import type { Availability } from '../../domain/booking';
import { fromFirebase } from '../../errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { refreshBookableCards } from './bookable-cards';

const availabilityRef = (uid: string) => doc(firebaseFirestore(), 'availability', uid);

function toAvailability(data: DocumentData): Availability {
  const { updatedAt: _, ...availability } = data;
  return availability as Availability;
}

/**
 * Follows when an owner can be booked.
 *
 * @param onChange - `null` while they have said nothing yet.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToAvailability(
  uid: string,
  onChange: (availability: Availability | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    availabilityRef(uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      // Nothing on this device doesn't mean that there is nothing.
      if (!snapshot.exists() && snapshot.metadata.fromCache) return;
      onChange(snapshot.exists() ? toAvailability(snapshot.data()) : null);
    },
    (error) => onError(fromFirebase(error)),
  );
}

/** Stores when an owner can be booked, whole: bookings that stand aren't touched. */
export async function saveAvailability(uid: string, availability: Availability): Promise<void> {
  try {
    await setDoc(availabilityRef(uid), { ...availability, updatedAt: serverTimestamp() });
  } catch (error) {
    throw fromFirebase(error);
  }
  refreshBookableCards();
}
