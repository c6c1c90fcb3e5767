import {
  AppError,
  AuthError,
  NetworkError,
  SESSION_EXPIRED,
  ValidationError,
} from 'shared-lib/errors/classes';
import { codeMessages, errorMessages } from './messages';
import { signInSentences } from './sign-in-messages';

/** An error for the person: the tone of its toast and its sentence. */
export interface ErrorDescription {
  message: string;
  tone: 'error' | 'warning';
  /** True when the person has to sign in again. */
  endsSession: boolean;
}

function describeNetwork(status: number): string {
  if (status >= 500) return errorMessages.server;
  if (status === 404) return errorMessages.notFound;
  if (status === 403) return errorMessages.forbidden;
  if (status === 401) return errorMessages.sessionExpired;
  return errorMessages.connection;
}

function describeCode(code: string): string {
  const known = codeMessages[code] ?? signInSentences[code]?.message;
  return known ?? (code.startsWith('auth/') ? errorMessages.service : errorMessages.unexpected);
}

/** Reports whether an error without a code of ours names the auth or database provider. */
const namesProvider = ({ name, message }: Error) => /firebase|firestore|auth\//i.test(`${name} ${message}`);

/** Describes any error in Spanish, without its internal message; the only such table. */
export function describeError(error: unknown): ErrorDescription {
  const described = (message: string, tone: ErrorDescription['tone'] = 'error', endsSession = false) => ({
    message,
    tone,
    endsSession,
  });
  if (error instanceof ValidationError) return described(error.message, 'warning');
  if (error instanceof NetworkError)
    return described(describeNetwork(error.status), 'error', error.status === 401);
  if (error instanceof AuthError) {
    return described(
      error.code === SESSION_EXPIRED ? errorMessages.sessionExpired : errorMessages.auth,
      'error',
      true,
    );
  }
  if (error instanceof AppError && error.code !== 'unexpected') {
    return described(describeCode(error.code));
  }
  if (error instanceof Error && namesProvider(error)) return described(errorMessages.service);
  return described(errorMessages.unexpected);
}
