import { Timestamp } from 'firebase-admin/firestore';
import type { CallableHandler } from '../../callable';
import { zoneOfOwner } from '../book/book-by-hand';
import { cleanText } from '../book/clean-text';
import { dayRemindersRef, nextNotification, readDayReminders, type DayReminders } from './day-reminders';

/** Stores an owner's reminder settings, and plans their next notification: never a second one on a day. */
export const setReminderSettings: CallableHandler<'setReminderSettings'> = async (
  { db, uid, now },
  { text, hour, zone: deviceZone },
) =>
  db.runTransaction(async (transaction) => {
    const ref = dayRemindersRef(db, uid);
    const stored = readDayReminders(await transaction.get(ref));
    const zone = await zoneOfOwner(transaction, db, uid, deviceZone);
    const toldOn = stored?.toldOn ?? '';
    const dueAt = hour === null ? null : Timestamp.fromMillis(nextNotification(now, { hour, zone, toldOn }));
    const next: DayReminders = { text: cleanText(text), hour, zone, toldOn, dueAt };
    transaction.set(ref, next);
    return { text: next.text, hour };
  });
