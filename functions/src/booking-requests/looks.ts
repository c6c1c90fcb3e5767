import { CARD_LANGUAGES, findSlugProblem, languageIn } from 'shared-lib/model';
import { addDays, bookingPageQuery, daysFrom, zoneCity } from 'shared-lib/model/booking';
import { MINUTE_MS } from 'shared-lib/time';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';
import { callerOf } from '../limits/client-address';
import { NetworkBuckets } from '../limits/network-buckets';
import { Refusal } from '../refusal';
import { readBookingPage } from '../bookings/offer/booking-page';
import { NEXT_SLOT_CACHE_SECONDS, nextSlots, readNextSlot } from '../bookings/offer/next-slot';
import { ownTimeOf } from '../bookings/time/own-time';
import { createProofChallenge } from '../bookings/book/proof-of-work';
import type { JsonRoute } from './answer';
import type { RequestContext } from './request';

/** Most dates that one page may request. */
const MAX_PAGE_DAYS = 45;

/**
 * Limit of views that one network may request of this instance, whatever the flag `rate_limiting` says. Counting them in the database would
 * cost more than answering; the limit stops endless requests, but nobody who pages through months.
 */
const looks = new NetworkBuckets({ most: 300, windowMs: MINUTE_MS });

/** Makes a route of a request that changes nothing, refused for a client that sends too many. */
const look = (run: JsonRoute['run'], maxAge?: number): JsonRoute => ({
  method: 'GET',
  run: async (context) => {
    if (!looks.take(callerOf(context.request), context.now)) throw new Refusal('too-many-requests');
    return run(context);
  },
  ...(maxAge !== undefined && { maxAge }),
});

/** Reports whether two dates exist, are in order and not too far apart. */
function isShortRange({ from, to }: { from: string; to: string }): boolean {
  const days = daysFrom(from, to);
  return addDays(from, 0) === from && addDays(to, 0) === to && days >= 0 && days < MAX_PAGE_DAYS;
}

const slugOf = ({ params }: RequestContext): string => params['slug'] ?? '';

/** Answers a card's services, hours and taken time. */
export const bookingPage = look(async (context) => {
  const range = bookingPageQuery.safeParse(context.request.query);
  if (!range.success || !isShortRange(range.data))
    throw new Refusal('invalid-input', { fields: ['from', 'to'] });
  return readBookingPage(context, slugOf(context), range.data, ownTimeOf(context.request));
});

/** Answers a card's next free start, with the city in the requested language; computed at most once a minute however many requests come. */
export const nextSlot = look(async (context) => {
  const slug = slugOf(context);
  if (findSlugProblem(slug)) throw new Refusal('service-gone');
  const next = await nextSlots.ask(slug, context.now, () => readNextSlot(context, slug));
  const { zones } = VISITOR_WORDS[languageIn(context.request.originalUrl, CARD_LANGUAGES)];
  return { ...next, city: zoneCity(next.zone, zones) };
}, NEXT_SLOT_CACHE_SECONDS);

/** Answers a challenge to solve before booking. */
export const challenge = look(({ now }) => createProofChallenge(now));
