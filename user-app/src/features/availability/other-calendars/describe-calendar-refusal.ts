import { UNANSWERED } from 'shared-lib/errors';
import { failureOf } from 'shared-lib/store';
import { messages } from './messages';

/** Describes the failure of an action on another calendar; `null` for none. */
export function describeCalendarRefusal(error: Parameters<typeof failureOf>[0]): string | null {
  const failure = failureOf(error);
  if (failure?.code === UNANSWERED) return messages.offline;
  const { refusals } = messages;
  if (failure && Object.hasOwn(refusals, failure.code))
    return refusals[failure.code as keyof typeof refusals];
  return failure?.message ?? null;
}
