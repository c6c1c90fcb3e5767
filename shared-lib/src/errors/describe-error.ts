import { AppError, AuthError, NetworkError, SESSION_EXPIRED, ValidationError } from './app-error';
import { codeMessages, errorMessages } from './messages';
import { signInSentences } from './sign-in-messages';

/** How an error is told: the colour of its toast and its sentence. */
export interface ErrorDescription {
  message: string;
  tone: 'error' | 'warning';
  /** True when the person has to sign in again. */
  endsSession: boolean;
}

/** Refusals of what a person entered, by our functions: validation errors like those that are found before sending. */
const REFUSED_INPUT: ReadonlySet<string> = new Set([
  'card-not-publishable',
  'card-too-large',
  'import-invalid',
  'import-newer',
  'import-not-json',
  'import-not-template',
  'link-host-blocked',
  'photo-too-large',
  'photo-unreadable',
  'slug-invalid',
  'slug-reserved',
  'slug-taken',
  'slug-too-long',
  'slug-too-short',
]);

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

/** Tells whether an error without a code of ours names the auth or database provider. */
const namesProvider = ({ name, message }: Error) => /firebase|firestore|auth\//i.test(`${name} ${message}`);

/**
 * The one table from errors to Spanish: what a person is told about any error, and nothing of its inner words.
 */
export function describeError(error: unknown): ErrorDescription {
  const told = (message: string, tone: ErrorDescription['tone'] = 'error', endsSession = false) => ({
    message,
    tone,
    endsSession,
  });
  if (error instanceof ValidationError) return told(error.message, 'warning');
  if (error instanceof NetworkError)
    return told(describeNetwork(error.status), 'error', error.status === 401);
  if (error instanceof AuthError) {
    return told(
      error.code === SESSION_EXPIRED ? errorMessages.sessionExpired : errorMessages.auth,
      'error',
      true,
    );
  }
  if (error instanceof AppError && error.code !== 'unexpected') {
    return told(describeCode(error.code), REFUSED_INPUT.has(error.code) ? 'warning' : 'error');
  }
  if (error instanceof Error && namesProvider(error)) return told(errorMessages.service);
  return told(errorMessages.unexpected);
}
