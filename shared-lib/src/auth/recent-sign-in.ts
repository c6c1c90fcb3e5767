import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { fromFirebase } from '../errors';
import { requireUser } from './signed-in-user';

/** Returns the age of the session in seconds. Both times are the server's, as this device's clock may be wrong. */
export async function sessionAgeSeconds(): Promise<number> {
  const { user } = await requireUser();
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
  const { user, email } = await requireUser();
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
    await user.getIdToken(true);
  } catch (error) {
    throw fromFirebase(error);
  }
}
