import { AppError, codeMessages, describeSignInError, NetworkError } from 'shared-lib/errors';
import { messages } from './messages';

/** What is wrong with a form, beside which field (none: with the whole of it). */
export interface FormProblem {
  message: string;
  field?: 'email' | 'password';
}

/** What people are told; an error that no table knows gets the form's own sentence. */
function describe(error: unknown, fallback: string): FormProblem {
  const isKnown =
    error instanceof NetworkError ||
    (error instanceof AppError && (error.code in codeMessages || error.code.startsWith('auth/')));
  return isKnown ? describeSignInError(error) : { message: fallback };
}

/** Why an administrator's sign-in failed. */
export const describeSignIn = (error: unknown): FormProblem => describe(error, messages.signInFailed);

/** Why an administrator's registration failed. */
export function describeRegistration(error: unknown): FormProblem {
  if (error instanceof AppError && error.code === 'auth/email-already-in-use') {
    return { message: messages.emailTaken, field: 'email' };
  }
  return describe(error, messages.registerFailed);
}
