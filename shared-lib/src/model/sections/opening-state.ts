import type { SectionHours } from './card-section';

const DAY = 24 * 60;
const WEEK = 7 * DAY;

/** Order of the weekdays as `Intl` names them. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Opening hours at an instant. */
export interface OpeningState {
  isOpen: boolean;
  /** Next change: its wall-clock time, days from today, and ISO weekday. `null` when nothing ever changes. */
  next: { time: string; daysAhead: number; weekday: number } | null;
}

/** Returns the minutes since Monday, 00:00, on the clocks of a zone. */
function minuteOfWeek(now: number, zone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const parts = Object.fromEntries(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return (
    WEEKDAYS.indexOf(String(parts['weekday'])) * DAY + Number(parts['hour']) * 60 + Number(parts['minute'])
  );
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Returns an end of a span in words' parts: midnight belongs to the day that it ends. */
function changeAt(now: number, distance: number, isEnd: boolean): OpeningState['next'] {
  const at = now + distance;
  const day = Math.floor((isEnd ? at - 1 : at) / DAY);
  const minute = at - day * DAY;
  const two = (value: number) => String(value).padStart(2, '0');
  return {
    time: `${two(Math.floor(minute / 60))}:${two(minute % 60)}`,
    daysAhead: day - Math.floor(now / DAY),
    weekday: (day % 7) + 1,
  };
}

/**
 * Returns the state of opening hours at an instant, and its end. Ranges that touch count as one, also over midnight.
 *
 * @param now - Milliseconds since the epoch.
 * @throws RangeError on a zone that the device doesn't know.
 */
export function openingStateAt({ zone, weekly }: SectionHours, now: number): OpeningState {
  const minute = minuteOfWeek(now, zone);
  const spans = Object.entries(weekly).flatMap(([weekday, ranges = []]) => {
    const midnight = (Number(weekday) - 1) * DAY;
    return ranges.map(({ from, to }) => ({
      from: midnight + minutesOf(from),
      // A range that ends after midnight.
      to: midnight + minutesOf(to) + (to < from ? DAY : 0),
    }));
  });
  // Sunday night goes on in the week's first hours.
  const endAfter = (at: number) => {
    const ends = spans.flatMap(({ from, to }) =>
      [at, at + WEEK].flatMap((one) => (from <= one && one < to ? [to - one] : [])),
    );
    return ends.length > 0 ? Math.max(...ends) : null;
  };
  const left = endAfter(minute);
  if (left === null) {
    const waits = spans.map(({ from }) => (from - minute + WEEK) % WEEK);
    return { isOpen: false, next: waits.length > 0 ? changeAt(minute, Math.min(...waits), false) : null };
  }
  for (let distance = left, more; distance < WEEK; distance += more) {
    more = endAfter((minute + distance) % WEEK);
    if (more === null) return { isOpen: true, next: changeAt(minute, distance, true) };
  }
  return { isOpen: true, next: null };
}
