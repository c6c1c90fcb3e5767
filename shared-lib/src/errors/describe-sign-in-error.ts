import { AppError } from './app-error';
import { describeError } from './describe-error';
import { signInSentences } from './sign-in-messages';

/** What to say on an account form, and beside which field (none: for the whole form). */
export function describeSignInError(error: unknown): { message: string; field?: 'email' | 'password' } {
  const known = error instanceof AppError ? signInSentences[error.code] : undefined;
  return known ?? { message: describeError(error).message };
}

const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/invalid-login-credentials',
]);

/** Whether the Auth service refused a password: of the session's own account, as there is no other to be wrong about. */
export function isWrongPassword(error: unknown): boolean {
  return error instanceof AppError && WRONG_PASSWORD.has(error.code);
}
