import type { Availability, LocalDate } from './availability';
import { busyKey, type BusyInterval } from './busy';
import { limitsOf } from '../booking/visits/combined-visit';
import type { BookableService } from './slots';

/** A span of time; instants are milliseconds since the epoch, and the end is exclusive. */
export interface TimeSpan {
  start: number;
  end: number;
}

/** Taken time as far as slots depend on it, without persons and services, so that anybody may see it. */
export interface TakenTime {
  /** Sorted; touching spans are joined. */
  spans: TimeSpan[];
  /** Dates in the owner's zone that have as many bookings as the owner allows on a date. */
  fullDates: LocalDate[];
  /** Dates that have as many bookings of a service as it allows, by the id of each service with such a limit. */
  fullDatesOf: Record<string, LocalDate[]>;
  /** Dates with bookings; empty unless the owner wants no gaps between them. */
  bookedDates: LocalDate[];
}

/** Taken time of an owner without any. */
export const NOTHING_TAKEN: TakenTime = { spans: [], fullDates: [], fullDatesOf: {}, bookedDates: [] };

/** Intervals at an instant, for somebody who may own some of them. */
export interface BusyQuestion {
  /** In any order; the same interval may appear twice. */
  intervals: readonly BusyInterval[];
  /** Milliseconds since the epoch. */
  now: number;
  /** Keys (`busyKey`) of the asker's own intervals: their hold, or the booking that they move. */
  ignore?: ReadonlySet<string>;
}

/** Returns the intervals that count: all but the ignored ones and expired holds. */
const takenOf = ({ intervals, now, ignore }: BusyQuestion): BusyInterval[] =>
  intervals.filter(
    (interval) => !ignore?.has(busyKey(interval)) && (interval.heldUntil === 0 || interval.heldUntil > now),
  );

/** Sorts spans and joins those that overlap or touch. */
export function joinedSpans(taken: readonly TimeSpan[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** Counts appointments by the date on which they start; one that was read with two dates counts once. */
function countByDate(taken: readonly BusyInterval[]): Map<LocalDate, number> {
  const byDate = new Map<LocalDate, Set<string>>();
  for (const interval of taken)
    byDate.set(interval.date, (byDate.get(interval.date) ?? new Set()).add(busyKey(interval)));
  return new Map([...byDate].map(([date, keys]) => [date, keys.size]));
}

function fullDates(taken: readonly BusyInterval[], limit: number): LocalDate[] {
  if (limit === 0) return [];
  return [...countByDate(taken)].filter(([, count]) => count >= limit).map(([date]) => date);
}

/**
 * Reduces intervals to taken time, without their persons and services. Bookings and holds that haven't expired count
 * towards the limits of their date; blocked and external time doesn't.
 *
 * @param offer.services - Services whose slots will be computed.
 */
export function takenTimeOf(
  question: BusyQuestion,
  {
    availability,
    services,
  }: {
    availability: Pick<Availability, 'maxPerDay' | 'noGaps'>;
    services: readonly Pick<BookableService, 'id' | 'maxPerDay' | 'parts'>[];
  },
): TakenTime {
  const taken = takenOf(question);
  const appointments = taken.filter(({ kind }) => kind !== 'block' && kind !== 'external');
  const limited = services.flatMap(limitsOf).filter(({ maxPerDay }) => maxPerDay > 0);
  const byService = new Map<string, BusyInterval[]>(limited.map(({ id }) => [id, []]));
  for (const appointment of appointments)
    for (const id of appointment.serviceIds ?? [appointment.serviceId]) byService.get(id)?.push(appointment);
  return {
    spans: joinedSpans(taken),
    fullDates: fullDates(appointments, availability.maxPerDay),
    fullDatesOf: Object.fromEntries(
      limited.map(({ id, maxPerDay }) => [id, fullDates(byService.get(id) ?? [], maxPerDay)]),
    ),
    bookedDates: availability.noGaps ? [...countByDate(appointments).keys()] : [],
  };
}

/**
 * Reports whether a span is free. Bookings by hand are bound by this alone, not by opening hours.
 *
 * @param question - The span is the reserved one, with its buffers.
 */
export function isTimeFree(question: TimeSpan & BusyQuestion): boolean {
  return !takenOf(question).some(({ start, end }) => start < question.end && question.start < end);
}
