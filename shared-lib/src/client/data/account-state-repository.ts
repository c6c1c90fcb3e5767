import { doc, Timestamp, type DocumentSnapshot } from 'firebase/firestore';
import { PLANS, type Plan } from '../../model';
import { firebaseFirestore } from '../firebase/firestore';
import { followDocument } from './follow';

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

function toAccountState(found: DocumentSnapshot): AccountState {
  const endedAt: unknown = found.get('sessionsEndedAt');
  const trialEndsAt: unknown = found.get('trialEndsAt');
  return {
    plan: PLANS.find((plan) => plan === found.get('plan')) ?? 'free',
    disabled: found.get('disabled') === true,
    sessionsEndedAt: endedAt instanceof Timestamp ? endedAt.seconds : 0,
    trialEndsAt: trialEndsAt instanceof Timestamp ? trialEndsAt.toMillis() : 0,
    isTrialOver: found.get('trialEndedAt') !== undefined,
  };
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
  return followDocument(
    doc(firebaseFirestore(), 'users', uid, 'private', 'state'),
    toAccountState,
    onChange,
    onError,
    { confirmed: 'all' },
  );
}
