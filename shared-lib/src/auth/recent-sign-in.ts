import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { AuthError, fromFirebase } from '../errors';
import { firebaseAuth } from '../firebase/auth';

/** Returns the age of the session in seconds. Both times are the server's, as this device's clock may be wrong. */
export async function sessionAgeSeconds(): Promise<number> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new AuthError('Nobody is signed in', 'auth/no-current-user');
  try {
    const { authTime, issuedAtTime } = await user.getIdTokenResult(true);
    return (Date.parse(issuedAtTime) - Date.parse(authTime)) / 1000;
  } catch (error) {
    throw fromFirebase(error);
  }
}

/**
 * Signs the session's own person in again: functions and rules read the new time from the token.
 *
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential` for a wrong password.
 */
export async function signInAgain(password: string): Promise<void> {
  const user = firebaseAuth().currentUser;
  if (!user?.email) throw new AuthError('Nobody is signed in', 'auth/no-current-user');
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(user.email, password));
    await user.getIdToken(true);
  } catch (error) {
    throw fromFirebase(error);
  }
}
