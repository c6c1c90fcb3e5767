import { Timestamp, type Firestore } from 'firebase-admin/firestore';
import { statsDay, type UsageToday } from 'shared-lib/model';
import { z } from 'zod';
import { readField } from '../../stored/read-stored';

const dayCounts = z
  .object({ views: z.number(), bookings: z.number(), signUps: z.number() })
  .partial()
  .optional();

/** Counts what was used today (UTC): from the figures of the month, and mail by a count query. */
export async function readUsageToday(db: Firestore, now: number): Promise<UsageToday> {
  const { month, day } = statsDay(now);
  const midnight = Timestamp.fromMillis(Date.parse(`${month}-${day}`));
  const [stored, mails] = await Promise.all([
    db.doc(`stats/${month}`).get(),
    db.collection('outbox').where('createdAt', '>=', midnight).count().get(),
  ]);
  const { views = 0, bookings = 0, signUps = 0 } = readField(dayCounts, stored, `days.${day}`) ?? {};
  return { visits: views, bookings, signUps, mails: mails.data().count };
}
