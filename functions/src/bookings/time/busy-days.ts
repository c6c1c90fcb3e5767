import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import {
  addDays,
  MAX_BUSY_DAY,
  busyKey,
  datesBetween,
  localDateOf,
  parseBusyInterval,
  reservedSpan,
  type BusyDay,
  type BusyInterval,
  type BusyKind,
  type LocalDate,
  type TimeSpan,
  type Booking,
} from 'shared-lib/model/booking';
import { DAY_MS } from 'shared-lib/time';
import { busyDayDocumentSchema } from 'shared-lib/documents';
import type { Reader } from '../../stored/read-all';
import { readField } from '../../stored/read-stored';
import { typesOf } from '../../stored/types-of';
import { Refusal } from '../../refusal';
import { noteFreedTime } from './freed-time';

/** Time for which a day's document is retained after the day is over, in milliseconds. */
const KEPT_MS = 60 * DAY_MS;

/** `busyDays/{uid}/days/{date}` as it is written. */
type BusyDayDocument = BusyDay & { expiresAt: Timestamp };

const storedIntervals = typesOf(busyDayDocumentSchema.shape.intervals).optional();

/** Returns the intervals of a stored day, also of one written before intervals had kinds. */
const intervalsOf = (day: DocumentSnapshot): BusyInterval[] =>
  (readField(storedIntervals, day, 'intervals') ?? []).map(parseBusyInterval);

function dayRef(db: Firestore, uid: string, date: LocalDate): DocumentReference {
  return db.doc(`busyDays/${uid}/days/${date}`);
}

/** Lists the dates in the owner's zone that a span touches. */
export function datesOf({ start, end }: TimeSpan, zone: string): LocalDate[] {
  return datesBetween(localDateOf(start, zone), localDateOf(Math.max(start, end - 1), zone));
}

/**
 * Lists the dates of a span, the one before and the one after: slots are computed with them, and an interval that was
 * stored before the owner moved to another zone is found there.
 */
export function datesAround({ start, end }: TimeSpan, zone: string): LocalDate[] {
  return datesBetween(addDays(localDateOf(start, zone), -1), addDays(localDateOf(end, zone), 1));
}

/** Lists the dates of a booking's hour and of the requested one, all of which a change of it reads. */
export function datesOfBooking({ service, start, moveRequest }: Booking, zone: string): string[] {
  const starts = [start, ...(moveRequest ? [moveRequest.start] : [])];
  return starts.flatMap((hour) => datesAround(reservedSpan(service, hour), zone));
}

/** Reports whether two lists of intervals take the same time. */
export const isSameTime = (one: readonly TimeSpan[], other: readonly TimeSpan[]): boolean =>
  one.length === other.length &&
  one.every(({ start, end }, index) => start === other[index]?.start && end === other[index]?.end);

/** Intervals of taken time on some dates, to be read and changed. */
export class BusyDays {
  private readonly changed = new Set<LocalDate>();
  private hasFreed = false;
  private readonly grown = new Set<LocalDate>();

  constructor(
    private readonly uid: string,
    private readonly zone: string,
    private readonly days: Map<LocalDate, BusyInterval[]>,
  ) {}

  /** All intervals; one that crosses midnight appears with each of its dates. */
  get intervals(): BusyInterval[] {
    return [...this.days.values()].flat();
  }

  /** Returns the intervals of a date, which must have been read. */
  private on(date: LocalDate): BusyInterval[] {
    const intervals = this.days.get(date);
    if (!intervals) throw new RangeError(`${date} wasn't read`);
    return intervals;
  }

  /** Adds an interval to each of its dates, all of which must have been read. */
  add(interval: BusyInterval): void {
    for (const date of datesOf(interval, this.zone)) {
      this.on(date).push(interval);
      this.changed.add(date);
      this.grown.add(date);
    }
  }

