import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { CALENDAR_SOURCES_MAX } from 'shared-lib/model';
import { localDateOf, addDays } from 'shared-lib/model/booking';
import type { CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { CalendarError } from './calendar-problem';
import { parseCalendarAddress } from './calendar-request';
import {
  askForTimes,
  fieldsAfter,
  rangeOf,
  storeReading,
  timesAfterSuccess,
  type CalendarReading,
} from './read-source';
import { sourcesOf, toSource, type SourceDocument } from './source-document';
import { storeTimes } from './store-times';

/** Turns the failure of a calendar into a refusal with its problem as the reason. */
async function orRefuse<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CalendarError) throw new Refusal(error.problem);
    throw error;
  }
}

/**
 * Adds a calendar of another program by its secret address, once it could be read: its times can't be booked from then on. The address
 * is stored and told to nobody again.
 *
 * @throws Refusal with the calendar's problem, `too-many-calendars`, or `calendar-known` for an address that the owner has already
 */
export const addCalendarSource: CallableHandler<'addCalendarSource'> = async (
  { db, uid, now },
  { sourceId, address, allDayBlocks },
) => {
  const context = { db, now };
  const sources = sourcesOf(db, uid);
  const ref = sources.doc(sourceId);
  const known = await ref.get();
  if (known.exists) return toSource(known);
  const url = await orRefuse(() => parseCalendarAddress(address).href);
  const refuseMore = (stored: { docs: { get: (field: string) => unknown }[] }) => {
    if (stored.docs.length >= CALENDAR_SOURCES_MAX) throw new Refusal('too-many-calendars');
    if (stored.docs.some((source) => source.get('address') === url)) throw new Refusal('calendar-known');
  };
  refuseMore(await sources.get());
  const range = await rangeOf(context, uid);
  const read = (await orRefuse(() =>
    askForTimes(context, range, { uid, address: url, etag: '' }),
  )) as CalendarReading;
  const source: SourceDocument = {
    address: url,
    allDayBlocks,
    createdAt: Timestamp.fromMillis(now),
    reading: randomUUID(),
    ...timesAfterSuccess(now),
    ...fieldsAfter(context, read, allDayBlocks),
    // Until its times are stored it counts as one that has to be read whole.
    readFor: '',
  };
  await db.runTransaction(async (transaction) => {
    refuseMore(await transaction.get(sources));
    transaction.create(ref, source);
  });
  await storeReading(context, { uid, sourceId, allDayBlocks }, read);
  return toSource(await ref.get());
};

/** Lists the owner's other calendars, the oldest first, without their addresses. */
export const listCalendarSources: CallableHandler<'listCalendarSources'> = async ({ db, uid }) => {
  const { docs } = await sourcesOf(db, uid).orderBy('createdAt').limit(CALENDAR_SOURCES_MAX).get();
  return { sources: docs.map(toSource) };
};

/**
 * Changes whether events of the whole day take it, by another reading.
 *
 * @throws Refusal with the calendar's problem, or `calendar-gone`
 */
export const changeCalendarSource: CallableHandler<'changeCalendarSource'> = async (
  { db, uid, now },
  { sourceId, allDayBlocks },
) => {
  const context = { db, now };
  const ref = sourcesOf(db, uid).doc(sourceId);
  const stored = await ref.get();
  if (!stored.exists) throw new Refusal('calendar-gone');
  const { address } = stored.data() as SourceDocument;
  const range = await rangeOf(context, uid);
  const read = (await orRefuse(() =>
    askForTimes(context, range, { uid, address, etag: '' }),
  )) as CalendarReading;
  await ref.update({ allDayBlocks });
  await storeReading(context, { uid, sourceId, allDayBlocks }, read);
  return toSource(await ref.get());
};

/** Removes a calendar and gives back the time that it took. One that is gone gives the same answer. */
export const removeCalendarSource: CallableHandler<'removeCalendarSource'> = async (
  { db, uid, now },
  { sourceId },
) => {
  const { zone } = await rangeOf({ db, now }, uid);
  await sourcesOf(db, uid).doc(sourceId).delete();
  const yesterday = addDays(localDateOf(now, zone), -1);
  await storeTimes({ db, now }, { uid, sourceId, zone, reading: null }, yesterday, new Map());
  return { sourceId };
};
