import type { CalendarEvent } from 'shared-lib/model/booking';

/** Writes and deletes bookings in a calendar, in a time that all its requests share. Each function throws a CalendarError. */
export interface EventWriter {
  /** Stores a booking by its id, over an earlier state of it. */
  put: (bookingId: string, event: CalendarEvent) => Promise<void>;
  /** Deletes a booking by its id; one that is gone is no failure. */
  remove: (bookingId: string) => Promise<void>;
}
