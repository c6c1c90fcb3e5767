import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth';
import type { FirebaseUser } from '../../model';
import { AppError, fromFirebase, withAppErrors } from '../../platform/errors';
import { firebaseAuth, firebaseAuthToSignIn } from '../firebase/auth';
import { findStorageTrouble } from '../first-read/storage-trouble';
import { toFirebaseUser } from './session';

/** Signs in with e-mail and password. Errors carry the Auth service's code. */
export function signIn(email: string, password: string): Promise<FirebaseUser> {
  return withAppErrors(async () => {
    const { user } = await signInWithEmailAndPassword(await firebaseAuthToSignIn(), email.trim(), password);
    return toFirebaseUser(user);
  });
}

/**
 * Sends a mail with a link to choose a new password. For an address without an account nothing is sent, and the caller
 * can't see the difference.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await findStorageTrouble();
  try {
    await sendPasswordResetEmail(firebaseAuth(), email.trim());
  } catch (error) {
    const failure = fromFirebase(error);
    if (failure instanceof AppError && failure.code === 'auth/user-not-found') return;
    throw failure;
  }
}
