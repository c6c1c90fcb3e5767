import { doc, onSnapshot, Timestamp } from 'firebase/firestore';
import { PLANS, type Plan } from '../../model';
import { fromFirebase } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';

/** Part of `users/{uid}/private/state`, written by functions, that the session has to know. */
export interface AccountState {
  plan: Plan;
  disabled: boolean;
  /** Sessions that began before this time are over; seconds since the epoch, 0 for none. */
  sessionsEndedAt: number;
  /** End of the trial of an account without a verified address, in milliseconds since the epoch; 0 for none. */
  trialEndsAt: number;
  /** True when that time is over. */
  isTrialOver: boolean;
}

/**
 * Subscribes to the state of the session's account, as the server has it; cached values are ignored.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAccountState(
  uid: string,
  onChange: (state: AccountState) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    doc(firebaseFirestore(), 'users', uid, 'private', 'state'),
    // Without it the SDK doesn't report the server's confirmation of cached values.
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.metadata.fromCache) return;
      const endedAt = snapshot.get('sessionsEndedAt');
      const trialEndsAt = snapshot.get('trialEndsAt');
      onChange({
        plan: PLANS.find((plan) => plan === snapshot.get('plan')) ?? 'free',
        disabled: snapshot.get('disabled') === true,
        sessionsEndedAt: endedAt instanceof Timestamp ? endedAt.seconds : 0,
        trialEndsAt: trialEndsAt instanceof Timestamp ? trialEndsAt.toMillis() : 0,
        isTrialOver: snapshot.get('trialEndedAt') !== undefined,
      });
    },
    (error) => onError(fromFirebase(error)),
  );
}
