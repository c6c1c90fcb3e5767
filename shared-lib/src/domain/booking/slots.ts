import type { Availability, LocalDate, TimeRange } from './availability';
import type { BusyInterval } from './busy';
import type { Service } from './service';
import { datesBetween, daysFrom, instantOf, isZone, localDateOf, weekdayOf } from './zone-time';

/** As much of a service as its slots depend on. */
export type BookableService = Pick<
  Service,
  'id' | 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes' | 'noticeMinutes' | 'maxPerDay'
>;

/** As much of an owner's hours as slots depend on. */
export type BookableHours = Omit<Availability, 'changeNoticeMinutes' | 'reminders'>;

/** What {@link slotsOf} is asked. */
export interface SlotQuestion {
  service: BookableService;
  availability: BookableHours;
  /** All that touches the asked dates, and those before and after them; in any order, the same interval twice if need be. */
  busy: readonly BusyInterval[];
  /** First and last date of the owner's, both included. */
  from: LocalDate;
  to: LocalDate;
  /** Milliseconds since the epoch. */
  now: number;
  /** Intervals that don't count: one's own hold, or the booking that is being moved. */
  ignore?: ReadonlySet<string>;
}

/** The free starts of one date of the owner's, in order. */
export interface DaySlots {
  date: LocalDate;
  /** Milliseconds since the epoch. */
  starts: number[];
}

/** Instants in milliseconds since the epoch; the end is exclusive. */
export interface TimeSpan {
  start: number;
  end: number;
}

const MINUTE_MS = 60_000;

/**
 * Lists the moments at which a service may be booked. Visitors' pages, the owner's preview and the function that books all
 * ask here, so that nobody is offered what is then refused.
 *
 * - The hours of a date are its override, else those of its weekday. They are wall-clock times: a range becomes instants with
 *   the offsets of that date. What has no length then (02:00 to 03:00 where clocks skip it) offers nothing.
 * - Starts lie `incrementMinutes` apart, counted from the start of their range in elapsed time. The hour that clocks show
 *   twice is therefore offered twice where a range contains it; a range that starts or ends in it means the first.
 * - The appointment fits its range; its buffers may lie outside. Ranges aren't joined, not even over midnight.
 * - With its buffers it overlaps nothing that is taken. What is taken has its own buffers, so two bookings stand apart by those
 *   after the first and before the second.
 * - Not before the longer notice of owner and service has passed, nor on a date out of the window.
 * - Not on a date that has reached the owner's limit, or the service's. Holds count as bookings while they last.
 * - With `noGaps`, on a date with bookings: only starts from which the next earlier or later one of the range isn't free.
 *
 * @returns One entry for each date asked, also for those without starts; no starts at all for an unknown zone.
 */
export function slotsOf(question: SlotQuestion): DaySlots[] {
  const { availability, service, from, to, now } = question;
  const { zone } = availability;
  const dates = datesBetween(from, to);
  if (!isZone(zone)) return dates.map((date) => ({ date, starts: [] }));

  const taken = takenOf(question);
  const spans = apart(taken);
  const bookings = bookingsByDate(taken);
  const today = localDateOf(now, zone);
  const earliest = now + Math.max(availability.noticeMinutes, service.noticeMinutes) * MINUTE_MS;

  const startsOn = (date: LocalDate): number[] => {
    const ahead = daysFrom(today, date);
    if (ahead < 0 || ahead >= availability.windowDays) return [];
    const booked = bookings.get(date) ?? new Map<string, string>();
    const ofService = [...booked.values()].filter((serviceId) => serviceId === service.id).length;
    if (isReached(availability.maxPerDay, booked.size) || isReached(service.maxPerDay, ofService)) return [];
    const keepsTogether = availability.noGaps && booked.size > 0;
    const starts = hoursOf(availability, date).flatMap((range) => {
      const grid = gridOf(question, date, range);
      const isFree = grid.map((start) => !overlapsAny(spans, reservedSpan(service, start)));
      return grid.filter(
        (start, index) =>
          isFree[index] && start >= earliest && !(keepsTogether && isFree[index - 1] && isFree[index + 1]),
      );
    });
    // Ranges should be in order and apart; where they aren't, starts still are, and none is listed twice.
    return [...new Set(starts)].sort((a, b) => a - b);
  };
  return dates.map((date) => ({ date, starts: startsOn(date) }));
}

