import { Timestamp, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { addDays, dateSpan, isToRemind, isZone, localDateOf, type LocalDate } from 'shared-lib/model/booking';
import { accountStateRef } from '../account-records/account-state';
import { parseBookings } from '../bookings/record/booking-document';
import {
  dayRemindersRef,
  hourOn,
  nextNotification,
  readDayReminders,
} from '../bookings/reminders/day-reminders';
import { readBookingSettings } from '../bookings/offer/read-hours';
import { notify } from '../notifications/notify';
import { parentOf } from '../stored/parent-of';
import type { Job, JobContext } from '../scheduling/job';
import { tryPages } from '../scheduling/try-each';

/** Most owners that one call processes, in pages. */
const PAGE = { size: 50, pages: 10 };

/** Most bookings of a day that are counted; no day has more. */
const MAX_BOOKINGS = 300;

/** Counts the confirmed bookings of a date whose visitors have a phone, and weren't reminded yet. */
async function countToRemind(db: Firestore, uid: string, date: LocalDate, zone: string): Promise<number> {
  const { start, end } = dateSpan(date, zone);
  const { docs } = await db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('status', '==', 'confirmed')
    .where('start', '>=', Timestamp.fromMillis(start))
    .where('start', '<', Timestamp.fromMillis(end))
    .limit(MAX_BOOKINGS)
    .get();
  return parseBookings(docs).filter(isToRemind).length;
}

/** Notifies one owner whose hour has come, and plans the next day's notification. */
async function announce(context: JobContext, found: QueryDocumentSnapshot): Promise<number> {
  const { db, now } = context;
  const uid = parentOf(found.ref).id;
  const [settings, state] = await Promise.all([
    readBookingSettings(db, db, uid),
    accountStateRef(db, uid).get(),
  ]);
  const deviceZone = String(found.get('zone'));
  const zone = settings.zone ?? (isZone(deviceZone) ? deviceZone : 'UTC');
  const today = localDateOf(now, zone);
  const tomorrow = addDays(today, 1);
  const count = state.get('disabled') === true ? 0 : await countToRemind(db, uid, tomorrow, zone);
  return db.runTransaction(async (transaction) => {
    const ref = dayRemindersRef(db, uid);
    const stored = readDayReminders(await transaction.get(ref));
    if (!stored?.dueAt || stored.hour === null || stored.dueAt.toMillis() > now) return 0;
    const { hour } = stored;
    // After a change of zone, or past midnight after a standstill, the hour of today is still to come.
    const isTime = hourOn(today, hour, zone) <= now && stored.toldOn < today;
    const toldOn = isTime ? today : stored.toldOn;
    transaction.update(ref, {
      toldOn,
      dueAt: Timestamp.fromMillis(nextNotification(now, { hour, zone, toldOn })),
    });
    if (isTime && count > 0)
      notify(transaction, context, uid, { kind: 'reminders-due', date: tomorrow, count: String(count) });
    return 1;
  });
}

/** Notifies owners, at the hour that they chose and once a day, of the next day's appointments that they may remind of. */
export const announceReminders: Job = (context) => {
  const due = context.db
    .collectionGroup('dayReminders')
    .where('dueAt', '<=', Timestamp.fromMillis(context.now))
    .orderBy('dueAt');
  return tryPages(context, due, PAGE, (found) => announce(context, found));
};
