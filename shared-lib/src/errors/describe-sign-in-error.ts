import { AppError } from './app-error';
import { describeError } from './describe-error';
import { signInSentences } from './sign-in-messages';

/** What to say on an account form, and beside which field (none: for the whole form). */
export function describeSignInError(error: unknown): { message: string; field?: 'email' | 'password' } {
  const known = error instanceof AppError ? signInSentences[error.code] : undefined;
  return known ?? { message: describeError(error).message };
}
