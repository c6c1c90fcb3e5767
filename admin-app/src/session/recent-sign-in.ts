import { sessionAgeSeconds } from 'shared-lib/auth';
import { ADMIN_SESSION_SECONDS } from 'shared-lib/domain';
import { AppError } from 'shared-lib/errors';

/** Seconds by which a sign-in must be younger than the limit, so that an action doesn't arrive too late. */
const MARGIN_SECONDS = 60;

/** An action that waits for the password. */
export interface PasswordQuestion {
  /** Called when the password was right. */
  answer: () => void;
  /** @param error - Reason other than that the person cancels. */
  giveUp: (error?: AppError) => void;
}

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

function askForPassword(): Promise<void> {
  // Of two acts at once the first one gives way.
  question?.giveUp();
  return new Promise((resolve, reject) => {
    setQuestion({
      answer: () => {
        setQuestion(null);
        resolve();
      },
      giveUp: (error = new AppError('recent-sign-in-needed', 'The password was not typed again')) => {
        setQuestion(null);
        reject(error);
      },
    });
  });
}

/**
 * Runs a dangerous action of an administrator. When the sign-in is too old for the server, asks for the password first
 * and then continues, so that nothing typed is lost.
 *
 * @throws AppError `recent-sign-in-needed` when the person cancels, or the action's error.
 */
export async function withRecentSignIn<Result>(act: () => Promise<Result>): Promise<Result> {
  if ((await sessionAgeSeconds()) > ADMIN_SESSION_SECONDS - MARGIN_SECONDS) await askForPassword();
  return act();
}
