import {
  datesBetween,
  hasPassed,
  isWished,
  localDateOf,
  reservedSpan,
  startsByDate,
  takenTimeOf,
  wishedDates,
  type BusyInterval,
  type TimeSpan,
  type WaitingEntry,
} from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import type { Offer } from '../bookings/offer/read-offer';

/** Part of an entry that decides which hours it is offered. */
export type Wisher = Pick<WaitingEntry, 'wish' | 'passed'>;

/** Reports whether every service of a visit has a waiting list. */
export const hasWaitingList = ({ service }: Offer): boolean => service.waitingList === true;

/** Returns the longer notice of owner and service, in milliseconds. */
export const noticeOf = ({ card, service }: Offer): number =>
  Math.max(card.availability.noticeMinutes, service.noticeMinutes) * MINUTE_MS;

/** Returns the appointment of an offer at a start, without buffers. */
export const appointmentAt = ({ service }: Offer, start: number): TimeSpan => ({
  start,
  end: start + service.durationMinutes * MINUTE_MS,
});

/**
 * Yields the free starts that somebody waits for, in order, by the one slot function.
 *
 * @param question.intervals - Taken time of the wished dates and of those around them.
 * @param question.ignore - Keys of intervals that don't count.
 * @param question.within - Span that the appointment, with its buffers, has to touch; missing for any.
 */
export function* wishedStarts(
  offer: Offer,
  entry: Wisher,
  {
    intervals,
    now,
    ignore,
    within,
  }: { intervals: readonly BusyInterval[]; now: number; ignore?: ReadonlySet<string>; within?: TimeSpan },
): Generator<number> {
  const { card, service } = offer;
  const { availability } = card;
  const { zone, windowDays } = availability;
  const dates = wishedDates(entry.wish, { today: localDateOf(now, zone), windowDays });
  if (!dates) return;
  const taken = takenTimeOf(
    { intervals, now, ...(ignore && { ignore }) },
    { availability, services: [service] },
  );
  const startsOn = startsByDate({ availability, service, taken, now });
  for (const date of datesBetween(dates.from, dates.to))
    for (const start of startsOn(date)) {
      const span = reservedSpan(service, start);
      const isInside = !within || (span.start < within.end && within.start < span.end);
      if (isInside && isWished(entry.wish, start, zone) && !hasPassed(entry, appointmentAt(offer, start)))
        yield start;
    }
}
