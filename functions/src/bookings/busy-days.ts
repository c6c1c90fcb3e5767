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
  BUSY_DAY_MAX,
  datesBetween,
  localDateOf,
  type BusyDay,
  type BusyInterval,
  type LocalDate,
  type TimeSpan,
} from 'shared-lib/domain/booking';
import { Refusal } from '../refusal';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How long a day is kept after it is over. */
const KEPT_MS = 60 * DAY_MS;

/** `busyDays/{uid}/days/{date}` as it is stored. */
type BusyDayDocument = BusyDay & { expiresAt: Timestamp };

/** Firestore itself, or a transaction. */
export interface Reader {
  getAll(...refs: DocumentReference[]): Promise<DocumentSnapshot[]>;
}

function dayRef(db: Firestore, uid: string, date: LocalDate): DocumentReference {
  return db.doc(`busyDays/${uid}/days/${date}`);
}

/** The owner's dates that a span touches. */
function datesOf({ start, end }: TimeSpan, zone: string): LocalDate[] {
  return datesBetween(localDateOf(start, zone), localDateOf(Math.max(start, end - 1), zone));
}

/**
 * The dates of a span, the one before and the one after: the slot function looks that far, and an interval that was stored
 * before the owner went to live in another zone is found there.
 */
export function datesAround({ start, end }: TimeSpan, zone: string): LocalDate[] {
  return datesBetween(addDays(localDateOf(start, zone), -1), addDays(localDateOf(end, zone), 1));
}

/** The taken time of some dates, to be looked at and changed. */
export class BusyDays {
  private readonly changed = new Set<LocalDate>();

  constructor(
    private readonly uid: string,
    private readonly zone: string,
    private readonly days: Map<LocalDate, BusyInterval[]>,
  ) {}

  /** All intervals; one over midnight appears with each of its dates. */
  get intervals(): BusyInterval[] {
    return [...this.days.values()].flat();
  }

  /** Puts an interval into each of its dates, all of which must have been read. */
  add(interval: BusyInterval): void {
    for (const date of datesOf(interval, this.zone)) {
      this.days.get(date)!.push(interval);
      this.changed.add(date);
    }
  }

  /** Takes an interval out of wherever it stands. */
  remove(id: string): void {
    for (const [date, intervals] of this.days) {
      if (!intervals.some((interval) => interval.id === id)) continue;
      this.days.set(
        date,
        intervals.filter((interval) => interval.id !== id),
      );
      this.changed.add(date);
    }
  }

  /**
   * Writes the changed dates, without the holds that have run out.
   *
   * @throws Refusal `slot-not-offered` when a date is full to the brim
   */
  write(transaction: Transaction, { db, now }: { db: Firestore; now: number }): void {
    for (const date of this.changed) {
      const intervals = this.days.get(date)!.filter(({ heldUntil }) => heldUntil === 0 || heldUntil > now);
      if (intervals.length > BUSY_DAY_MAX) throw new Refusal('slot-not-offered');
      const ref = dayRef(db, this.uid, date);
      const day: BusyDayDocument = {
        intervals,
        expiresAt: Timestamp.fromMillis(Date.parse(date) + KEPT_MS),
      };
      if (intervals.length > 0) transaction.set(ref, day);
      else transaction.delete(ref);
    }
  }
}

/**
 * Reads the taken time between two dates of an owner's, to be looked at only: one read for each day that has some.
 *
 * @returns Intervals in any order; one over midnight appears with each of its dates.
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
  return docs.flatMap((day) => (day.data() as BusyDayDocument).intervals);
}

/** Reads the taken time of an owner's dates. In a transaction this is what two bookings of one day wait for. */
export async function readBusyDays(
  reader: Reader,
  db: Firestore,
  { uid, zone }: { uid: string; zone: string },
  dates: readonly LocalDate[],
): Promise<BusyDays> {
  // In one order for all, so that nobody waits for somebody who waits for them.
  const ordered = [...new Set(dates)].sort();
  const found =
    ordered.length > 0 ? await reader.getAll(...ordered.map((date) => dayRef(db, uid, date))) : [];
  const days = new Map(
    ordered.map((date, index) => {
      const day = found[index]?.data() as BusyDayDocument | undefined;
      return [date, [...(day?.intervals ?? [])]];
    }),
  );
  return new BusyDays(uid, zone, days);
}
