import { signInWithEmailAndPassword, updatePassword } from 'firebase/auth';
import { callFunction } from '../data/call-function';
import { withAppErrors } from '../../platform/errors';
import { firebaseAuth } from '../firebase/auth';
import { whileEndingSessions } from './ongoing';
import { signInAgain, type AnswerCode } from './recent-sign-in';
import { clearWorkerCaches, signOut } from './session';
import { requireUser } from './signed-in-user';

/**
 * Changes the password of the session's account and ends its other sessions; this one continues.
 *
 * @param passwords.answerCode - Continues the sign-in of an account that has a second factor.
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential` for a wrong current password.
 */
export async function changePassword({
  current,
  next,
  answerCode,
}: {
  current: string;
  next: string;
  answerCode?: AnswerCode;
}): Promise<void> {
  const auth = firebaseAuth();
  const { user, email } = await requireUser();
  let hasSecondFactor = false;
  await signInAgain(
    current,
    answerCode &&
      (async (challenge) => {
        await answerCode(challenge);
        hasSecondFactor = true;
      }),
  );
  return withAppErrors(async () => {
    await updatePassword(user, next);
    if (hasSecondFactor) {
      // Each further sign-in would need another code. This session has just begun, and the change took all other refresh tokens.
      await callFunction('endSessions', { keepMine: true, tokensAreOver: true });
      return;
    }
    // A new session, later than all others: the function ends those that began before the caller's.
    await signInWithEmailAndPassword(auth, email, next);
    await callFunction('endSessions', { keepMine: true });
    // The function revokes all refresh tokens, this session's too.
    await signInWithEmailAndPassword(auth, email, next);
  });
}

/**
 * Requests a change of the address of the session's account, whose sign-in has to be recent: it changes once the link in the new address's
 * mail is followed.
 */
export async function requestEmailChange(email: string): Promise<void> {
  await callFunction('requestEmailChange', { email });
}

function endingSessions(work: () => Promise<unknown>): Promise<void> {
  return whileEndingSessions(() =>
    withAppErrors(async () => {
      await work();
      await signOut();
    }),
  );
}

/** Ends every session of the account, on every device, and this one. */
export function signOutEverywhere(): Promise<void> {
  return endingSessions(() => callFunction('endSessions', { keepMine: false }));
}

/**
 * Deletes the session's account and everything that it owns, for good.
 *
 * @param again.password - Entered again, as the server requires a recent sign-in.
 * @param again.answerCode - Continues the sign-in of an account that has a second factor.
 * @returns True when everything is gone; false while the last of it is still being removed.
 * @throws AppError with the Auth service's code, such as `auth/invalid-credential`, or `admin-cannot-leave`.
 */
export async function deleteAccount({
  password,
  answerCode,
}: {
  password: string;
  answerCode?: AnswerCode;
}): Promise<boolean> {
  let isGone = false;
  await endingSessions(async () => {
    await signInAgain(password, answerCode);
    isGone = (await callFunction('deleteAccount', {})).deleted;
  });
  clearWorkerCaches();
  return isGone;
}
