import { randomUUID } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { CALENDAR_COUNTED_DAYS, type CalendarProblem } from 'shared-lib/model';
import { addDays, DEFAULT_AVAILABILITY, localDateOf } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { readHours } from '../bookings/offer/read-hours';
import { notify } from '../notifications/notify';
import { CalendarError } from './calendar-problem';
import type { FetchOptions } from './calendar-request';
import { externalIntervals } from './external-intervals';
import type { ReadingRange } from './read-busy-spans';
import { kindOf, parseSource, placeOf, sealContext, sourcesOf, type SourceDocument } from './source-document';
import { resealed } from './source-secret';
import { SOURCE_KINDS, type CalendarToRead, type ReachedCalendar, type ReadCalendar } from './source-kinds';
import { storeTimes } from './store-times';

/** Time between two readings of a calendar, in milliseconds. */
const EVERY_MS = 10 * MINUTE_MS;

/** Time for which a calendar fails before its owner is notified, in milliseconds. */
const TOLD_AFTER_MS = HOUR_MS;

/** Zone of an owner who has set no hours yet. */
const USUAL_ZONE = 'Europe/Madrid';

/** Database and clock of a reading, and how calendars are fetched. */
export interface ReadingContext {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
  fetching?: FetchOptions;
  /** Time that the reading of a text may take, in milliseconds. */
  readingMs?: number;
}

/** Returns the dates that an owner can be booked on, with the one before. */
export async function rangeOf({ db, now }: ReadingContext, uid: string): Promise<ReadingRange> {
  const { zone, windowDays } = (await readHours(db, db, uid)) ?? {
    ...DEFAULT_AVAILABILITY,
    zone: USUAL_ZONE,
  };
  const today = localDateOf(now, zone);
  return { from: addDays(today, -1), to: addDays(today, windowDays), zone };
}

/** A calendar that was read for the first time, or has changed. */
interface CalendarReading extends ReadCalendar {
  range: ReadingRange;
}

const readForOf = ({ from, to, zone }: ReadingRange, allDayBlocks: boolean) =>
  [from, to, zone, allDayBlocks].join(' ');

/**
 * Fetches a calendar and reads its times. Stores nothing.
 *
 * @returns `null` when it is unchanged.
 * @throws CalendarError
 */
export async function askForTimes(
  context: ReadingContext,
  range: ReadingRange,
  calendar: CalendarToRead,
): Promise<CalendarReading | null> {
  const read = await SOURCE_KINDS[kindOf(calendar)].read(context, calendar, range);
  return read && { ...read, range };
}

/** Fetches a calendar of which no state is stored, and reads its times, as {@link askForTimes}. */
export async function askForAll(
  context: ReadingContext,
  range: ReadingRange,
  calendar: ReachedCalendar,
): Promise<CalendarReading> {
  const read = await askForTimes(context, range, { ...calendar, etag: '' });
  if (!read) throw new CalendarError('calendar-refused', 'The calendar says that it is as it never was');
  return read;
}

/** Returns the fields of a source after a success. */
export function fieldsAfter(
  { now }: ReadingContext,
  { spans, allDayDates, etag, range }: CalendarReading,
  allDayBlocks: boolean,
): Pick<SourceDocument, 'etag' | 'readFor' | 'found' | 'allDayDates'> {
  const counted = now + CALENDAR_COUNTED_DAYS * DAY_MS;
  const first = localDateOf(now, range.zone);
  const last = localDateOf(counted, range.zone);
  const days = allDayDates.filter((date) => date >= first && date <= last);
  return {
    etag,
    readFor: readForOf(range, allDayBlocks),
    found: spans.filter(({ start, end }) => end > now && start < counted).length + days.length,
    allDayDates: allDayDates.filter((date) => date >= first),
  };
}

