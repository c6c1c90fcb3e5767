import { collection, doc, getDoc, limit, query, serverTimestamp } from 'firebase/firestore';
import { ADMIN_FALLBACK_NAME, type Admin } from '../../../model';
import { fromFirebase, NetworkError } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toAdmin } from '../../../model/administration/to-admin';
import { unreadable } from '../admin-repository';
import { writeAudited, type Author } from './audited-write';
import { followQuery } from '../follow';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/**
 * Subscribes to the list of administrators by name. Only administrators may.
 *
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToAdmins(
  onChange: (admins: Admin[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(collection(firebaseFirestore(), 'admins'), limit(MAX_QUERY_SIZE)),
    (found) => toAdmin(found.id, found.data({ serverTimestamps: 'estimate' })),
    (admins) => onChange(admins.sort((one, other) => one.name.localeCompare(other.name, 'es'))),
    (error) => onError(unreadable(error)),
  );
}

/**
 * Reports whether the policy lets everybody become an administrator. Others may not read the policy, so that a refusal
 * means no.
 */
export async function isSelfRegistrationOpen(): Promise<boolean> {
  try {
    const policy = await getDoc(doc(firebaseFirestore(), 'config', 'adminPolicy'));
    return policy.get('selfRegistration') === true;
  } catch (error) {
    const failure = fromFirebase(error);
    if (failure instanceof NetworkError && failure.status === 403) return false;
    throw failure;
  }
}

/**
 * Makes the session's account an administrator, where the policy lets everybody.
 *
 * @param account.name - Name of the person; without one, 'Administrador'.
 * @throws NetworkError 403 where it doesn't.
 */
export async function createAdmin(account: Author & { name: string }): Promise<Admin> {
  const { uid, email } = account;
  const name = account.name.trim() || ADMIN_FALLBACK_NAME;
  await writeAudited(account, {
    collection: 'admins',
    docId: uid,
    change: (before) =>
      before ?? {
        id: uid,
        email,
        name,
        role: 'admin',
        selfRegistered: true,
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      },
  });
  const now = Date.now();
  return { id: uid, email, name, role: 'admin', selfRegistered: true, createdAt: now, updatedAt: now };
}
