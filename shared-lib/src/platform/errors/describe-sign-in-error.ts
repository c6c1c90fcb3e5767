import { AppError } from 'shared-lib/errors/classes';
import { describeError } from './describe-error';
import { signInSentences } from './sign-in-messages';

/** Describes an error of an account form, with the field that it belongs to (missing: the whole form). */
export function describeSignInError(error: unknown): {
  message: string;
  field?: 'email' | 'password' | 'code';
} {
  const known = error instanceof AppError ? signInSentences[error.code] : undefined;
  return known ?? { message: describeError(error).message };
}

/** Reports whether the sign-in forms have a sentence of their own for a code of the Auth service. */
export function isKnownSignInCode(code: string): boolean {
  return Object.hasOwn(signInSentences, code);
}

const WRONG_PASSWORD: ReadonlySet<string> = new Set([
  'auth/invalid-credential',
  'auth/wrong-password',
  'auth/invalid-login-credentials',
]);

/** Reports whether the Auth service refused the password of the session's own account. */
export const isWrongPassword = ({ code }: { code: string }): boolean => WRONG_PASSWORD.has(code);
