import type { LocalDate } from './availability';
import { limitsOf } from '../booking/visits/combined-visit';
import { dateSpan, openSpansOn, type BookableHours } from './opening-hours';
import type { Service } from '../booking/service';
import type { TakenTime, TimeSpan } from './taken-time';
import { isZone } from './is-zone';
import { datesBetween, daysFrom, localDateOf } from './zone-time';
import { MINUTE_MS } from '../../platform/time';

/** Part of a service that its slots depend on, or of a visit with several. */
export type BookableService = Pick<
  Service,
  'id' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'noticeMinutes' | 'maxPerDay'
> & {
  /** Services of a visit, towards whose limits it counts; missing for one service. */
  parts?: readonly Pick<Service, 'id' | 'maxPerDay'>[];
};

/** Everything that slots depend on. */
export interface SlotConditions {
  service: BookableService;
  availability: BookableHours;
  /** Taken time of the requested dates, and of those before and after them. */
  taken: TakenTime;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Question for {@link slotsOf}. */
export interface SlotQuestion extends SlotConditions {
  /** First and last date in the owner's zone, both included. */
  from: LocalDate;
  to: LocalDate;
}

/** Free starts of one date in the owner's zone, in order. */
export interface DaySlots {
  date: LocalDate;
  /** Milliseconds since the epoch. */
  starts: number[];
}

/**
 * Lists the moments at which a service may be booked. Visitors' pages, the owner's preview and the function that books all use it, so that
 * nobody is offered a time that is then refused.
 *
 * - The hours of a date are its override, else those of its weekday. They are wall-clock times: a range becomes instants with
 *   the offsets of that date. What has no length then (02:00 to 03:00 where clocks skip it) offers nothing.
 * - Starts lie `incrementMinutes` apart, counted from the start of their range in elapsed time. The hour that clocks show
 *   twice is therefore offered twice where a range contains it; a range that starts or ends in it means the first.
 * - The appointment fits its range; its buffers may lie outside. Ranges that overlap or touch are one, also at midnight: what
 *   begins at 23:30 may end on the next date, and starts after midnight go on from the range's start.
 * - With its buffers it overlaps nothing that is taken. What is taken has its own buffers, so two bookings stand apart by those
 *   after the first and before the second.
 * - Not before the longer notice of owner and service has passed, nor on a date out of the window.
 * - Not on a date that has reached the owner's limit, or that of a service. Holds count as bookings while they last.
 * - With `noGaps`, on a date with bookings: only starts from which the next earlier or later one of the range isn't free.
 *
 * @returns One entry for each requested date, also for those without starts; no starts at all for an unknown zone.
 */
export function slotsOf({ from, to, ...conditions }: SlotQuestion): DaySlots[] {
  const startsOn = startsByDate(conditions);
  return datesBetween(from, to).map((date) => ({ date, starts: [...startsOn(date)] }));
}

/**
 * Reports whether {@link slotsOf} lists a start on its date.
 *
 * @param start - Milliseconds since the epoch.
 */
export function isSlotOffered(conditions: SlotConditions, start: number): boolean {
  const { zone } = conditions.availability;
  if (!isZone(zone)) return false;
  for (const offered of startsByDate(conditions)(localDateOf(start, zone)))
    if (offered === start) return true;
  return false;
}

/** Returns the span that an appointment reserves, buffers included, in milliseconds since the epoch. */
export function reservedSpan(
  service: Pick<BookableService, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
  start: number,
): TimeSpan {
  return {
    start: start - service.bufferBeforeMinutes * MINUTE_MS,
    end: start + (service.durationMinutes + service.bufferAfterMinutes) * MINUTE_MS,
  };
}

/**
 * Prepares {@link slotsOf} for dates that are computed one by one. Starts are computed lazily, in order, so that
 * reading the first one doesn't compute the others.
 */
export function startsByDate({
  availability,
  service,
  taken,
  now,
}: SlotConditions): (date: LocalDate) => Iterable<number> {
  const { zone, noGaps, windowDays } = availability;
  const step = availability.incrementMinutes * MINUTE_MS;
  if (!isZone(zone) || step <= 0) return () => [];
  const today = localDateOf(now, zone);
  const earliest = now + Math.max(availability.noticeMinutes, service.noticeMinutes) * MINUTE_MS;
  const firstDate = localDateOf(earliest, zone);
  const full = new Set([
    ...taken.fullDates,
    ...limitsOf(service).flatMap(({ id }) => taken.fullDatesOf[id] ?? []),
  ]);
  const booked = new Set(taken.bookedDates);

  return function* startsOn(date) {
    const ahead = daysFrom(today, date);
    if (date < firstDate || !(ahead >= 0 && ahead < windowDays) || full.has(date)) return;
    const day = dateSpan(date, zone);
    for (const open of openSpansOn(availability, date)) {
      const question = { open, day, service, step, taken: taken.spans, earliest };
      yield* noGaps && booked.has(date) ? touchingStarts(question) : freeStarts(question);
    }
  };
}

/** A range of opening hours, with the conditions of its starts. */
interface RangeQuestion {
  open: TimeSpan;
  /** Span in which the starts lie. */
  day: TimeSpan;
  service: BookableService;
  /** Distance from one start to the next, in milliseconds. */
  step: number;
  /** Sorted and without overlaps. */
  taken: readonly TimeSpan[];
  /** Earliest start. */
  earliest: number;
}

/** Returns the first start of a range's steps that isn't before an instant. */
const stepFrom = (first: number, step: number, instant: number): number =>
  first + Math.max(0, Math.ceil((instant - first) / step)) * step;

/** Yields the starts of a range at which the appointment overlaps nothing. Jumps from one taken span to the next. */
function* freeStarts({ open, day, service, step, taken, earliest }: RangeQuestion): Generator<number> {
  const last = Math.min(open.end - service.durationMinutes * MINUTE_MS, day.end - 1);
  // Relative to the start: of two hundred services with days full of appointments, this loop is what is paid.
  const reserved = reservedSpan(service, 0);
  let start = stepFrom(open.start, step, Math.max(earliest, day.start));
  let place = firstEndingAfter(taken, start + reserved.start);
  while (start <= last) {
    let next = taken[place];
    while (next && next.end <= start + reserved.start) next = taken[++place];
    if (!next || next.start >= start + reserved.end) {
      yield start;
      start += step;
    } else start = stepFrom(start, step, next.end - reserved.start);
  }
}

/** Yields the free starts of a range whose previous or next start isn't free. */
function* touchingStarts(question: RangeQuestion): Generator<number> {
  const { step, earliest, open, day } = question;
  const free = new Set(freeStarts({ ...question, day: open, earliest: -Infinity }));
  for (const start of free) {
    const isInRange = start >= earliest && start >= day.start && start < day.end;
    if (isInRange && !(free.has(start - step) && free.has(start + step))) yield start;
  }
}

/**
 * Returns the index of the first span that ends after an instant, by binary search in sorted spans without overlaps.
 */
function firstEndingAfter(spans: readonly TimeSpan[], instant: number): number {
  let [low, high] = [0, spans.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span && span.end > instant) high = middle;
    else low = middle + 1;
  }
  return low;
}
