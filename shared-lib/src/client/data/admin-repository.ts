import { doc, getDoc } from 'firebase/firestore';
import type { Admin } from '../../model';
import { AppError, fromFirebase, NetworkError } from '../../platform/errors';
import { firebaseFirestore } from '../firebase/firestore';
import { toAdmin } from '../../model/administration/to-admin';
import { followDocument } from './follow';
import { ifExists, readOne } from './read-documents';

const adminRef = (uid: string) => doc(firebaseFirestore(), 'admins', uid);

/**
 * Returns the error for an unreadable record. Everybody may read their own, so a refusal means that other rules than
 * ours are deployed.
 */
export function unreadable(error: unknown): AppError {
  const failure = fromFirebase(error);
  if (!(failure instanceof NetworkError) || failure.status !== 403) return failure;
  return new AppError('admins-unreadable', failure.message, { cause: error });
}

/**
 * Reads the record that makes an account an administrator; `null` when it has none.
 *
 * @throws AppError `admins-unreadable` when the rules in force refuse even that.
 */
export async function getAdmin(uid: string): Promise<Admin | null> {
  try {
    const snapshot = await getDoc(adminRef(uid));
    return readOne(
      snapshot,
      ifExists((data) => toAdmin(uid, data)),
    );
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Subscribes to the record that makes an account an administrator.
 *
 * @param onChange - Gets `null` as soon as the server says that there is none; cached absence is ignored.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAdmin(
  uid: string,
  onChange: (admin: Admin | null) => void,
  onError: (error: Error) => void,
): () => void {
  return followDocument(
    adminRef(uid),
    ifExists((data) => toAdmin(uid, data)),
    onChange,
    (error) => onError(unreadable(error)),
    { confirmed: 'all' },
  );
}
