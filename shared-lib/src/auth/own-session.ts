import {
  EmailAuthProvider,
  reauthenticateWithCredential,
  signInWithEmailAndPassword,
  updatePassword,
} from 'firebase/auth';
import { callFunction } from '../data/call-function';
import { fromFirebase } from '../errors';
import { firebaseAuth } from '../firebase/auth';
import { clearWorkerCaches } from './clear-worker-caches';
import { whileEndingSessions } from './ongoing';
import { signInAgain } from './recent-sign-in';
import { signOut } from './session';
import { requireUser } from './signed-in-user';

/**
 * Changes the password of the session's account and ends its other sessions; this one goes on.
 *
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential` for a wrong current password.
 */
export async function changePassword(current: string, next: string): Promise<void> {
  const auth = firebaseAuth();
  const { user, email } = await requireUser();
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, current));
    await updatePassword(user, next);
    // A session of its own, later than all others: the function ends those that began before the one that asks.
    await signInWithEmailAndPassword(auth, email, next);
    await callFunction('endSessions', { keepMine: true });
    // It takes everybody's refresh tokens, this session's too.
    await signInWithEmailAndPassword(auth, email, next);
  } catch (error) {
    throw fromFirebase(error);
  }
}

function endingSessions(work: () => Promise<unknown>): Promise<void> {
  return whileEndingSessions(async () => {
    try {
      await work();
      await signOut();
    } catch (error) {
      throw fromFirebase(error);
    }
  });
}

/** Ends every session of the account, on every device, and this one. */
export function signOutEverywhere(): Promise<void> {
  return endingSessions(() => callFunction('endSessions', { keepMine: false }));
}

/**
 * Deletes the session's account and everything that it owns, for good.
 *
 * @param password - Entered again, as the server asks for a recent sign-in.
 * @returns True when everything is gone; false while the last of it is still being removed.
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential`, or `admin-cannot-leave`.
 */
export async function deleteAccount(password: string): Promise<boolean> {
  let isGone = false;
  await endingSessions(async () => {
    await signInAgain(password);
    isGone = (await callFunction('deleteAccount', {})).deleted;
  });
  clearWorkerCaches();
  return isGone;
}
