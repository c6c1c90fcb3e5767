import { sessionAgeSeconds } from 'shared-lib/auth';
import { ADMIN_SESSION_SECONDS } from '../../model';
import { AppError } from '../../platform/errors';

/** Seconds by which a sign-in must be younger than the limit, so that an action doesn't arrive too late. */
const MARGIN_SECONDS = 60;

/** An action that waits until the person has confirmed their identity. */
export interface PasswordQuestion {
  /** The error by which a sign-in requires the code, where the password was right already; `null` to ask for the password. */
  challenge: AppError | null;
  /** Called when the answer was right. */
  answer: () => void;
  /** @param error - Reason other than that the person cancels. */
  giveUp: (error?: AppError) => void;
}

/** Error code of an action that the person cancelled in the dialog. */
export const GIVEN_UP = 'recent-sign-in-needed';

let question: PasswordQuestion | null = null;
const listeners = new Set<() => void>();

function setQuestion(next: PasswordQuestion | null): void {
  question = next;
  for (const listener of listeners) listener();
}

/** The waiting action, for the dialog; a store for `useSyncExternalStore`. */
export const passwordQuestion = {
  get: (): PasswordQuestion | null => question,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
};

function ask(challenge: AppError | null): Promise<void> {
  // Of two actions at the same time the first one is cancelled.
  question?.giveUp();
  return new Promise((resolve, reject) => {
    setQuestion({
      challenge,
      answer: () => {
        setQuestion(null);
        resolve();
      },
      giveUp: (error = new AppError(GIVEN_UP, 'The password was not typed again')) => {
        setQuestion(null);
        reject(error);
      },
    });
  });
}

/**
 * Asks for the code of the authenticator app, which continues a sign-in whose password was right.
 *
 * @param challenge - The error by which the sign-in requires it.
 * @throws AppError `recent-sign-in-needed` when the person cancels
 */
export const askForCode = (challenge: AppError): Promise<void> => ask(challenge);

/**
 * Runs a dangerous action. When the sign-in is too old for the server, asks for the password first and then continues, so that nothing
 * typed is lost.
 *
 * @param seconds - Greatest age of the sign-in that the server accepts; 0 asks in any case.
 * @throws AppError `recent-sign-in-needed` when the person cancels, or the action's error.
 */
export async function withRecentSignIn<Result>(
  act: () => Promise<Result>,
  seconds: number = ADMIN_SESSION_SECONDS,
): Promise<Result> {
  if (seconds === 0 || (await sessionAgeSeconds()) > seconds - MARGIN_SECONDS) await ask(null);
  return act();
}
