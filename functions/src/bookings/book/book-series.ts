import {
  isTimeFree,
  localDateOf,
  ownersStarts,
  reservedSpan,
  seriesStarts,
  type SeriesDate,
} from 'shared-lib/model/booking';
import type { CallableHandler } from '../../callable';
import { Refusal } from '../../refusal';
import { makeByHand, ownVisitOrThrow, zoneOfOwner } from './book-by-hand';
import { datesAround, readBusyDays } from '../time/busy-days';
import { derivedId } from './derived-id';
import { readHours } from '../offer/read-hours';
import { intervalOf } from '../time/take-slot';

/** Returns the id of a booking of a series: the same for each attempt of this owner, and nobody else's. */
const idOf = (uid: string, seriesId: string, place: number): string =>
  derivedId(uid, 'series', seriesId, place);

/**
 * Says of each date of a series whether it is free, and else which start of that date is nearest. Changes nothing.
 *
 * @throws Refusal `service-gone`, `not-together`, or `in-past`
 */
export const checkSeries: CallableHandler<'checkSeries'> = async ({ db, uid, now }, input) => {
  const { start: first, zone: deviceZone, ...rule } = input;
  const service = await ownVisitOrThrow(db, db, uid, input);
  if (first <= now) throw new Refusal('in-past');
  const zone = await zoneOfOwner(db, db, uid, deviceZone);
  const starts = seriesStarts(first, rule, zone);
  const dates = starts.flatMap((start) => datesAround(reservedSpan(service, start), zone));
  const [availability, days] = await Promise.all([
    readHours(db, db, uid),
    readBusyDays(db, db, { uid, zone }, dates),
  ]);
  const nearestTo = (start: number): number | null => {
    if (!availability) return null;
    const { intervals } = days;
    const free = ownersStarts({ service, availability, intervals, date: localDateOf(start, zone), now });
    const [nearest = null] = free.sort((a, b) => Math.abs(a - start) - Math.abs(b - start));
    return nearest;
  };
  return {
    dates: starts.map((start, place): SeriesDate => {
      const isFree = isTimeFree({ ...reservedSpan(service, start), intervals: days.intervals, now });
      const nearest = isFree ? null : nearestTo(start);
      const taken = isFree ? start : nearest;
      // Later dates of the series may not overlap this one either.
      if (taken !== null)
        days.add(intervalOf({ kind: 'booking', id: idOf(uid, '', place) }, service, taken, zone));
      return { start, isFree, nearest };
    }),
  };
};

/**
 * Books a series for a customer on behalf of the owner, as {@link makeByHand}: all starts, or none. Each is a booking of its own, with its
 * own id in calendars.
 *
 * @throws Refusal `slot-taken` when one start is taken, `in-past`, or as `bookByHand`
 */
export const bookSeries: CallableHandler<'bookSeries'> = async (context, { seriesId, starts, ...input }) => {
  const inOrder = [...starts].sort((a, b) => a - b);
  const appointments = inOrder.map((start, place) => ({
    bookingId: idOf(context.uid, seriesId, place),
    start,
  }));
  await makeByHand(context, { ...input, overlap: false }, appointments, seriesId);
  return { bookingIds: appointments.map(({ bookingId }) => bookingId) };
};
