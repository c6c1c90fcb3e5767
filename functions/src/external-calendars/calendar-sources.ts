import { randomUUID } from 'node:crypto';
import { Timestamp } from 'firebase-admin/firestore';
import { MAX_CALENDAR_SOURCES, type CalendarSource } from 'shared-lib/model';
import { localDateOf, addDays } from 'shared-lib/model/booking';
import type { CallContext, CallableHandler } from '../callable';
import { Refusal } from '../refusal';
import { seal } from '../security/seal';
import { findCalendars as findCalendarsOf } from './caldav/caldav-client';
import { CalendarError } from './calendar-problem';
import { parseCalendarAddress } from './calendar-request';
import { askForAll, fieldsAfter, rangeOf, storeReading, timesAfterSuccess } from './read-source';
import { endConsent } from './sign-in/end-consent';
import {
  parseSource,
  parseSources,
  readShownSource,
  sealContext,
  sourcesOf,
  toSource,
  type SourceAccount,
  type SourceDocument,
} from './source-document';
import { storeTimes } from './store-times';

/** Turns the failure of a calendar into a refusal with its problem as the reason. */
export async function orRefuse<Result>(work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CalendarError) throw new Refusal(error.problem);
    throw error;
  }
}

/** A calendar that is being added, with its account where it has one. */
interface NewCalendar {
  sourceId: string;
  address: string;
  allDayBlocks: boolean;
  account?: SourceAccount;
}

/** Adds a calendar once it could be read: its times can't be booked from then on. */
export async function addCalendar(
  { db, uid, now }: CallContext,
  { sourceId, address, allDayBlocks, account }: NewCalendar,
): Promise<CalendarSource> {
  const context = { db, now };
  const sources = sourcesOf(db, uid);
  const ref = sources.doc(sourceId);
  const known = parseSource(await ref.get());
  if (known) return toSource(sourceId, known);
  const url = await orRefuse(() => parseCalendarAddress(address).href);
  const refuseMore = (stored: { docs: { get: (field: string) => unknown }[] }) => {
    if (stored.docs.length >= MAX_CALENDAR_SOURCES) throw new Refusal('too-many-calendars');
    if (stored.docs.some((source) => source.get('address') === url)) throw new Refusal('calendar-known');
  };
  refuseMore(await sources.get());
  const range = await rangeOf(context, uid);
  const read = await orRefuse(() => askForAll(context, range, { uid, sourceId, address: url, account }));
  const source: SourceDocument = {
    address: url,
    ...(account && { account }),
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
  return readShownSource(ref);
}

/**
 * Adds a calendar of another program by its secret address. The address is stored and never returned.
 *
 * @throws Refusal with the calendar's problem, `too-many-calendars`, or `calendar-known` for an address that the owner has already
 */
export const addCalendarSource: CallableHandler<'addCalendarSource'> = (context, input) =>
  addCalendar(context, input);

/**
 * Finds the calendars of a user of a CalDAV server. Stores nothing.
 *
 * @throws Refusal with the problem of the server or the user
 */
export const findCalendars: CallableHandler<'findCalendars'> = async (_context, { server, ...user }) => ({
  calendars: await orRefuse(() => findCalendarsOf(server, user)),
});

/**
 * Adds a calendar of a user of a CalDAV server. The password is stored encrypted.
 *
 * @throws Refusal as {@link addCalendarSource} does
 */
export const addCalendarAccount: CallableHandler<'addCalendarAccount'> = (
  context,
  { username, password, name, isWritable, ...input },
) => {
  const sealed = seal(password, sealContext(context.uid, input.sourceId));
  const account = { kind: 'caldav' as const, username, sealed, name, isWritable };
  return addCalendar(context, { ...input, account });
};

/** Lists the owner's other calendars, the oldest first, without their addresses. */
export const listCalendarSources: CallableHandler<'listCalendarSources'> = async ({ db, uid }) => {
  const { docs } = await sourcesOf(db, uid).orderBy('createdAt').limit(MAX_CALENDAR_SOURCES).get();
  return { sources: parseSources(docs).map(({ id, data }) => toSource(id, data)) };
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
  const source = parseSource(await ref.get());
  if (!source) throw new Refusal('calendar-gone');
  const range = await rangeOf(context, uid);
  const read = await orRefuse(() => askForAll(context, range, { ...source, uid, sourceId }));
  await ref.update({ allDayBlocks });
  await storeReading(context, { uid, sourceId, allDayBlocks }, read);
  return readShownSource(ref);
};

/** Removes a calendar and frees its busy times. Repeating it gives the same answer. */
export const removeCalendarSource: CallableHandler<'removeCalendarSource'> = async (
  { db, uid, now },
  { sourceId },
) => {
  const { zone } = await rangeOf({ db, now }, uid);
  const ref = sourcesOf(db, uid).doc(sourceId);
  const removed = parseSource(await ref.get());
  await ref.delete();
  const yesterday = addDays(localDateOf(now, zone), -1);
  await storeTimes({ db, now }, { uid, sourceId, zone, reading: null }, yesterday, new Map());
  if (removed) await endConsent({ db, uid }, { ...removed, sourceId });
  return { sourceId };
};
