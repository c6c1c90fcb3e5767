import {
  addDays,
  daysFrom,
  groupByZone,
  localDateOf,
  monthOf,
  slotsOf,
  type BookableService,
  type DaySlots,
  type LocalDate,
  type Month,
} from 'shared-lib/model/booking';
import { rangeOf, type MonthPage } from './months';

/** A visitor's month as far as it can be booked, and the dates between which there may be more. */
export interface MonthSlots {
  days: DaySlots[];
  /** First and last date, in the visitor's zone, of the owner's booking window. */
  first: LocalDate;
  last: LocalDate;
}

/** Returns the free starts of a month on the visitor's dates. */
export function slotsOfMonth(
  { page, clock }: MonthPage,
  { month, zone, service }: { month: Month; zone: string; service: BookableService },
): MonthSlots {
  const { availability, taken } = page;
  const now = clock();
  const today = localDateOf(now, availability.zone);
  const { from, to } = rangeOf(month);
  const days = slotsOf({
    service,
    availability,
    taken,
    // Past dates are left out.
    from: daysFrom(from, today) > 0 ? today : from,
    to,
    now,
  });
  const first = localDateOf(now, zone);
  return {
    days: groupByZone(days, zone).filter(({ date }) => monthOf(date) === month),
    first,
    last: addDays(first, availability.windowDays),
  };
}
