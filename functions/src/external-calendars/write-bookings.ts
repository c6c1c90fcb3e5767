import { FieldValue, Timestamp, type Firestore, type Query } from 'firebase-admin/firestore';
import { HOLDS_TIME, type Booking } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { parseBookings } from '../bookings/record/booking-document';
import { ownersEvent } from '../bookings/record/owners-event';
import { CalendarError } from './calendar-problem';
import type { EventWriter } from './event-writer';
import type { ReadingContext } from './read-source';
import { kindOf, parseSource, sourcesOf, type SourceDocument, type SourceWriting } from './source-document';
import { SOURCE_KINDS } from './source-kinds';

/** Time between two looks for changed bookings, and after a failure, in milliseconds. */
const EVERY_MS = MINUTE_MS;
const AFTER_FAILURE_MS = 10 * MINUTE_MS;

/** Time that the events of one run may take, in milliseconds. */
const RUN_MS = 20_000;

/** Bookings that are read at once, and most pages of a run. */
const PAGE = 100;
const MAX_PAGES = 5;

/** Longest time by which a change may be seen later than it is dated: a transaction takes its time first, in milliseconds. */
const LATE_MS = 2 * MINUTE_MS;

/** Bookings that were written, and how far the looks for them came. */
type Progress = Pick<SourceWriting, 'nextStart' | 'upTo' | 'written'>;

/** Returns the state of a calendar to which bookings are written from now on. */
export function writingFrom(now: number): SourceWriting {
  const at = Timestamp.fromMillis(now);
  return { since: at, nextStart: at, upTo: at, written: {}, failing: null };
}

/** Writes a booking's present state, or deletes its event when it doesn't take place. */
async function writeBooking(writer: EventWriter, booking: Booking): Promise<void> {
  if (HOLDS_TIME.has(booking.status)) await writer.put(booking.id, ownersEvent(booking));
  else await writer.remove(booking.id);
}

/** Returns a writer that calls back after each change. */
const counting = ({ put, remove }: EventWriter, onChange: () => void): EventWriter => ({
  put: (name, event) => put(name, event).then(onChange),
  remove: (name) => remove(name).then(onChange),
});

/** Yields the bookings of an ordered query, in pages; ends early after the most pages. */
async function* pagesOf(query: Query): AsyncGenerator<{ bookings: Booking[]; isLast: boolean }> {
  let from = query;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { docs } = await from.limit(PAGE).get();
    const isLast = docs.length < PAGE;
    yield { bookings: parseBookings(docs), isLast };
    if (isLast) return;
    from = query.startAfter(docs.at(-1));
  }
}

/** Writes the bookings that were there when the writing began and are still to come. */
async function writeComing(db: Firestore, uid: string, progress: Progress, writer: EventWriter) {
  if (progress.nextStart === null) return;
  const coming = db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('start', '>', progress.nextStart)
    .orderBy('start');
  for await (const { bookings, isLast } of pagesOf(coming)) {
    for (const booking of bookings) {
      if (HOLDS_TIME.has(booking.status)) await writeBooking(writer, booking);
      progress.written[booking.id] = booking.updatedAt;
      progress.nextStart = Timestamp.fromMillis(booking.start);
    }
    if (isLast) progress.nextStart = null;
  }
}

/** Writes the bookings that have changed since the last run, each change once. */
async function writeChanged(
  { db, now }: ReadingContext,
  { uid, since, progress }: { uid: string; since: number; progress: Progress },
  writer: EventWriter,
) {
  const changed = db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('updatedAt', '>', Timestamp.fromMillis(progress.upTo.toMillis() - LATE_MS))
    .orderBy('updatedAt');
  for await (const { bookings, isLast } of pagesOf(changed)) {
    for (const booking of bookings) {
      const isKnown = progress.written[booking.id] === booking.updatedAt;
      if (!isKnown && booking.end > since) await writeBooking(writer, booking);
      progress.written[booking.id] = booking.updatedAt;
    }
    const last = isLast ? now : (bookings.at(-1)?.updatedAt ?? now);
    progress.upTo = Timestamp.fromMillis(Math.max(last, progress.upTo.toMillis()));
  }
}

/** Returns the progress without the changes that no later run sees again. */
function withoutOld({ upTo, written, nextStart }: Progress): Progress {
  const seenAgain = Object.entries(written).filter(([, at]) => at > upTo.toMillis() - LATE_MS);
  return { upTo, nextStart, written: Object.fromEntries(seenAgain) };
}

/**
 * Writes an owner's bookings to a calendar: at first those to come, then each change and cancellation. A run that is repeated, or broken
 * off, writes the same event again at most.
 *
 * @throws CalendarError, after the progress so far is stored
 */
export async function writeBookings(
  context: ReadingContext,
  { uid, sourceId, stored }: { uid: string; sourceId: string; stored: SourceDocument },
): Promise<void> {
  const { db } = context;
  const { writing } = stored;
  if (!writing) return;
  const progress: Progress = {
    nextStart: writing.nextStart,
    upTo: writing.upTo,
    written: { ...writing.written },
  };
  let failure: CalendarError | null = null;
  let hasWritten = false;
  try {
    const { writer: writerOf } = SOURCE_KINDS[kindOf(stored)];
    if (!writerOf) throw new CalendarError('calendar-refused', 'The calendar has no user');
    const writer = counting(
      writerOf(
        { ...context, fetching: { timeoutMs: RUN_MS, ...context.fetching } },
        { ...stored, uid, sourceId },
      ),
      () => {
        hasWritten = true;
      },
    );
    const since = writing.since.toMillis();
    await writeComing(db, uid, progress, writer);
    await writeChanged(context, { uid, since, progress }, writer);
  } catch (error) {
    if (!(error instanceof CalendarError)) throw error;
    failure = error;
  }
  const rereads = hasWritten && !SOURCE_KINDS[kindOf(stored)].hasUids;
  await noteWriting(context, { uid, sourceId, writing, rereads }, withoutOld(progress), failure);
  if (failure) throw failure;
}

/** Stores how far a run came, unless the writing was ended or begun again meanwhile. */
async function noteWriting(
  { db, now }: ReadingContext,
  {
    uid,
    sourceId,
    writing,
    rereads,
  }: { uid: string; sourceId: string; writing: SourceWriting; rereads: boolean },
  progress: Progress,
  failure: CalendarError | null,
): Promise<void> {
  const ref = sourcesOf(db, uid).doc(sourceId);
  const at = Timestamp.fromMillis(now);
  const failing = failure && { since: writing.failing?.since ?? at, problem: failure.problem };
  await db.runTransaction(async (transaction) => {
    const current = parseSource(await transaction.get(ref))?.writing;
    if (!current?.since.isEqual(writing.since)) return;
    transaction.update(ref, {
      writing: { ...current, ...progress, failing },
      // The written events have changed the calendar's busy times, which its tag alone may not show.
      ...(rereads && { etag: '', dueAt: at }),
      writeDueAt: Timestamp.fromMillis(now + (failure ? AFTER_FAILURE_MS : EVERY_MS)),
    });
  });
}

/** Fields of a calendar to which no bookings are written any more. */
export const WITHOUT_WRITING = { writing: FieldValue.delete(), writeDueAt: FieldValue.delete() };
