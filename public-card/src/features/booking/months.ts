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
import { readBookingPage, type OwnTime, type Problem } from './booking-api';
import { firstDateOf, lastDateOf, monthOf, type Month } from './month-grid';
import { serverClock, type ServerClock } from './server-clock';

/** A month as the server answered it, with its clock. */
export interface MonthPage {
  page: BookingPage;
  clock: ServerClock;
}

/**
 * Returns the owner's dates that a visitor's month can touch: zones lie up to a day apart, so that it is one more on
 * each side.
 */
const rangeOf = (month: Month) => ({
  from: addDays(firstDateOf(month), -1),
  to: addDays(lastDateOf(month), 1),
});

/** Cache of the months of one card's page. */
export class Months {
  readonly #slug: string;
  readonly #own: OwnTime;
  readonly #pages = new Map<Month, Promise<MonthPage | Problem>>();

  /** @param own - By what the page acts: its own time doesn't count as taken. */
  constructor(slug: string, own: OwnTime) {
    this.#slug = slug;
    this.#own = own;
  }

  /** Reads a month, or returns why it can't be read; then the next call tries again. */
  read(month: Month): Promise<MonthPage | Problem> {
    const known = this.#pages.get(month);
    if (known) return known;
    const asked = readBookingPage(this.#slug, rangeOf(month), this.#own).then((answer) => {
      if (answer.ok) return { page: answer.value, clock: serverClock(answer.value.now) };
      this.#pages.delete(month);
      return answer.problem;
    });
    this.#pages.set(month, asked);
    return asked;
  }

  /** Empties the cache, as its content may be outdated. */
  forget(): void {
    this.#pages.clear();
  }
}

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

/** Returns the visitor's own zone, or the owner's where the browser has none. */
export function visitorZone(fallback: string): string {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return timeZone && isZone(timeZone) ? timeZone : fallback;
}
