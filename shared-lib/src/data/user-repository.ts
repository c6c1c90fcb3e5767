import {
  doc,
  getDoc,
  onSnapshot,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentData,
} from 'firebase/firestore';
import type { LegalAcceptance, User } from '../domain';
import { fromFirebase } from '../errors';
import { firebaseFirestore } from '../firebase/firestore';

const userRef = (uid: string) => doc(firebaseFirestore(), 'users', uid);

function toUser(uid: string, data: DocumentData): User {
  return { id: uid, email: String(data['email'] ?? ''), name: String(data['name'] ?? '') };
}

/** The record of an account, or `null` when there is none. */
export async function getUser(uid: string): Promise<User | null> {
  try {
    const snapshot = await getDoc(userRef(uid));
    return snapshot.exists() ? toUser(uid, snapshot.data()) : null;
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Follows the record of an account.
 *
 * @param onChange - Called with `null` while there is none; `fromServer` is false for what is only guessed while the
 * server can't be reached.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToUser(
  uid: string,
  onChange: (user: User | null, meta: { fromServer: boolean }) => void,
  onError: (error: Error) => void,
): () => void {
  return onSnapshot(
    userRef(uid),
    { includeMetadataChanges: true },
    (snapshot) =>
      onChange(snapshot.exists() ? toUser(uid, snapshot.data()) : null, {
        fromServer: !snapshot.metadata.fromCache,
      }),
    (error) => onError(fromFirebase(error)),
  );
}

/** Writes the record of a new account. Repeating it with the same values changes nothing. */
export async function createUser(user: User, legal: LegalAcceptance): Promise<void> {
  try {
    await setDoc(userRef(user.id), {
      id: user.id,
      email: user.email,
      name: user.name,
      legal,
      createdAt: serverTimestamp(),
    });
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** Changes the name of an account. */
export async function updateUserName(uid: string, name: string): Promise<void> {
  try {
    await updateDoc(userRef(uid), { name });
  } catch (error) {
    throw fromFirebase(error);
  }
}
