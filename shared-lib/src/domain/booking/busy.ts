/**
 * A stretch that can't be booked: a booking with the buffers that it was made with, a hold, or time that the owner blocked.
 * Instants are milliseconds since the epoch; `end` is exclusive.
 */
export interface BusyInterval {
  /** Of the booking, hold or block. */
  id: string;
  start: number;
  end: number;
  /** The service; empty for blocked time, which counts towards no limit. */
  serviceId: string;
  /** The owner's date on which the appointment itself starts: where it counts towards limits. */
  date: string;
  /** A hold is free again from this instant on; 0 for what doesn't expire. */
  heldUntil: number;
}

/**
 * `busyDays/{uid}/days/{YYYY-MM-DD}`, by the owner's date: every interval that touches the date. An interval over midnight
 * stands in both.
 */
export interface BusyDay {
  intervals: BusyInterval[];
}

/** Most intervals of one day: a document stays far below Firestore's limit. */
export const BUSY_DAY_MAX = 400;

/** How long a slot is held for somebody who fills in the form, in milliseconds. */
export const HOLD_MS = 5 * 60_000;
