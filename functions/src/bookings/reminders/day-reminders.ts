import type { DocumentReference, DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import { addDays, instantOf, localDateOf, type LocalDate } from 'shared-lib/model/booking';
import { z } from 'zod';
import { readStored, timestamp } from '../../stored/read-stored';

/** `users/{uid}/dayReminders/settings`: an owner's reminders of the next day's appointments. */
const dayRemindersSchema = z.object({
  text: z.string(),
  hour: z.number().nullable(),
  /** Time of the next notification; `null` while the owner wants none. */
  dueAt: timestamp.nullable(),
  /** Zone of the owner's device, for an owner without hours. */
  zone: z.string(),
  /** Date of the last notification, in the owner's zone; empty before the first. */
  toldOn: z.string(),
});

export type DayReminders = z.infer<typeof dayRemindersSchema>;

/** Reads an owner's reminders; undefined for an owner who hasn't chosen any. */
export const readDayReminders = (snapshot: DocumentSnapshot): DayReminders | undefined =>
  readStored(dayRemindersSchema, snapshot);

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
