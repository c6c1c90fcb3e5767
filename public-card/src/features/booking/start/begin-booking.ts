import { monthOf, type LocalDate, type Month } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { newId, type Problem } from '../booking-api';
import { currentEntry } from '../steps/state/booking-history';
import { beginDraft, readDraft, withService, type BookingDraft } from '../steps/state/draft';
import { Months, visitorZone, type MonthPage } from '../time/months';
import type { Prefill } from './prefill';

/** A booking that has begun, before React renders it. */
export interface BegunBooking {
  slug: string;
  /** Choices and typed values so far. */
  draft: BookingDraft;
  /** Day to begin with when a time is chosen. */
  wanted: LocalDate | null;
  months: Months;
  /** The answer to the request of the card's offer, which any month contains. */
  firstMonth: Promise<MonthPage | Problem>;
  /** The card's offer; `null` until it is read. */
  offer: MonthPage | null;
}

/** Returns the month of the visitor's calendar. Formats of `Intl` would give another zone's, and are slow to create. */
function thisMonth(): Month {
  const now = Date.now();
  return new Date(now - new Date(now).getTimezoneOffset() * MINUTE_MS).toISOString().slice(0, 7);
}

/** Begins a booking: requests the card's offer, and restores this tab's draft. */
export function beginBooking(slug: string, prefill: Prefill): BegunBooking {
  const stored = readDraft(slug);
  const session = stored?.session ?? newId();
  const months = new Months(slug, { session });
  // Before all else, which a slow phone does while the answer is on its way.
  const firstMonth = months.read(prefill.date ? monthOf(prefill.date) : thisMonth());
  const first = beginDraft(stored, prefill, { zone: visitorZone(), session });
  // A history entry that was reached by going forward has its own step's choices.
  const entry = currentEntry(slug);
  const { serviceId, start } = entry && entry.step !== null ? entry : first;
  const draft = withService(first, serviceId, start);
  const begun: BegunBooking = { slug, draft, wanted: prefill.date, months, firstMonth, offer: null };
  void firstMonth.then((read) => {
    if (typeof read !== 'string') begun.offer = read;
  });
  return begun;
}
