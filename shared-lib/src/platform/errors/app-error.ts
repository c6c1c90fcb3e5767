/** Marks an error of ours, whichever bundle created it. */
const BRAND = Symbol.for('tarjetero.app-error');

/**
 * An error with a code that the interface turns into a Spanish sentence. The message is for developers and holds ids
 * and facts; nobody else sees it.
 */
export class AppError extends Error {
  /** Value of `name` in every instance of the class. */
  static readonly kind: string = 'AppError';

  override readonly name: string = 'AppError';

  readonly [BRAND] = true;

  /**
   * Recognises instances by their brand and kind. A page has one copy of these classes (build/federation/singletons.mjs), but a remote's release from before
   * that brings its own.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    if (typeof value !== 'object' || value === null || !(BRAND in value)) return false;
    return this.kind === 'AppError' || ('name' in value && value.name === this.kind);
  }

  constructor(
    readonly code: string,
    message: string = code,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** Code of a request that nothing answered, most often for want of a network. */
export const UNANSWERED = 'NETWORK_0';

/** A request that failed or was refused; its `code` is `NETWORK_{status}`. */
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

/** Invalid input; the message is a Spanish sentence for the person who typed it. */
export class ValidationError extends AppError {
  static override readonly kind = 'ValidationError';

  override readonly name = 'ValidationError';

  /** The product's reason, where there is one: `slug-taken`, `photo-unreadable` … */
  readonly reason: string | undefined;

  constructor(
    message: string,
    readonly field?: string,
    options?: ErrorOptions & { reason?: string },
  ) {
    super('VALIDATION_ERROR', message, options);
    this.reason = options?.reason;
  }
}

/** A missing, expired or refused session. */
export class AuthError extends AppError {
  static override readonly kind = 'AuthError';

  override readonly name = 'AuthError';

  constructor(message: string, code: string = 'AUTH_ERROR', options?: ErrorOptions) {
    super(code, message, options);
  }
}

/** Code of a session that has expired. */
export const SESSION_EXPIRED = 'SESSION_EXPIRED';

/** Returns the error for a failed response of an HTTP API: an expired session for 401, a network error otherwise. */
export function errorForResponse(response: { status: number; url: string }): AppError {
  return response.status === 401
    ? new AuthError(`401 from ${response.url}`, SESSION_EXPIRED)
    : new NetworkError(`${response.status} from ${response.url}`, response.status);
}
