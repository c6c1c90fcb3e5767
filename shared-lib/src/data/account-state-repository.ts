import { doc, onSnapshot, Timestamp } from 'firebase/firestore';
import { PLANS, type Plan } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';

/** `users/{uid}/private/state`: what functions say of an account, as far as its session has to know. */
export interface AccountState {
  plan: Plan;
  disabled: boolean;
  /** Sessions that began before are over; seconds since the epoch, 0 for none. */
  sessionsEndedAt: number;
}

/**
 * Follows the state of the session's account. Only what the server says counts.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToAccountState(
  uid: string,
  onChange: (state: AccountState) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(firebaseFirestore(), 'users', uid, 'private', 'state'),
    // Else the server's confirmation of what the cache had already is no news.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      const endedAt = snapshot.get('sessionsEndedAt');
      onChange({
        plan: PLANS.find((plan) => plan === snapshot.get('plan')) ?? 'free',
        disabled: snapshot.get('disabled') === true,
        sessionsEndedAt: endedAt instanceof Timestamp ? endedAt.seconds : 0,
      });
    },
    (error) => onError(fromFirebase(error)),
  );
}
