import { UNANSWERED } from 'shared-lib/errors';
import { isOneOf, keysOf, signInOf, type CalendarProblem, type CalendarSourceKind } from 'shared-lib/model';
import { failureOf } from 'shared-lib/store';
import { messages } from './messages';

/** Describes the failure of an action on another calendar; `null` for none. */
export function describeCalendarRefusal(error: Parameters<typeof failureOf>[0]): string | null {
  const failure = failureOf(error);
  if (failure?.code === UNANSWERED) return messages.offline;
  const { refusals } = messages;
  const code = failure?.code;
  if (isOneOf(keysOf(refusals), code)) return refusals[code];
  return failure?.message ?? null;
}

/** Describes why a calendar can't be read or written; a consent that has ended has words of its own. */
export const describeProblem = (kind: CalendarSourceKind, problem: CalendarProblem): string =>
  signInOf(kind) && problem === 'calendar-credentials' ? messages.lost : messages.problems[problem];
