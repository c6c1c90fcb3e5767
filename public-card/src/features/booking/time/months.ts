import {
  addDays,
  firstDateOf,
  isZone,
  lastDateOf,
  type BookingPage,
  type Month,
} from 'shared-lib/model/booking';
import { deviceZone } from '../../../page/device-zone';
import { readBookingPage, type OwnTime, type Problem } from '../booking-api';
import { serverClock, type ServerClock } from '../server-clock';

/** A month as the server answered it, with its clock. */
export interface MonthPage {
  page: BookingPage;
  clock: ServerClock;
}

/**
 * Returns the owner's dates that a visitor's month can touch: zones lie up to a day apart, so that it is one more on
 * each side.
 */
export const rangeOf = (month: Month) => ({
  from: addDays(firstDateOf(month), -1),
  to: addDays(lastDateOf(month), 1),
});

/** Cache of the months of one card's page. */
export class Months {
  readonly #slug: string;
  readonly #own: OwnTime;
  readonly #pages = new Map<Month, Promise<MonthPage | Problem>>();

  /** @param own - Link or session of the page, whose own time doesn't count as taken. */
  constructor(slug: string, own: OwnTime) {
    this.#slug = slug;
    this.#own = own;
  }

  /** Reads a month, or returns why it can't be read; then the next call tries again. */
  read(month: Month): Promise<MonthPage | Problem> {
    const known = this.#pages.get(month);
    if (known) return known;
    const requested = readBookingPage(this.#slug, rangeOf(month), this.#own).then((answer) => {
      if (answer.ok) return { page: answer.value, clock: serverClock(answer.value.now) };
      this.#pages.delete(month);
      return answer.problem;
    });
    this.#pages.set(month, requested);
    return requested;
  }

  /** Empties the cache, as its content may be outdated. */
  forget(): void {
    this.#pages.clear();
  }
}

/** Returns the visitor's own zone; empty where the browser hides it. */
export function visitorZone(): string {
  const zone = deviceZone();
  return zone && isZone(zone) ? zone : '';
}
