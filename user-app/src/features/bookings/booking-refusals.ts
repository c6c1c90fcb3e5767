import { AppError, describeError, NetworkError } from 'shared-lib/errors';
import { messages } from './messages';

/** What is said when something that was asked of a booking did not happen, in words that say what to do. */
export function describeRefusal(error: unknown): string {
  if (error instanceof NetworkError && error.status === 0) return messages.refusals.offline;
  if (error instanceof AppError && Object.hasOwn(messages.refusals.codes, error.code))
    return messages.refusals.codes[error.code as keyof typeof messages.refusals.codes];
  return describeError(error).message;
}

/** Whether somebody has the time already: the owner may still take it. */
export const isTaken = (error: unknown): boolean => error instanceof AppError && error.code === 'slot-taken';
