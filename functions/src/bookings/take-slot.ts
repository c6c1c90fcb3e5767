import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  datesBetween,
  isSlotOffered,
  isTimeFree,
  localDateOf,
  nearestSlots,
  reservedSpan,
  slotsOf,
  type Availability,
  type BookableService,
  type BusyInterval,
} from 'shared-lib/domain/booking';
import { Refusal } from '../refusal';
import { datesAround, readBusyDays, type BusyDays, type Reader } from './busy-days';

/** What everything about bookings works with. */
export interface BookingContext {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
}

/** A start that somebody wants. */
export interface WantedSlot {
  uid: string;
  availability: Availability;
  service: BookableService;
  /** Milliseconds since the epoch. */
  start: number;
  /** Intervals that are the asker's own. */
  ignore: ReadonlySet<string>;
  /** Since when the asker has held this very start: it was offered then, whatever has become of notice and gaps. */
  heldSince?: number | null;
}

/** How many other starts a refusal names. */
const ALTERNATIVES = 6;

/** Where they are looked for, in days before and after. */
const LOOK_BACK_DAYS = 3;
const LOOK_AHEAD_DAYS = 14;

/** With so many attempts the last of a crowd still gets its answer; Firestore makes them wait for each other. */
const MAX_ATTEMPTS = 20;

/** A transaction on days that many may want at once. */
export function bookingTransaction<Result>(
  db: Firestore,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  return db.runTransaction(run, { maxAttempts: MAX_ATTEMPTS });
}

/**
 * Reads the days of a start and makes sure that it is one of the service's slots, by the very function that offered it.
 *
 * @throws Refusal `slot-taken` when somebody has it, `slot-not-offered` when it is none
 */
export async function readFreeSlotOrThrow(
  reader: Reader,
  { db, now }: BookingContext,
  { uid, availability, service, start, ignore, heldSince = null }: WantedSlot,
  moreDates: readonly string[] = [],
): Promise<BusyDays> {
  const { zone } = availability;
  const span = reservedSpan(service, start);
  const dates = [...datesAround(span, zone), ...moreDates];
  const days = await readBusyDays(reader, db, { uid, zone }, dates);
  const isHeld = heldSince !== null;
  const question = {
    service,
    availability: isHeld ? { ...availability, noGaps: false } : availability,
    // What has run out by now is free, whenever the start was offered.
    busy: days.intervals.filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now),
    now: isHeld ? heldSince : now,
    ignore,
  };
  if (!isSlotOffered(question, start)) {
    const isTaken = isSlotOffered({ ...question, busy: [] }, start) && !isTimeFree({ ...span, ...question });
    throw new Refusal(isTaken ? 'slot-taken' : 'slot-not-offered');
  }
  return days;
}

/** What an appointment takes, with its buffers. */
export function intervalOf(
  id: string,
  service: BookableService,
  start: number,
  zone: string,
  heldUntil = 0,
): BusyInterval {
  return {
    id,
    ...reservedSpan(service, start),
    serviceId: service.id,
    date: localDateOf(start, zone),
    heldUntil,
  };
}

/** The free starts around one that can't be had. */
async function alternativesTo(
  { db, now }: BookingContext,
  { uid, availability, service, start, ignore }: WantedSlot,
): Promise<number[]> {
  const { zone } = availability;
  const today = localDateOf(now, zone);
  const last = addDays(today, availability.windowDays - 1);
  const wanted = localDateOf(start, zone);
  // Far from what can be booked, the nearest is at that end of it.
  const middle = [today, wanted, last].sort()[1]!;
  const from = [addDays(middle, -LOOK_BACK_DAYS), today].sort()[1]!;
  const to = [addDays(middle, LOOK_AHEAD_DAYS), last].sort()[0]!;
  const dates = datesBetween(addDays(from, -1), addDays(to, 1));
  const { intervals } = await readBusyDays(db, db, { uid, zone }, dates);
  const days = slotsOf({ service, availability, busy: intervals, from, to, now, ignore });
  return nearestSlots(days, start, ALTERNATIVES);
}

const REASONS_WITH_ALTERNATIVES: readonly string[] = ['slot-taken', 'slot-not-offered'];

/**
 * Runs an attempt at a start; a refusal because of the time names the nearest ones that are free.
 *
 * @param wanted - The start, once the attempt knows enough of it.
 */
export async function withAlternatives<Result>(
  context: BookingContext,
  wanted: () => WantedSlot | null,
  attempt: () => Promise<Result>,
): Promise<Result> {
  try {
    return await attempt();
  } catch (error) {
    const slot = wanted();
    if (!slot || !(error instanceof Refusal) || !REASONS_WITH_ALTERNATIVES.includes(error.reason))
      throw error;
    throw new Refusal(error.reason, { alternatives: await alternativesTo(context, slot) });
  }
}
