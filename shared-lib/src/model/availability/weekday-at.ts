import type { Weekday } from './availability';

/** Returns the ISO weekday of a place in the week, which begins with 0 for Monday. */
export const weekdayAt = (place: number): Weekday =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- Callers count the days of one week.
  String(place + 1) as Weekday;
