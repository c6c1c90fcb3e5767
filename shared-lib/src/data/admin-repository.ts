import {
  collection,
  doc,
  getDoc,
  limit,
  onSnapshot,
  query,
  serverTimestamp,
  Timestamp,
  type DocumentData,
} from 'firebase/firestore';
import { ADMIN_FALLBACK_NAME, inviteIdOf, type Admin } from '../domain';
import { AppError, fromFirebase, NetworkError } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';
import { writeAudited, type Author } from './audited-write';

const adminRef = (uid: string) => doc(firebaseFirestore(), 'admins', uid);
const inviteRef = (email: string) => doc(firebaseFirestore(), 'adminInvites', inviteIdOf(email));

const toMillis = (value: unknown) => (value instanceof Timestamp ? value.toMillis() : 0);

function toAdmin(uid: string, data: DocumentData): Admin {
  return {
    id: uid,
    email: String(data['email'] ?? ''),
    name: String(data['name'] || ADMIN_FALLBACK_NAME),
    role: 'admin',
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
  };
}

/** Everybody may read their own record: a refusal means that the project runs other rules than ours. */
function unreadable(error: unknown): AppError {
  const failure = fromFirebase(error);
  if (!(failure instanceof NetworkError) || failure.status !== 403) return failure;
  return new AppError('admins-unreadable', failure.message, { cause: error });
}

/**
 * The record that makes an account an administrator, or `null` when it has none.
 *
 * @throws AppError `admins-unreadable` when the rules in force refuse even that.
 */
export async function getAdmin(uid: string): Promise<Admin | null> {
  try {
    const snapshot = await getDoc(adminRef(uid));
    return snapshot.exists() ? toAdmin(uid, snapshot.data()) : null;
  } catch (error) {
    throw unreadable(error);
  }
}

/**
 * Follows the record that makes an account an administrator.
 *
 * @param onChange - `null` as soon as the server says that there is none. What is known only locally doesn't count.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToAdmin(
  uid: string,
  onChange: (admin: Admin | null) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    adminRef(uid),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (!snapshot.metadata.fromCache) onChange(snapshot.exists() ? toAdmin(uid, snapshot.data()) : null);
    },
    (error) => onError(unreadable(error)),
  );
}

/** Most administrators that are listed: what the rules give at once. */
const MOST_ADMINS = 100;

/**
 * Follows who administers, by name. Only administrators may.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToAdmins(
  onChange: (admins: Admin[]) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    query(collection(firebaseFirestore(), 'admins'), limit(MOST_ADMINS)),
    ({ docs }) =>
      onChange(
        docs
          .map((found) => toAdmin(found.id, found.data({ serverTimestamps: 'estimate' })))
          .sort((one, other) => one.name.localeCompare(other.name, 'es')),
      ),
    (error) => onError(unreadable(error)),
  );
}

/** Whether an open invitation waits for this address. The session's own, verified address may ask; nobody else. */
export async function hasAdminInvite(email: string): Promise<boolean> {
  try {
    const invite = await getDoc(inviteRef(email));
    return (
      invite.exists() && invite.get('acceptedAt') === null && toMillis(invite.get('expiresAt')) > Date.now()
    );
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Makes the session's account an administrator, where the policy lets everybody or by its invitation, which is used up.
 *
 * @param name - Of the person; without one, 'Administrador'.
 * @throws NetworkError 403 when neither allows it.
 */
export async function createAdmin(
  account: Author & { name: string },
  { byInvite }: { byInvite: boolean },
): Promise<Admin> {
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
        createdAt: serverTimestamp(),
        updatedAt: serverTimestamp(),
      },
    also: (transaction) => {
      if (byInvite) transaction.update(inviteRef(email), { acceptedAt: serverTimestamp(), acceptedBy: uid });
    },
  });
  const now = Date.now();
  return { id: uid, email, name, role: 'admin', createdAt: now, updatedAt: now };
}
