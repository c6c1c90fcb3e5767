import {
  addDays,
  datesBetween,
  localDateOf,
  startsByDate,
  takenTimeOf,
  zoneCity,
  type LocalDate,
  type NextSlot,
} from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { AnswerCache } from '../../limits/answer-cache';
import { readShownOfferOrThrow, type BookingOffer } from './booking-offer';
import { listBusyIntervals } from '../time/busy-days';
import type { BookingContext } from '../time/take-slot';

/** Seconds for which the next free start of a card is cached for everybody. */
export const NEXT_SLOT_CACHE_SECONDS = 60;

/** Next free starts that this instance has found, by card. */
export const nextSlots = new AnswerCache<NextSlot>(NEXT_SLOT_CACHE_SECONDS * 1000);

/** Days that are searched together: most owners have something free in the first ten. */
const STEP_DAYS = 10;

/** Days ahead beyond which no free start is looked for. */
const LOOK_AHEAD_DAYS = 60;

/** Most pairs of a service and a day that are searched: for an owner with two hundred services two weeks. */
const MAX_LOOKS = 3000;

const earlier = (one: LocalDate, other: LocalDate) => (one < other ? one : other);

/** Returns the first date that the notice allows, and the date at which the search ends. */
function datesToCheck(
  { availability, services }: Pick<BookingOffer, 'availability' | 'services'>,
  now: number,
): { first: LocalDate; end: LocalDate } {
  const { zone, noticeMinutes, windowDays } = availability;
  const shortest = Math.min(...services.map((service) => service.noticeMinutes));
  const first = localDateOf(now + Math.max(noticeMinutes, shortest) * MINUTE_MS, zone);
  const days = Math.min(LOOK_AHEAD_DAYS, Math.floor(MAX_LOOKS / services.length));
  return { first, end: earlier(addDays(first, days), addDays(localDateOf(now, zone), windowDays)) };
}

/**
 * Finds the first start of any service that visitors can book through a card. Changes nothing.
 *
 * @throws Refusal `service-gone`
 */
export async function readNextSlot({ db, now }: BookingContext, slug: string): Promise<NextSlot> {
  const { uid, ...offer } = await readShownOfferOrThrow(db, slug);
  const { first, end } = datesToCheck(offer, now);
  const { zone } = offer.availability;
  for (let from = first; from < end; from = addDays(from, STEP_DAYS)) {
    const to = addDays(earlier(addDays(from, STEP_DAYS), end), -1);
    const intervals = await listBusyIntervals(db, uid, { from: addDays(from, -1), to: addDays(to, 1) });
    const taken = takenTimeOf({ intervals, now }, offer);
    const { availability } = offer;
    const services = offer.services.map((service) => ({
      placeKind: service.placeKind,
      startsOn: startsByDate({ service, availability, taken, now }),
    }));
    for (const date of datesBetween(from, to)) {
      const starts = services.flatMap(({ placeKind, startsOn }) => {
        const [start] = startsOn(date);
        return start === undefined ? [] : [{ start, placeKind }];
      });
      const [next] = starts.sort((one, other) => one.start - other.start);
      if (next) return { ...next, zone, city: zoneCity(zone), end };
    }
  }
  return { start: null, placeKind: 'in-person', zone, city: zoneCity(zone), end };
}