  /** Removes an interval from every date that has it. An interval of another kind stays, even with the same id. */
  remove(kind: BusyKind, id: string): void {
    const key = busyKey({ kind, id });
    for (const [date, intervals] of this.days) {
      const others = intervals.filter((interval) => busyKey(interval) !== key);
      if (others.length === intervals.length) continue;
      this.days.set(date, others);
      this.changed.add(date);
      // A hold only reserved time that was free before: removing it frees nothing new.
      this.hasFreed ||= kind !== 'hold';
    }
  }

  /**
   * Puts the intervals of one id, such as a calendar of the owner's, in place of those that it had on these dates. An interval is
   * given with each date that it touches.
   */
  replace(kind: BusyKind, id: string, byDate: ReadonlyMap<LocalDate, readonly BusyInterval[]>): void {
    const key = busyKey({ kind, id });
    for (const [date, intervals] of this.days) {
      const next = byDate.get(date) ?? [];
      const before = intervals.filter((interval) => busyKey(interval) === key);
      if (isSameTime(before, next)) continue;
      this.days.set(date, [...intervals.filter((interval) => busyKey(interval) !== key), ...next]);
      this.changed.add(date);
      this.hasFreed ||= before.length > 0;
    }
  }

  /**
   * Writes the dates that have changed since the last time, without holds that have expired. Where time has become free, the owner's
   * waiting list is due.
   *
   * @throws Refusal `slot-not-offered` when a date has no room for another interval
   */
  write(transaction: Transaction, { db, now }: { db: Firestore; now: number }): void {
    for (const date of this.changed) {
      const intervals = this.on(date).filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now);
      // A day that is over the limit already may still free time.
      const own = intervals.filter(({ kind }) => kind !== 'external');
      if (this.grown.has(date) && own.length > MAX_BUSY_DAY) throw new Refusal('slot-not-offered');
      const ref = dayRef(db, this.uid, date);
      const day: BusyDayDocument = {
        intervals,
        expiresAt: Timestamp.fromMillis(Date.parse(date) + KEPT_MS),
      };
      if (intervals.length > 0) transaction.set(ref, day);
      else transaction.delete(ref);
    }
    this.changed.clear();
    if (this.hasFreed) noteFreedTime(transaction, { db, now }, this.uid);
    this.hasFreed = false;
  }
}

/** Reads the intervals of every stored day of an owner from a date on, by date: one read for each. */
export async function readDaysFrom(
  db: Firestore,
  uid: string,
  from: LocalDate,
): Promise<Map<LocalDate, BusyInterval[]>> {
  const { docs } = await db
    .collection(`busyDays/${uid}/days`)
    .where(FieldPath.documentId(), '>=', from)
    .get();
  return new Map(docs.map((day) => [day.id, intervalsOf(day)]));
}

/**
 * Reads the taken time between two dates of an owner, outside a transaction: one read for each day that has some.
 *
 * @returns Intervals in any order; one that crosses midnight appears with each of its dates.
 */
export async function listBusyIntervals(
  db: Firestore,
  uid: string,
  { from, to }: { from: LocalDate; to: LocalDate },
): Promise<BusyInterval[]> {
  const { docs } = await db
    .collection(`busyDays/${uid}/days`)
    .where(FieldPath.documentId(), '>=', from)
    .where(FieldPath.documentId(), '<=', to)
    .get();
  return docs.flatMap(intervalsOf);
}

/**
 * Reads the taken time of an owner's dates. Inside a transaction these documents serialise bookings of the same day.
 */
export async function readBusyDays(
  reader: Reader,
  db: Firestore,
  { uid, zone }: { uid: string; zone: string },
  dates: readonly LocalDate[],
): Promise<BusyDays> {
  // In the same order for all transactions, so that they don't deadlock.
  const ordered = [...new Set(dates)].sort();
  const found =
    ordered.length > 0 ? await reader.getAll(...ordered.map((date) => dayRef(db, uid, date))) : [];
  const days = new Map(found.map((day) => [day.id, intervalsOf(day)]));
  return new BusyDays(uid, zone, days);
}
