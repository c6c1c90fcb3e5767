import type { Booking } from 'shared-lib/model/booking';

/** Unit in which calendars count the times of changes, in milliseconds. */
const SECOND_MS = 1000;

/**
 * Returns the time of a change that calendars must learn of: later than the last one in their whole seconds, also where two
 * fall into one second or the clocks of two machines differ.
 */
export const changedAt = ({ updatedAt }: Pick<Booking, 'updatedAt'>, now: number): number =>
  Math.max(now, updatedAt + SECOND_MS);