/** Stores the times of a reading, and then its state. The state comes last: without it the next reading does it again. */
export async function storeReading(
  context: ReadingContext,
  { uid, sourceId, allDayBlocks }: { uid: string; sourceId: string; allDayBlocks: boolean },
  read: CalendarReading,
): Promise<void> {
  const { db, now } = context;
  const ref = sourcesOf(db, uid).doc(sourceId);
  const reading = randomUUID();
  const { range } = read;
  await ref.update({ reading });
  const byDate = externalIntervals(sourceId, read, { ...range, allDayBlocks });
  const isLatest = await storeTimes(
    context,
    { uid, sourceId, zone: range.zone, reading },
    range.from,
    byDate,
  );
  if (!isLatest) return;
  await updateLatest(db, ref, reading, {
    ...fieldsAfter(context, read, allDayBlocks),
    ...readNow(now),
  });
}

const readNow = (now: number) => ({
  failing: null,
  readAt: Timestamp.fromMillis(now),
  triedAt: Timestamp.fromMillis(now),
  dueAt: Timestamp.fromMillis(now + EVERY_MS),
});

/** Returns the times of a source that has just been read. */
export const timesAfterSuccess = readNow;

/** Changes a source, unless another reading has begun or it was removed. */
async function updateLatest(
  db: Firestore,
  ref: DocumentReference,
  reading: string,
  changes: Partial<SourceDocument>,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const source = await transaction.get(ref);
    if (source.exists && source.get('reading') === reading) transaction.update(ref, changes);
  });
}

/** Records that a calendar couldn't be read. Its times stay taken; its owner is notified after an hour, once. */
async function noteFailure(
  context: ReadingContext,
  { uid, ref, reading }: { uid: string; ref: DocumentReference; reading: string },
  problem: CalendarProblem,
): Promise<void> {
  const { db, now } = context;
  const at = Timestamp.fromMillis(now);
  await db.runTransaction(async (transaction) => {
    const stored = parseSource(await transaction.get(ref));
    if (stored?.reading !== reading) return;
    const { failing } = stored;
    const since = failing?.since ?? at;
    const isDue = now - since.toMillis() >= TOLD_AFTER_MS;
    if (isDue && failing?.isTold !== true)
      notify(transaction, context, uid, {
        kind: 'calendar-failing',
        host: placeOf(stored).slice(0, 200),
        since: since.toDate().toISOString(),
      });
    transaction.update(ref, {
      failing: { since, problem, isTold: failing?.isTold === true || isDue },
      triedAt: at,
      dueAt: Timestamp.fromMillis(now + EVERY_MS),
    });
  });
}

/**
 * Fetches a stored calendar and stores its times; an unchanged one costs nothing more.
 *
 * @param isQuick - True for a check right before a booking, whose failure isn't recorded: the job tries again, and has more time.
 */
export async function readSource(
  context: ReadingContext,
  {
    uid,
    sourceId,
    stored,
    isQuick = false,
  }: {
    uid: string;
    sourceId: string;
    stored: SourceDocument;
    isQuick?: boolean;
  },
): Promise<void> {
  const { db, now } = context;
  const ref = sourcesOf(db, uid).doc(sourceId);
  const { allDayBlocks } = stored;
  try {
    const range = await rangeOf(context, uid);
    // Without UIDs only a whole reading knows which bookings have ended since.
    const isKnown =
      stored.readFor === readForOf(range, allDayBlocks) &&
      !(isQuick && stored.account?.isWritable && !SOURCE_KINDS[kindOf(stored)].hasUids);
    const changed = isQuick ? null : resealed(stored, sealContext(uid, sourceId));
    if (changed) await updateLatest(db, ref, stored.reading, changed);
    const calendar = { ...stored, uid, sourceId, etag: isKnown ? stored.etag : '' };
    const read = await askForTimes(context, range, calendar);
    if (read) await storeReading(context, { uid, sourceId, allDayBlocks }, read);
    else await updateLatest(db, ref, stored.reading, readNow(now));
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    if (!isQuick) await noteFailure(context, { uid, ref, reading: stored.reading }, error.problem);
  }
}
