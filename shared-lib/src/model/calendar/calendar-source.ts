import type { LocalDate } from '../availability/availability';

/** Most calendars of others that take an owner's time. */
export const CALENDAR_SOURCES_MAX = 3;

/** Longest address of a calendar. */
export const CALENDAR_ADDRESS_MAX = 2000;

/** Days ahead of which the appointments of a calendar are counted for its owner. */
export const CALENDAR_COUNTED_DAYS = 90;

/**
 * Reason for which a calendar can't be read: an address that isn't public or not `https`, no answer in time, an answer other than the
 * calendar, more than is read, a text that is no calendar, and one whose events repeat without measure.
 */
export type CalendarProblem =
  | 'calendar-address'
  | 'calendar-silent'
  | 'calendar-refused'
  | 'calendar-too-big'
  | 'calendar-unreadable'
  | 'calendar-endless';

/** A calendar of another program whose times can't be booked, as its owner sees it: the address is told to nobody. */
export interface CalendarSource {
  id: string;
  /** Host of the address, and the last letters of its secret, by which the owner knows it again. */
  host: string;
  ending: string;
  /** True when events that last whole days take them. */
  allDayBlocks: boolean;
  /** Appointments of the next days ({@link CALENDAR_COUNTED_DAYS}). */
  found: number;
  /** Dates to come in the owner's zone that have events of the whole day. */
  allDayDates: LocalDate[];
  /** Instant of the last success, in milliseconds since the epoch. */
  readAt: number;
  /** Instant since which it can't be read, and why; `null` while it can. */
  failing: { since: number; problem: CalendarProblem } | null;
}
