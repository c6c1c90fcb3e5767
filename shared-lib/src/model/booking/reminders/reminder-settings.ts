import type { Booking } from '../booking';
import { notedAt } from '../visits/hour-note';

/** Longest text of a reminder, in characters. */
export const MAX_REMINDER_TEXT = 600;

/** An owner's reminders of the next day's appointments. */
export interface ReminderSettings {
  /** Text of a reminder with placeholders, for visitors who booked in Spanish; empty for the product's own. */
  text: string;
  /** Hour at which the owner is notified of the next day's reminders, 0 to 23; `null` for no notification. */
  hour: number | null;
}

/** Settings of an owner who has chosen nothing: nobody gets a daily notification without having turned it on. */
export const DEFAULT_REMINDER_SETTINGS: ReminderSettings = { text: '', hour: null };

/** Most bookings whose links are requested in one call. */
export const REMINDED_AT_ONCE = 100;

/** Reports whether the visitor of a confirmed booking can be reminded by phone, and wasn't yet. */
export const isToRemind = (booking: Pick<Booking, 'status' | 'start' | 'customer' | 'reminded'>): boolean =>
  booking.status === 'confirmed' &&
  booking.customer.phone !== '' &&
  notedAt(booking.reminded, booking) === null;
