import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions/v2';
import { redact } from 'shared-lib/logger';
import {
  addDays,
  busyKey,
  inWaitingOrder,
  localDateOf,
  nextMorning,
  offerTime,
  reservedSpan,
  type BusyInterval,
  type TimeSpan,
  type WaitingEntry,
} from 'shared-lib/model/booking';
import { listBusyIntervals } from '../bookings/time/busy-days';
import { waitingListRef } from '../bookings/time/freed-time';
import { holdIdOf, holdKeyOf } from '../bookings/time/hold-slot';
import { intervalOf, type BookingContext } from '../bookings/time/take-slot';
import { inTurn } from '../limits/in-turn';
import { readField, timestamp } from '../stored/read-stored';
import { readEntryOffers, type EntryOffers } from './entry-offers';
import { passHour, type Handover } from './pass-hour';
import { offerSession } from './waiting-token';
import { openEntries, parseWaiting } from './waiting-document';
import { noticeOf, wishedStarts } from './wished-starts';

/** An owner's list, and the time that is taken, as they are while hours are offered. */
interface Look {
  now: number;
  offers: EntryOffers;
  waiting: WaitingEntry[];
  intervals: BusyInterval[];
}

/** Returns the hour that a waiting entry can be offered now; `null` for none. */
function hourFor(
  { now, offers, intervals }: Look,
  entry: WaitingEntry,
  freed?: { ended: WaitingEntry; within: TimeSpan },
): Handover['hour'] | null {
  const offer = offers.of(entry);
  if (!offer) return null;
  const ignore = freed && new Set([holdKeyOf(offerSession(freed.ended.id, freed.ended.offers))]);
  const question = { intervals, now, ...(freed && { within: freed.within }), ...(ignore && { ignore }) };
  const { zone } = offer.card.availability;
  for (const start of wishedStarts(offer, entry, question)) {
    const time = offerTime(start, { now, zone, noticeMs: noticeOf(offer) });
    if (time) return { ...time, start };
  }
  return null;
}

/** Returns the first waiting entry that can have an hour which another one let pass; `null` for none. */
function nextFor(look: Look, ended: WaitingEntry): Pick<Handover, 'next' | 'hour'> | null {
  const offer = look.offers.of(ended);
  if (!offer || !ended.offer) return null;
  const within = reservedSpan(offer.service, ended.offer.start);
  for (const next of look.waiting) {
    if (next.id === ended.id) continue;
    const hour = hourFor(look, next, { ended, within });
    if (hour) return { next, hour };
  }
  return null;
}

/** Puts an offered hour among the taken ones that the rest of the look sees. */
function take(look: Look, { ended, next, hour }: Handover): void {
  const gone = ended && holdKeyOf(offerSession(ended.id, ended.offers));
  look.intervals = look.intervals.filter((interval) => busyKey(interval) !== gone);
  const offer = next && look.offers.of(next);
  if (!next || !hour || !offer) return;
  const id = holdIdOf(offerSession(next.id, next.offers + 1));
  const { zone } = offer.card.availability;
  look.intervals.push(intervalOf({ kind: 'hold', id }, offer.service, hour.start, zone, hour.until));
  look.waiting = look.waiting.filter((entry) => entry.id !== next.id);
}

/** Ends offers that are over, and offers each free hour that somebody waits for to the first of them. */
async function offerAll(context: BookingContext, look: Look, entries: WaitingEntry[]): Promise<number> {
  let done = 0;
  const hand = async (handover: Handover) => {
    if (await passHour(context, handover)) {
      take(look, handover);
      done += 1;
    }
  };
  const over = entries.filter(({ offer }) => offer !== null && offer.until <= look.now);
  for (const ended of over) await hand({ ended, ...nextFor(look, ended) });
  for (const next of [...look.waiting]) {
    const hour = look.waiting.includes(next) ? hourFor(look, next) : null;
    if (hour) await hand({ next, hour });
  }
  return done;
}

/** Returns the time at which a list has to be processed again: the end of an offer or of a visitor's hold, or the next morning. */
function nextRun(
  entries: readonly WaitingEntry[],
  intervals: readonly BusyInterval[],
  { now, zone }: { now: number; zone: string },
): number {
  const ends = [
    ...entries.flatMap(({ offer }) => (offer ? [offer.until] : [])),
    ...intervals
      .filter(({ kind }) => kind === 'hold' || kind === 'request')
      .map(({ heldUntil }) => heldUntil),
  ];
  return Math.min(nextMorning(now, zone), ...ends.filter((end) => end > now));
}

/** Returns the time at which a stored list is due; `null` for a missing one. */
const dueAtOf = (list: DocumentSnapshot): number | null =>
  readField(timestamp.optional(), list, 'dueAt')?.toMillis() ?? null;

/** Stores when a list is processed next, unless something has made it due meanwhile; `null` removes it. */
async function planNextRun(
  { db }: BookingContext,
  uid: string,
  seen: number | null,
  dueAt: number | null,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const ref = waitingListRef(db, uid);
    const list = await transaction.get(ref);
    const due = dueAtOf(list);
    if (due !== seen) return;
    if (dueAt !== null) transaction.set(ref, { dueAt: Timestamp.fromMillis(dueAt) });
    else if (list.exists) transaction.delete(ref);
  });
}

async function processList(context: BookingContext, uid: string): Promise<number> {
  const { db, now } = context;
  const list = await waitingListRef(db, uid).get();
  const seen = dueAtOf(list);
  const read = async () => {
    const { docs } = await openEntries(db, uid).get();
    return inWaitingOrder(docs.flatMap((found) => parseWaiting(found) ?? []));
  };
  const entries = await read();
  if (entries.length === 0) {
    await planNextRun(context, uid, seen, null);
    return 0;
  }
  const offers = await readEntryOffers(context, uid, entries);
  const { zone } = offers;
  const last = entries.map(({ wish }) => wish.to).reduce((one, other) => (one > other ? one : other));
  const range = { from: addDays(localDateOf(now, zone), -1), to: addDays(last, 1) };
  const intervals = await listBusyIntervals(db, uid, range);
  const waiting = entries.filter(({ status }) => status === 'waiting');
  const done = await offerAll(context, { now, offers, waiting, intervals }, entries);
  const after = done > 0 ? await read() : entries;
  await planNextRun(context, uid, seen, nextRun(after, intervals, { now, zone }));
  return done;
}

/**
 * Processes an owner's waiting list: ends the offers that are over, and holds and offers each free hour to the first who waits for it.
 * Can be repeated, and run several times at once, without offering anything twice.
 *
 * @returns Number of hours that were offered or released.
 */
export const offerFreedTime = (context: BookingContext, uid: string): Promise<number> =>
  inTurn(`waiting:${uid}`, () => processList(context, uid));

/** Offers time at once that has become free; what fails is left to the job. */
export async function offerAtOnce(context: BookingContext, uid: string): Promise<void> {
  try {
    await offerFreedTime(context, uid);
  } catch (error) {
    logger.warn('A freed hour was not offered at once', redact({ error }));
  }
}
