import type { CalendarProblem } from 'shared-lib/model';

/** Error of a calendar that can't be read; its message is for the log, and names no address. */
export class CalendarError extends Error {
  override readonly name = 'CalendarError';

  constructor(
    readonly problem: CalendarProblem,
    message: string,
  ) {
    super(message);
  }
}
