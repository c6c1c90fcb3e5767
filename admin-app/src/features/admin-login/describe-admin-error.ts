import {
  AppError,
  AuthError,
  codeMessages,
  describeSignInError,
  isKnownSignInCode,
  NetworkError,
} from 'shared-lib/errors';
import { messages } from './messages';

/** Error of a form, with its field (none for the whole form). */
export interface FormProblem {
  message: string;
  field?: 'email' | 'password' | 'code';
}

/** Returns the Auth service's message of an unknown error, without its name and code; empty where it has none. */
function ownWordsOf(error: unknown): string {
  if (!(error instanceof AppError) || !error.code.startsWith('auth/')) return '';
  const words = error.message
    .replace(/^Firebase: /, '')
    .replace(/\s*\(auth\/[^)]*\)\.?$/, '')
    .trim();
  return words === 'Error' || words === error.code ? '' : words;
}

/** Describes an error; an unknown one in the form's words, with the provider's own behind them where it has any. */
function describe(error: unknown, fallback: string): FormProblem {
  const isKnown =
    error instanceof NetworkError ||
    error instanceof AuthError ||
    (error instanceof AppError && (error.code in codeMessages || isKnownSignInCode(error.code)));
  if (isKnown) return describeSignInError(error);
  const words = ownWordsOf(error);
  return { message: words === '' ? fallback : `${fallback}. ${words}` };
}

/** Describes the error of an administrator's sign-in. */
export const describeSignIn = (error: unknown): FormProblem => describe(error, messages.signInFailed);

/** Describes the error of an administrator's registration. */
export function describeRegistration(error: unknown): FormProblem {
  if (error instanceof AppError && error.code === 'auth/email-already-in-use') {
    return { message: messages.emailTaken, field: 'email' };
  }
  return describe(error, messages.registerFailed);
}
