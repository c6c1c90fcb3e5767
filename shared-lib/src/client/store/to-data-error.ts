import type { SerializedError } from '@reduxjs/toolkit';
import { describeError, reasonOf } from '../../platform/errors';

/** Error of an endpoint in the store: enough to describe it in Spanish and to act on it, and serialisable. */
export interface DataError {
  code: string;
  message: string;
  /** The product's reason: that of refused input, or the code. */
  reason?: string | undefined;
}

/** Converts any error to one that an endpoint may leave in the store. */
export function toDataError(error: unknown): DataError {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unexpected';
  return { code, message: describeError(error).message, reason: reasonOf(error) };
}

const isDataError = (error: DataError | SerializedError): error is DataError =>
  error.code !== undefined && error.message !== undefined;

/** Returns the error of a hook; an exception that no endpoint converted is an unexpected one. */
export function failureOf(error: DataError | SerializedError | undefined): DataError | null {
  if (!error) return null;
  return isDataError(error) ? error : toDataError(error);
}

/** Converts the promise of a repository to the result of a `queryFn`. */
export async function answerOf<Value>(work: Promise<Value>): Promise<{ data: Value } | { error: DataError }> {
  try {
    return { data: await work };
  } catch (error) {
    return { error: toDataError(error) };
  }
}
