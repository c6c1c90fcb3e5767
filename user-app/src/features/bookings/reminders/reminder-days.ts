import {
  addDays,
  datesBetween,
  localDateOf,
  openSpansOn,
  type Availability,
  type LocalDate,
} from 'shared-lib/model/booking';

/** Days ahead in which the next open one is looked for. */
const AHEAD_DAYS = 14;

/** Days whose reminders an owner may send. */
export interface ReminderDays {
  today: LocalDate;
  tomorrow: LocalDate;
  /** First open day after tomorrow, where tomorrow is closed; `null` otherwise. */
  nextOpen: LocalDate | null;
}

/** Returns the days whose reminders an owner may send, by the clocks of their zone. */
export function reminderDays(hours: Availability | null, zone: string, now: number): ReminderDays {
  const today = localDateOf(now, zone);
  const tomorrow = addDays(today, 1);
  const isOpenOn = (date: LocalDate) => hours !== null && openSpansOn(hours, date).length > 0;
  const later = datesBetween(addDays(tomorrow, 1), addDays(today, AHEAD_DAYS));
  const nextOpen = isOpenOn(tomorrow) ? null : (later.find(isOpenOn) ?? null);
  return { today, tomorrow, nextOpen };
}

/** Returns the day that is shown: the requested one where it is offered, or else the next on which the owner works. */
export function shownDay({ today, tomorrow, nextOpen }: ReminderDays, requested: string | null): LocalDate {
  const offered = [today, tomorrow, nextOpen].find((date) => date !== null && date === requested);
  return offered ?? nextOpen ?? tomorrow;
}
