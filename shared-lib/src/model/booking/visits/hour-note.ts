/**
 * Note on the hour of a booking, such as 'reminded': it counts as long as the booking is at that hour, so that a move needs no
 * second write, and a note that arrives late says nothing of the new hour. Times are milliseconds since the epoch.
 */
export interface HourNote {
  at: number;
  /** Start of the booking that the note is about. */
  start: number;
}

/** Returns the time of a note that is about a booking's present hour; `null` for none. */
export const notedAt = (note: HourNote | undefined, { start }: { start: number }): number | null =>
  note?.start === start ? note.at : null;
