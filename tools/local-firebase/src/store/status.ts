import { isObject } from './plain-objects';

/** The gRPC status codes, by name: the one vocabulary of errors in every layer and on every transport. */
export const STATUS_CODES = {
  OK: 0,
  CANCELLED: 1,
  UNKNOWN: 2,
  INVALID_ARGUMENT: 3,
  DEADLINE_EXCEEDED: 4,
  NOT_FOUND: 5,
  ALREADY_EXISTS: 6,
  PERMISSION_DENIED: 7,
  RESOURCE_EXHAUSTED: 8,
  FAILED_PRECONDITION: 9,
  ABORTED: 10,
  OUT_OF_RANGE: 11,
  UNIMPLEMENTED: 12,
  INTERNAL: 13,
  UNAVAILABLE: 14,
  DATA_LOSS: 15,
  UNAUTHENTICATED: 16,
} as const;

export type StatusName = keyof typeof STATUS_CODES;

/** An error a client is meant to see: anything else that is thrown is a bug of this server. */
export class StatusError extends Error {
  constructor(
    readonly status: StatusName,
    message: string,
  ) {
    super(message);
  }

  get code(): number {
    return STATUS_CODES[this.status];
  }
}

/** Shorthand for the most frequent refusal. */
export function invalidArgument(message: string): StatusError {
  return new StatusError('INVALID_ARGUMENT', message);
}

/**
 * Turns anything thrown into a status.
 *
 * A bug becomes FAILED_PRECONDITION rather than INTERNAL: the SDKs retry INTERNAL for ever, so a page
 * would hang on it instead of showing the message.
 */
export function toStatusError(error: unknown): StatusError {
  if (error instanceof StatusError) return error;
  return new StatusError('FAILED_PRECONDITION', `local-firebase failed: ${messageOf(error)}`);
}

/** Returns the message of anything thrown. */
export function messageOf(error: unknown): string {
  return isObject(error) && 'message' in error ? String(error.message) : String(error);
}
