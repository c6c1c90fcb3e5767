import type { DocumentReference, Firestore, Timestamp } from 'firebase-admin/firestore';
import {
  addDays,
  instantOf,
  localDateOf,
  type LocalDate,
  type ReminderSettings,
} from 'shared-lib/model/booking';

/** `users/{uid}/dayReminders/settings`: an owner's reminders of the next day's appointments. */
export interface DayReminders extends ReminderSettings {
  /** Time of the next notification; `null` while the owner wants none. */
  dueAt: Timestamp | null;
  /** Zone of the owner's device, for an owner without hours. */
  zone: string;
  /** Date of the last notification, in the owner's zone; empty before the first. */
  toldOn: LocalDate;
}

export const dayRemindersRef = (db: Firestore, uid: string): DocumentReference =>
  db.doc(`users/${uid}/dayReminders/settings`);

/** Returns the instant of an hour on a date by a zone's clocks. */
export const hourOn = (date: LocalDate, hour: number, zone: string): number =>
  instantOf(date, `${String(hour).padStart(2, '0')}:00`, zone);

/** Returns the next time at which an owner is notified: today where the hour is still to come and they weren't yet. */
export function nextNotification(
  now: number,
  { hour, zone, toldOn }: { hour: number; zone: string; toldOn: LocalDate },
): number {
  const today = localDateOf(now, zone);
  const due = hourOn(today, hour, zone);
  return due > now && toldOn < today ? due : hourOn(addDays(today, 1), hour, zone);
}
