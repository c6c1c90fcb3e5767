import { EmailAuthProvider, reauthenticateWithCredential } from 'firebase/auth';
import { fromFirebase, withAppErrors, type AppError } from '../../platform/errors';
import { asksSecondFactor } from './asks-second-factor';
import { requireUser } from './signed-in-user';

/** Returns the age of the session in seconds. Both times are the server's, as this device's clock may be wrong. */
export async function sessionAgeSeconds(): Promise<number> {
  const { user } = await requireUser();
  return withAppErrors(async () => {
    const { authTime, issuedAtTime } = await user.getIdTokenResult(true);
    return (Date.parse(issuedAtTime) - Date.parse(authTime)) / 1000;
  });
}

/**
 * Continues a sign-in that requires the code of an authenticator app: asks the person for it.
 *
 * @param asked - The SDK's error that says that a code is required.
 */
export type AnswerCode = (challenge: AppError) => Promise<void>;

/** Throws, as the sign-in would without an answer. */
const unanswered: AnswerCode = (challenge) => Promise.reject(challenge);

/**
 * Signs the session's own person in again: functions and rules read the new time from the token.
 *
 * @param answerCode - Continues it for an account that has a second factor.
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential` for a wrong password.
 */
export async function signInAgain(password: string, answerCode = unanswered): Promise<void> {
  const { user, email } = await requireUser();
  try {
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password));
  } catch (error) {
    const failure = fromFirebase(error);
    if (!asksSecondFactor(failure)) throw failure;
    await answerCode(failure);
  }
  await withAppErrors(() => user.getIdToken(true));
}
