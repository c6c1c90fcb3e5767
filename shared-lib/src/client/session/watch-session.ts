import { isEndingSessions, sessionStartedAt, signOut } from 'shared-lib/auth';
import { subscribeToAccountState } from '../data/repositories';
import { AppError, AuthError, SESSION_EXPIRED } from '../../platform/errors';

/**
 * Ends this browser's session as soon as the server says that it is over: the account was suspended, or its sessions
 * were ended from elsewhere. Its token would still be accepted for up to an hour, though rules and functions refuse its
 * writes.
 *
 * @param onEnd - Gets the reason.
 * @returns Stops watching.
 */
export function watchSession(uid: string, onEnd: (reason: AppError) => void): () => void {
  let over = false;
  const end = (reason: AppError) => {
    if (over || isEndingSessions()) return;
    over = true;
    // Showing an `AuthError` signs out by itself, once the person has read it, and leads back to the present screen.
    if (reason instanceof AuthError) onEnd(reason);
    else void signOut().finally(() => onEnd(reason));
  };
  const stop = subscribeToAccountState(
    uid,
    ({ disabled, sessionsEndedAt }) => {
      if (disabled) end(new AppError('account-suspended', `${uid} is suspended`));
      else if (sessionsEndedAt > 0) {
        // A new password makes a new session just before it ends the others, so the start is read each time.
        sessionStartedAt().then(
          (startedAt) => {
            if (startedAt !== null && startedAt < sessionsEndedAt) {
              end(new AuthError(`The sessions of ${uid} were ended`, SESSION_EXPIRED));
            }
          },
          () => undefined,
        );
      }
    },
    () => undefined,
  );
  return () => {
    over = true;
    stop();
  };
}
