import type { Firestore } from 'firebase-admin/firestore';
import { busyKey, type BusyInterval, type LocalDate } from 'shared-lib/model/booking';
import { isSameTime, readBusyDays, readDaysFrom } from '../bookings/time/busy-days';
import { bookingTransaction } from '../bookings/time/take-slot';
import { sourcesOf } from './source-document';

/** Dates that one transaction changes, so that bookings of other days don't wait. */
const DATES_AT_ONCE = 20;

/**
 * Puts the times of an owner's calendar in place of those that it took from a date on. Only days that differ are written, together with
 * their bookings in the transactions that make them.
 *
 * @param reading - Id of the reading; `null` for a calendar that was removed.
 * @returns False when another reading, or the end of the calendar, came first.
 */
export async function storeTimes(
  { db, now }: { db: Firestore; now: number },
  { uid, sourceId, zone, reading }: { uid: string; sourceId: string; zone: string; reading: string | null },
  from: LocalDate,
  byDate: ReadonlyMap<LocalDate, readonly BusyInterval[]>,
): Promise<boolean> {
  const key = busyKey({ kind: 'external', id: sourceId });
  const stored = await readDaysFrom(db, uid, from);
  const differing = [...new Set([...stored.keys(), ...byDate.keys()])].sort().filter((date) => {
    const before = (stored.get(date) ?? []).filter((interval) => busyKey(interval) === key);
    return !isSameTime(before, byDate.get(date) ?? []);
  });
  const source = sourcesOf(db, uid).doc(sourceId);
  for (let next = 0; next < differing.length; next += DATES_AT_ONCE) {
    const dates = differing.slice(next, next + DATES_AT_ONCE);
    const isLatest = await bookingTransaction(db, async (transaction) => {
      const current = await transaction.get(source);
      if ((current.exists ? current.get('reading') : null) !== reading) return false;
      const days = await readBusyDays(transaction, db, { uid, zone }, dates);
      days.replace('external', sourceId, byDate);
      days.write(transaction, { db, now });
      return true;
    });
    if (!isLatest) return false;
  }
  return true;
}
