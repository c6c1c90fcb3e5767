import type { Availability, LocalDate } from './availability';
import type { BusyInterval } from './busy';
import { slotsOf, type BookableService } from './slots';
import { takenTimeOf } from './taken-time';

/** Days ahead in which an owner may book. */
const OWNERS_WINDOW_DAYS = 730;

/** Returns an owner's hours without notice, window and limits, which only bind visitors. */
const forOwner = (availability: Availability): Availability => ({
  ...availability,
  noticeMinutes: 0,
  windowDays: OWNERS_WINDOW_DAYS,
  maxPerDay: 0,
  noGaps: false,
});

/** Returns the free starts of a date inside the hours for an owner who books by hand, by the one slot function. */
export function ownersStarts({
  service,
  availability,
  intervals,
  ignore = new Set(),
  date,
  now,
}: {
  service: Pick<BookableService, 'id' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>;
  availability: Availability;
  /** Taken time of the date and of those around it. */
  intervals: readonly BusyInterval[];
  /** Keys (`busyKey`) of intervals that don't count. */
  ignore?: ReadonlySet<string>;
  date: LocalDate;
  /** Milliseconds since the epoch. */
  now: number;
}): number[] {
  const bookable: BookableService = { ...service, noticeMinutes: 0, maxPerDay: 0 };
  const hours = forOwner(availability);
  const taken = takenTimeOf({ intervals, now, ignore }, { availability: hours, services: [bookable] });
  const days = slotsOf({ service: bookable, availability: hours, taken, from: date, to: date, now });
  return days.flatMap(({ starts }) => starts);
}
