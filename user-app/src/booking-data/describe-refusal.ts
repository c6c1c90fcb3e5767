import { UNANSWERED } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { isOneOf, keysOf } from 'shared-lib/model';
import { bookingMessages } from './messages';

const { codes, offline } = bookingMessages.refusals;

/** Describes the failure of an action on a booking, and suggests what to do; `null` for none. */
export function describeRefusal(error: Parameters<typeof failureOf>[0]): string | null {
  const failure = failureOf(error);
  if (failure?.code === UNANSWERED) return offline;
  const code = failure?.code;
  if (isOneOf(keysOf(codes), code)) return codes[code];
  return failure?.message ?? null;
}
