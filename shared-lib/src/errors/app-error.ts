/** Marks an error of ours, in whichever bundle it was made. */
const BRAND = Symbol.for('tarjetero.app-error');

/**
 * An error with a code that the interface turns into a Spanish sentence. The message is for developers and carries ids
 * and facts; nobody else sees it.
 */
export class AppError extends Error {
  /** What `name` is in every instance of the class. */
  static readonly kind: string = 'AppError';

  override readonly name: string = 'AppError';

  readonly [BRAND] = true;

  /**
   * The shell and each remote carry their own copy of these classes, and an error made by one is told by another: what
   * counts is what it is, not whose copy made it.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (typeof value !== 'object' || value === null || !(BRAND in value)) return false;
    return this.kind === 'AppError' || (value as AppError).name === this.kind;
  }

  constructor(
    readonly code: string,
    message: string = code,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A request that failed or was refused; `code` is `NETWORK_{status}`. */
export class NetworkError extends AppError {
  static override readonly kind = 'NetworkError';

  override readonly name = 'NetworkError';

  /** @param status - HTTP status; 0 when nothing answered. */
  constructor(
    message: string,
    readonly status: number = 500,
    options?: ErrorOptions,
  ) {
    super(`NETWORK_${status}`, message, options);
  }
}

/** Input that breaks a rule; the message is a Spanish sentence for the person who typed it. */
export class ValidationError extends AppError {
  static override readonly kind = 'ValidationError';

  override readonly name = 'ValidationError';

  constructor(
    message: string,
    readonly field?: string,
    options?: ErrorOptions,
  ) {
    super('VALIDATION_ERROR', message, options);
  }
}

/** A session that is missing, expired or refused. */
export class AuthError extends AppError {
  static override readonly kind = 'AuthError';

  override readonly name = 'AuthError';

  constructor(message: string, code: string = 'AUTH_ERROR', options?: ErrorOptions) {
    super(code, message, options);
  }
}

/** The code of a session that ended by itself. */
export const SESSION_EXPIRED = 'SESSION_EXPIRED';

/**
 * The error for a failed response of an HTTP API: an expired session for 401, a network error otherwise.
 */
export function errorForResponse(response: { status: number; url: string }): AppError {
  return response.status === 401
    ? new AuthError(`401 from ${response.url}`, SESSION_EXPIRED)
    : new NetworkError(`${response.status} from ${response.url}`, response.status);
}
