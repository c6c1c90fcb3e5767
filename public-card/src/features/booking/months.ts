import {
  addDays,
  daysFrom,
  groupByZone,
  isZone,
  localDateOf,
  slotsOf,
  type BookableService,
  type BookingPage,
  type DaySlots,
  type LocalDate,
} from 'shared-lib/domain/booking';
import { readBookingPage, type Problem } from './booking-api';
import { firstDateOf, lastDateOf, monthOf, type Month } from './month-grid';
import { serverClock, type ServerClock } from './server-clock';

/** A month as the server told it, and its clock since then. */
export interface MonthPage {
  page: BookingPage;
  clock: ServerClock;
}

/**
 * The owner's dates that a visitor's month can touch: zones lie up to a day apart, so that is one more on each side.
 */
const rangeOf = (month: Month) => ({
  from: addDays(firstDateOf(month), -1),
  to: addDays(lastDateOf(month), 1),
});

/** The months of one card's page, each asked for once. */
export class Months {
  readonly #slug: string;
  readonly #pages = new Map<Month, Promise<MonthPage | Problem>>();

  constructor(slug: string) {
    this.#slug = slug;
  }

  /** Reads a month, or answers why it can't be read; then the next call tries again. */
  read(month: Month): Promise<MonthPage | Problem> {
    const known = this.#pages.get(month);
    if (known) return known;
    const asked = readBookingPage(this.#slug, rangeOf(month)).then((answer) => {
      if (answer.ok) return { page: answer.value, clock: serverClock(answer.value.now) };
      this.#pages.delete(month);
      return answer.problem;
    });
    this.#pages.set(month, asked);
    return asked;
  }

  /** What was read may not be so any more. */
  forget(): void {
    this.#pages.clear();
  }
}

/** A visitor's month as far as it can be booked, and the dates within which there may be more. */
export interface MonthSlots {
  days: DaySlots[];
  /** The first and the last date, in the visitor's zone, that the owner's window reaches. */
  first: LocalDate;
  last: LocalDate;
}

/**
 * The free starts of a month on the visitor's dates.
 *
 * @param ignore - Intervals that are the visitor's own.
 */
export function slotsOfMonth(
  { page, clock }: MonthPage,
  {
    month,
    zone,
    service,
    ignore,
  }: { month: Month; zone: string; service: BookableService; ignore: ReadonlySet<string> },
): MonthSlots {
  const { availability, busy } = page;
  const now = clock();
  const today = localDateOf(now, availability.zone);
  const { from, to } = rangeOf(month);
  const days = slotsOf({
    service,
    availability,
    busy,
    // What is past needs no looking at.
    from: daysFrom(from, today) > 0 ? today : from,
    to,
    now,
    ignore,
  });
  const first = localDateOf(now, zone);
  return {
    days: groupByZone(days, zone).filter(({ date }) => monthOf(date) === month),
    first,
    last: addDays(first, availability.windowDays),
  };
}

/** The visitor's own zone, or the owner's where the browser tells none. */
export function visitorZone(fallback: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isZone(timeZone) ? timeZone : fallback;
}
