import type { Firestore, Transaction } from 'firebase-admin/firestore';
import {
  addDays,
  datesBetween,
  isSlotOffered,
  isTimeFree,
  type LocalDate,
  localDateOf,
  nearestSlots,
  NOTHING_TAKEN,
  reservedSpan,
  slotsOf,
  takenTimeOf,
  type Availability,
  type BookableService,
  type BusyInterval,
} from 'shared-lib/model/booking';
import { Refusal } from '../../refusal';
import type { Reader } from '../../stored/read-all';
import { datesAround, readBusyDays, type BusyDays } from './busy-days';
import { notifyOfFreedTime } from './freed-time';

/** Database and clock of everything that deals with bookings. */
export interface BookingContext {
  db: Firestore;
  /** Milliseconds since the epoch. */
  now: number;
  /** Reads the owner's other calendars, as far as there is time, before a start of theirs is taken. */
  readCalendars?: (uid: string) => Promise<void>;
}

/** A start that somebody wants to book or hold. */
export interface WantedSlot {
  uid: string;
  availability: Availability;
  service: BookableService;
  /** Milliseconds since the epoch. */
  start: number;
  /** Keys (`busyKey`) of intervals that are the asker's own, and don't count as taken. */
  ignore: ReadonlySet<string>;
  /**
   * Instant since which the asker has held this very start: it was offered then, even if notice or gaps would forbid it
   * now.
   */
  heldSince?: number | null;
}

/** Most alternative starts in a refusal. */
const ALTERNATIVES = 6;

/** Days before and after the wanted start in which alternatives are looked for. */
const LOOK_BACK_DAYS = 3;
const LOOK_AHEAD_DAYS = 14;

/**
 * Most attempts of a transaction: even the last of a crowd then gets its answer, as Firestore makes them wait for each
 * other.
 */
const MAX_ATTEMPTS = 20;

/** Runs a transaction on days that many may want at once. Time that it frees is offered to those who wait for it. */
export async function bookingTransaction<Result>(
  db: Firestore,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  let last: Transaction | null = null;
  const result = await db.runTransaction(
    (transaction) => {
      last = transaction;
      return run(transaction);
    },
    { maxAttempts: MAX_ATTEMPTS },
  );
  if (last) await notifyOfFreedTime(db, last);
  return result;
}

/**
 * Reads the days around a start and checks that it is one of the service's slots, by the same function that offered it.
 *
 * @throws Refusal `slot-taken` when it is taken, `slot-not-offered` when it isn't a slot
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
  const hours = isHeld ? { ...availability, noGaps: false } : availability;
  // Expired holds are free, whenever the start was offered.
  const busy = { intervals: days.intervals, now, ignore };
  const taken = takenTimeOf(busy, { availability: hours, services: [service] });
  const conditions = { service, availability: hours, taken, now: isHeld ? heldSince : now };
  if (!isSlotOffered(conditions, start)) {
    const isTaken =
      isSlotOffered({ ...conditions, taken: NOTHING_TAKEN }, start) && !isTimeFree({ ...span, ...busy });
    throw new Refusal(isTaken ? 'slot-taken' : 'slot-not-offered');
  }
  return days;
}

/** Returns the interval that an appointment takes, buffers included. */
export function intervalOf(
  { kind, id }: Pick<BusyInterval, 'kind' | 'id'>,
  service: BookableService,
  start: number,
  zone: string,
  heldUntil = 0,
): BusyInterval {
  return {
    kind,
    id,
    ...reservedSpan(service, start),
    serviceId: service.id,
    ...(service.parts && { serviceIds: service.parts.map((part) => part.id) }),
    date: localDateOf(start, zone),
    heldUntil,
  };
}

const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other);
const later = (one: LocalDate, other: LocalDate) => (one > other ? one : other);

/** Finds the free starts nearest to one that can't be booked. */
export async function freeStartsNear(
  { db, now }: BookingContext,
  { uid, availability, service, start, ignore }: WantedSlot,
): Promise<number[]> {
  const { zone } = availability;
  const today = localDateOf(now, zone);
  const last = addDays(today, availability.windowDays - 1);
  const wanted = localDateOf(start, zone);
  // Far from what can be booked, the nearest is at that end of it.
  const middle = earlier(later(today, wanted), last);
  const from = later(addDays(middle, -LOOK_BACK_DAYS), today);
  const to = earlier(addDays(middle, LOOK_AHEAD_DAYS), last);
  const dates = datesBetween(addDays(from, -1), addDays(to, 1));
  const { intervals } = await readBusyDays(db, db, { uid, zone }, dates);
  const taken = takenTimeOf({ intervals, now, ignore }, { availability, services: [service] });
  const days = slotsOf({ service, availability, taken, from, to, now });
  return nearestSlots(days, start, ALTERNATIVES);
}

const REASONS_WITH_ALTERNATIVES: readonly string[] = ['slot-taken', 'slot-not-offered'];

/**
 * Runs an attempt at a start; a refusal because of its time gets the nearest free starts.
 *
 * @param wanted - Returns the start, once the attempt has read it.
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
    throw new Refusal(error.reason, { alternatives: await freeStartsNear(context, slot) });
  }
}
