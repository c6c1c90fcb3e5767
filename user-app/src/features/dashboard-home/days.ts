import { addDays, dateSpan, localDateOf } from 'shared-lib/model/booking';

/** Returns a day counted from the present one in a zone, from its start to the next day's. */
function dayIn(zone: string, now: number, daysAhead: number): { from: number; to: number } {
  const { start: from, end: to } = dateSpan(addDays(localDateOf(now, zone), daysAhead), zone);
  return { from, to };
}

/** Returns today in a zone, from its start to tomorrow's. */
export const todayIn = (zone: string, now: number) => dayIn(zone, now, 0);

/** Returns tomorrow in a zone, from its start to that of the day after it. */
export const tomorrowIn = (zone: string, now: number) => dayIn(zone, now, 1);
