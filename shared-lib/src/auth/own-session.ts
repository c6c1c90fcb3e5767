import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { callFunction } from '../data/call-function';
import { AuthError, fromFirebase } from '../errors';
import { firebaseAuth } from '../firebase/auth';
import { signOut } from './session';

/**
 * Changes the password of the session's account and ends its other sessions; this one goes on.
 *
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential` for a wrong current password.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const auth = firebaseAuth();
  const user = auth.currentUser;
  if (!user?.email) throw new AuthError('Nobody is signed in', 'auth/no-current-user');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, current));
    await updatePassword(user, next);
    // A session of its own, later than all others: the function ends those that began before the one that asks.
    await signInWithEmailAndPassword(auth, user.email, next);
    await callFunction('endSessions', { keepMine: true });
  } catch (error) {
    throw fromFirebase(error);
  }
}

let ending = false;

/** True while this very session asks to be ended: nobody has to be told that it is over. */
export function isEndingSessions(): boolean {
  return ending;
}

async function endingSessions(work: () => Promise<unknown>): Promise<void> {
  ending = true;
  try {
    await work();
    await signOut();
  } catch (error) {
    throw fromFirebase(error);
  } finally {
    ending = false;
  }
}

/** Ends every session of the account, on every device, and this one. */
export function signOutEverywhere(): Promise<void> {
  return endingSessions(() => callFunction('endSessions', { keepMine: false }));
}

/**
 * Deletes the session's account and all that it owns, for good.
 *
 * @param password - Once more: the server asks for a fresh session.
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential`, or `admin-cannot-leave`.
 */
export async function deleteAccount(password: string): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user?.email) throw new AuthError('Nobody is signed in', 'auth/no-current-user');
  const credential = EmailAuthProvider.credential(user.email, password);
  await endingSessions(async () => {
    await reauthenticateWithCredential(user, credential);
    // The functions read when the session began from its token.
    await user.getIdToken(true);
    await callFunction('deleteAccount', {});
  });
}