/**
 * Whether {@link slotsOf} lists a start on its date.
 *
 * @param start - Milliseconds since the epoch.
 */
export function isSlotOffered(question: Omit<SlotQuestion, 'from' | 'to'>, start: number): boolean {
  const { zone } = question.availability;
  if (!isZone(zone)) return false;
  const date = localDateOf(start, zone);
  return slotsOf({ ...question, from: date, to: date }).some((day) => day.starts.includes(start));
}

/** What {@link isTimeFree} is asked; the times are those of the reserved span, with its buffers. */
export type FreeTimeQuestion = TimeSpan & Pick<SlotQuestion, 'busy' | 'now' | 'ignore'>;

/** Whether nothing that is taken lies in a span. What owners do by hand is bound by this alone, not by their hours. */
export function isTimeFree(question: FreeTimeQuestion): boolean {
  return !takenOf(question).some(({ start, end }) => start < question.end && question.start < end);
}

/** What an appointment takes out of the owner's time, with its buffers, in milliseconds since the epoch. */
export function reservedSpan(
  service: Pick<BookableService, 'durationMinutes' | 'bufferBeforeMinutes' | 'bufferAfterMinutes'>,
  start: number,
): TimeSpan {
  return {
    start: start - service.bufferBeforeMinutes * MINUTE_MS,
    end: start + (service.durationMinutes + service.bufferAfterMinutes) * MINUTE_MS,
  };
}

/** The hours of a date; an empty override closes it. */
const hoursOf = ({ overrides, weekly }: BookableHours, date: LocalDate): TimeRange[] =>
  overrides[date] ?? weekly[weekdayOf(date)] ?? [];

/** All starts of a range from which the appointment fits it. */
function gridOf({ service, availability }: SlotQuestion, date: LocalDate, range: TimeRange): number[] {
  const step = availability.incrementMinutes * MINUTE_MS;
  const last = instantOf(date, range.to, availability.zone) - service.durationMinutes * MINUTE_MS;
  const grid: number[] = [];
  if (step <= 0) return grid;
  for (let start = instantOf(date, range.from, availability.zone); start <= last; start += step)
    grid.push(start);
  return grid;
}

/** What is taken: all but what is to be ignored and holds that have run out. */
const takenOf = ({ busy, now, ignore }: Pick<SlotQuestion, 'busy' | 'now' | 'ignore'>): BusyInterval[] =>
  busy.filter(({ id, heldUntil }) => !ignore?.has(id) && (heldUntil === 0 || heldUntil > now));

/** The service of each booking by its id, by date: one over midnight is read with both of its days and counts once. */
function bookingsByDate(taken: readonly BusyInterval[]): Map<LocalDate, Map<string, string>> {
  const byDate = new Map<LocalDate, Map<string, string>>();
  for (const { id, date, serviceId } of taken) {
    if (!serviceId) continue;
    const booked = byDate.get(date) ?? new Map<string, string>();
    byDate.set(date, booked.set(id, serviceId));
  }
  return byDate;
}

const isReached = (limit: number, count: number): boolean => limit > 0 && count >= limit;

/** The same time in order and without overlaps, so that it can be searched by halves. */
function apart(taken: readonly BusyInterval[]): TimeSpan[] {
  const spans: TimeSpan[] = [];
  for (const { start, end } of [...taken].sort((a, b) => a.start - b.start)) {
    const last = spans.at(-1);
    if (last && start < last.end) last.end = Math.max(last.end, end);
    else spans.push({ start, end });
  }
  return spans;
}

/** Whether one of the spans, in order and without overlaps, overlaps the asked one. */
function overlapsAny(spans: readonly TimeSpan[], asked: TimeSpan): boolean {
  let [low, high] = [0, spans.length];
  // The first that ends after the asked one starts.
  while (low < high) {
    const middle = (low + high) >> 1;
    if (spans[middle]!.end > asked.start) high = middle;
    else low = middle + 1;
  }
  const found = spans[low];
  return found !== undefined && found.start < asked.end;
}
