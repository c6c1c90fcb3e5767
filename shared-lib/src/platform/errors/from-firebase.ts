import { AppError, AuthError, NetworkError, SESSION_EXPIRED } from 'shared-lib/errors/classes';
import { isRefusedInput, refusedInput } from './refused-input';

/** HTTP status of the codes that Firestore, Functions and Storage share. */
const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  'permission-denied': 403,
  unauthorized: 403,
  'not-found': 404,
  'object-not-found': 404,
  unavailable: 0,
  'deadline-exceeded': 0,
  'retry-limit-exceeded': 0,
  cancelled: 0,
  'resource-exhausted': 429,
  internal: 500,
  unknown: 500,
  'data-loss': 500,
};

/** Codes of Auth that mean an ended session; its other codes are about the request. */
const SESSION_CODES: ReadonlySet<string> = new Set([
  'auth/invalid-user-token',
  'auth/no-current-user',
  'auth/null-user',
  'auth/user-disabled',
  'auth/user-mismatch',
]);

interface SdkError extends Error {
  code: string;
  details?: unknown;
}

function isSdkError(error: unknown): error is SdkError {
  return error instanceof Error && 'code' in error && typeof error.code === 'string';
}

/**
 * Converts an error of a Firebase SDK to one of ours, once, at the edge. Errors of ours pass unchanged.
 *
 * A callable that refuses for a reason of the product puts that reason in `details.reason`; it becomes the code, or a
 * validation error where it is about what the person entered.
 */
export function fromFirebase(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isSdkError(error)) {
    return error instanceof TypeError
      ? new NetworkError(error.message, 0, { cause: error })
      : new AppError('unexpected', String(error), { cause: error });
  }
  const { details } = error;
  const reason = typeof details === 'object' && details && 'reason' in details ? details.reason : undefined;
  if (reason === 'session-ended' || reason === 'account-deleted')
    return new AuthError(error.message, SESSION_EXPIRED, { cause: error });
  if (typeof reason === 'string') {
    return isRefusedInput(reason)
      ? refusedInput(reason, { cause: error })
      : new AppError(reason, error.message, { cause: error });
  }
  const code = error.code.replace(/^[a-z]+\//, '');
  if (error.code === 'auth/network-request-failed')
    return new NetworkError(error.message, 0, { cause: error });
  if (code === 'unauthenticated' || code === 'user-token-expired') {
    return new AuthError(error.message, SESSION_EXPIRED, { cause: error });
  }
  if (SESSION_CODES.has(error.code)) return new AuthError(error.message, error.code, { cause: error });
  if (error.code.startsWith('auth/')) return new AppError(error.code, error.message, { cause: error });
  // The Functions SDK says 'internal [0]', the status of no answer, when nothing answered at all.
  const nothingAnswered = error.code === 'functions/internal' && /^internal( \[0\])?$/.test(error.message);
  // Firestore and Storage say 'unavailable' of a network without answer; of a function it is a server's own answer.
  const serverUnavailable = error.code === 'functions/unavailable';
  const status = nothingAnswered ? 0 : serverUnavailable ? 503 : (STATUS_OF_CODE[code] ?? 500);
  return new NetworkError(`${error.code}: ${error.message}`, status, { cause: error });
}

/** Runs work of a Firebase SDK; what it throws is converted to an error of ours. */
export async function withAppErrors<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw fromFirebase(error);
  }
}
