import { doc, Timestamp } from 'firebase/firestore';
import { firebaseFirestore } from '../firebase/firestore';
import { followDocument } from './follow';

/** A change of an account's address that waits for the new one to be confirmed. */
export interface PendingEmailChange {
  to: string;
  /** End of the link in its mail, in milliseconds since the epoch. */
  expiresAt: number;
}

/**
 * Subscribes to the open change of the address of the session's account, `null` for none; cached values are ignored.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToEmailChange(
  uid: string,
  onChange: (change: PendingEmailChange | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    doc(firebaseFirestore(), 'emailChanges', uid),
    (found) => {
      const to: unknown = found.get('pending.to');
      const expiresAt: unknown = found.get('pending.expiresAt');
      const isOpen = typeof to === 'string' && expiresAt instanceof Timestamp;
      return isOpen ? { to, expiresAt: expiresAt.toMillis() } : null;
    },
    onChange,
    onError,
    { confirmed: 'all' },
  );
}
