import { createHash } from 'node:crypto';
import { dateSpan, joinedSpans, type TimeSpan } from 'shared-lib/model/booking';
import { readDaysFrom } from '../../bookings/busy-days';
import type { ReadingRange } from '../read-busy-spans';
import type { ReadingContext } from '../read-source';
import type { AskedCalendar, ReadCalendar } from '../source-kinds';

/** Returns what is left of spans without others. */
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
 * Reads the times of a calendar that tells only when its owner is busy. Which event takes them isn't told, so that the copies of bookings in
 * a calendar that is written can't be known by their names: the time of bookings is left out, as these take it themselves.
 *
 * @param ask - Asks for the busy spans between two instants.
 */
export async function readBusyTimes(
  context: ReadingContext,
  { uid, etag, account }: AskedCalendar,
  range: ReadingRange,
  ask: (span: TimeSpan) => Promise<TimeSpan[]>,
): Promise<ReadCalendar | null> {
  const { start } = dateSpan(range.from, range.zone);
  const busy = joinedSpans(await ask({ start, end: dateSpan(range.to, range.zone).end }));
  const tag = createHash('sha256').update(JSON.stringify(busy)).digest('hex');
  if (tag === etag) return null;
  const own = account?.isWritable ? await bookedSpans(context, uid, range) : [];
  // Whole days that are free take nothing at their makers already, and those that are busy can't be told from long appointments.
  return { spans: withoutSpans(busy, own), allDayDates: [], etag: tag };
}
