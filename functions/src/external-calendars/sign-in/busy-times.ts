import { createHash } from 'node:crypto';
import { dateSpan, joinedSpans, type TimeSpan } from 'shared-lib/model/booking';
import { readDaysFrom } from '../../bookings/time/busy-days';
import type { CalendarTimes, ReadingRange } from '../read-busy-spans';
import type { ReadingContext } from '../read-source';
import type { CalendarToRead, ReadCalendar } from '../source-kinds';

/** Subtracts spans from others, and returns the remaining parts. */
export function withoutSpans(spans: readonly TimeSpan[], others: readonly TimeSpan[]): TimeSpan[] {
  return joinedSpans(others).reduce<TimeSpan[]>(
    (left, other) =>
      left.flatMap(({ start, end }) => {
        if (other.end <= start || end <= other.start) return [{ start, end }];
        const before = { start, end: other.start };
        const after = { start: other.end, end };
        return [before, after].filter((part) => part.end > part.start);
      }),
    joinedSpans(spans),
  );
}

/** Reads the time that an owner's bookings take from a date on. */
async function bookedSpans({ db }: ReadingContext, uid: string, { from }: ReadingRange): Promise<TimeSpan[]> {
  const days = await readDaysFrom(db, uid, from);
  return [...days.values()].flat().filter(({ kind }) => kind === 'booking');
}

/**
 * Reads the times of a calendar that returns only free and busy times. It doesn't say which event takes them, so in a calendar to which
 * bookings are written their copies can't be recognised by name: the time of bookings is left out, as these take it themselves.
 *
 * @param ask - Fetches the busy times between two instants.
 */
export async function readBusyTimes(
  context: ReadingContext,
  { uid, etag, account }: CalendarToRead,
  range: ReadingRange,
  ask: (span: TimeSpan) => Promise<CalendarTimes>,
): Promise<ReadCalendar | null> {
  const { start } = dateSpan(range.from, range.zone);
  const { spans, allDayDates } = await ask({ start, end: dateSpan(range.to, range.zone).end });
  const busy = joinedSpans(spans);
  const stored = JSON.stringify(allDayDates.length > 0 ? [busy, allDayDates] : busy);
  const tag = createHash('sha256').update(stored).digest('hex');
  if (tag === etag) return null;
  const own = account?.isWritable ? await bookedSpans(context, uid, range) : [];
  return { spans: withoutSpans(busy, own), allDayDates, etag: tag };
}
