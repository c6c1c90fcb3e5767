import type { Request } from 'firebase-functions/v2/https';
import { logger } from 'firebase-functions/v2';
import {
  addDays,
  bookingPageQuery,
  daysFrom,
  visitorBookingInputs,
  type BookingRefusal,
  type NextSlot,
  type VisitorBookingInputs,
  type VisitorBookingOutputs,
} from 'shared-lib/domain/booking';
import { findSlugProblem } from 'shared-lib/domain';
import { redact } from 'shared-lib/logger';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { API_HEADERS } from '../../../build/csp';
import { firestore } from '../firebase';
import { isReadOnly } from '../flags/is-feature-on';
import { callerOf } from '../limits/client-address';
import { countRequest, type Limit } from '../limits/rate-limit';
import { TokenBuckets } from '../limits/token-buckets';
import { mailboxKeyOf } from '../mail/mailbox';
import { Refusal } from '../refusal';
import { visitorKey } from '../visits/visitor-key';
import { bookSlot } from './book-slot';
import { updateOffersAt } from './bookable-cards';
import { readBookingPage } from './booking-page';
import { handleCalendarFeed, isCalendarFeed } from './calendar-feed-http';
import { eraseBooking } from './erase-booking';
import { exportBooking } from './export-booking';
import { holdSlot, releaseHold } from './hold-slot';
import { NEXT_SLOT_KEPT_SECONDS, nextSlots, readNextSlot } from './next-slot';
import { ownTimeOf } from './own-time';
import { createProofChallenge, readProof } from './proof-of-work';
import type { BookingContext } from './take-slot';
import { cancelBooking, rescheduleBooking, showBooking } from './visitor-changes';

type Response = NonNullable<Request['res']>;

/** Names of the requests that a visitor's page makes. */
type Name = keyof typeof visitorBookingInputs;

/** Longest body that is read, in bytes. */
const BODY_MAX_BYTES = 16 * 1024;

/** Most dates that one page may ask for. */
const PAGE_DAYS_MAX = 45;

/** Requests of each name that one network may make: enough for several people behind it, too few for a flood. */
const LIMITS: Readonly<Record<Name, Limit>> = {
  hold: { most: 60, windowMs: 10 * MINUTE_MS },
  release: { most: 60, windowMs: 10 * MINUTE_MS },
  book: { most: 20, windowMs: HOUR_MS },
  booking: { most: 60, windowMs: 10 * MINUTE_MS },
  cancel: { most: 20, windowMs: HOUR_MS },
  reschedule: { most: 30, windowMs: HOUR_MS },
  export: { most: 20, windowMs: HOUR_MS },
  erase: { most: 20, windowMs: HOUR_MS },
};

/** Requests that change nothing, and are answered while the product is read-only. */
const READS: ReadonlySet<Name> = new Set(['booking', 'export']);

/**
 * Views that one network may ask of this instance, whatever the flag `rate_limiting` says. Counting them in the
 * database would cost more than answering; the limit stops endless requests, but nobody who pages through months.
 */
const looks = new TokenBuckets({ most: 300, windowMs: MINUTE_MS });

/** Bookings that may be made with one e-mail address, from any network. */
const EMAIL_LIMIT: Limit = { most: 10, windowMs: HOUR_MS };

const STATUS: Readonly<Record<BookingRefusal, number>> = {
  'slot-taken': 409,
  'slot-not-offered': 409,
  'service-gone': 410,
  'service-changed': 409,
  'booking-not-found': 404,
  'booking-state': 409,
  'booking-changed': 409,
  'change-too-late': 409,
  'bad-link': 403,
  'too-many-requests': 429,
  'proof-needed': 403,
  'invalid-input': 422,
  'read-only': 503,
};

/** Refusals that show that a page's offer may be outdated. */
const NOT_AS_SHOWN: ReadonlySet<string> = new Set<BookingRefusal>([
  'service-gone',
  'service-changed',
  'slot-not-offered',
]);

interface Asked extends BookingContext {
  slug: string;
}

/** A request that sends data. */
interface Sent extends Asked {
  /** Hash of the network that it comes from. */
  visitor: string;
}

/**
 * Books for a client that has solved a challenge and left the hidden field empty. A bot that fills in every field gets
 * the answer of somebody who asks too often, which tells it nothing.
 */
async function book(
  context: Asked,
  input: VisitorBookingInputs['book'],
): Promise<VisitorBookingOutputs['book']> {
  const { db, now, slug } = context;
  if (input.website !== '') throw new Refusal('too-many-requests');
  const proof = await readProof(input.proof, now);
  if (!proof) throw new Refusal('proof-needed');
  await countRequest(db, `book-as:${mailboxKeyOf(input.customer.email)}`, EMAIL_LIMIT, now);
  return bookSlot(context, slug, input, proof);
}

const HANDLERS: {
  [N in Name]: (context: Sent, input: VisitorBookingInputs[N]) => Promise<VisitorBookingOutputs[N]>;
} = {
  hold: (context, input) => holdSlot(context, context.slug, input),
  release: releaseHold,
  book,
  booking: showBooking,
  cancel: cancelBooking,
  reschedule: rescheduleBooking,
  export: exportBooking,
  erase: eraseBooking,
};

const isName = (name: string): name is Name => Object.hasOwn(HANDLERS, name);

async function post<N extends Name>(
  request: Request,
  context: Asked,
  name: N,
): Promise<VisitorBookingOutputs[N]> {
  const isBody = request.is('application/json') && (request.rawBody?.length ?? 0) <= BODY_MAX_BYTES;
  if (!isBody) throw new Refusal('invalid-input', { fields: [] });
  const input = visitorBookingInputs[name].safeParse(request.body);
  if (!input.success) {
    const fields = new Set(input.error.issues.map(({ path }) => path.join('.')));
    throw new Refusal('invalid-input', { fields: [...fields] });
  }
  const { db, now } = context;
  const visitor = await visitorKey(db, now, callerOf(request).network);
  await countRequest(db, `booking-${name}:${visitor}`, LIMITS[name], now);
  if (!READS.has(name) && (await isReadOnly(db))) throw new Refusal('read-only');
  try {
    return await HANDLERS[name]({ ...context, visitor }, input.data as VisitorBookingInputs[N]);
  } catch (error) {
    // The page looks again, and is not to find the same.
    if (error instanceof Refusal && NOT_AS_SHOWN.has(error.reason))
      await updateOffersAt(db, context.slug, now);
    throw error;
  }
}

/** Reports whether two dates exist, are in order and not too far apart. */
function isShortRange({ from, to }: { from: string; to: string }): boolean {
  const days = daysFrom(from, to);
  return addDays(from, 0) === from && addDays(to, 0) === to && days >= 0 && days < PAGE_DAYS_MAX;
}

/** Refuses a client that asks for pages too often. */
function countLook(request: Request, now: number): void {
  if (!looks.take(callerOf(request).network, now)) throw new Refusal('too-many-requests');
}

async function get(request: Request, context: Asked): Promise<unknown> {
  const range = bookingPageQuery.safeParse(request.query);
  if (!range.success || !isShortRange(range.data))
    throw new Refusal('invalid-input', { fields: ['from', 'to'] });
  return readBookingPage(context, context.slug, range.data, ownTimeOf(request));
}

/** Returns a card's next free start, computed at most once a minute however many ask. */
function askNextSlot(context: BookingContext, slug: string): Promise<NextSlot> {
  if (findSlugProblem(slug)) throw new Refusal('service-gone');
  return nextSlots.ask(slug, context.now, () => readNextSlot(context, slug));
}

/** Finds the handler of a request's path, with the one method that it accepts; `null` for an unknown path. */
function routeOf(
  request: Request,
  context: BookingContext,
): { method: 'GET' | 'POST'; run: () => Promise<unknown>; keptSeconds?: number } | null {
  const [, slug, name] = /^\/b\/([^/]+)(?:\/([^/]+))?$/.exec(request.path) ?? [];
  if (slug === undefined) return null;
  const asked = { ...context, slug };
  if (name === 'next')
    return { method: 'GET', run: () => askNextSlot(context, slug), keptSeconds: NEXT_SLOT_KEPT_SECONDS };
  if (name !== undefined)
    return isName(name) ? { method: 'POST', run: () => post(request, asked, name) } : null;
  if (slug === 'challenge') return { method: 'GET', run: () => createProofChallenge(context.now) };
  return { method: 'GET', run: () => get(request, asked) };
}

/**
 * Answers `GET /b/{slug}`, `GET /b/{slug}/next`, `POST /b/{slug}/{name}` and `GET /b/challenge`, of the cards' site and
 * of the shell: all requests of visitors' pages about bookings. A GET changes nothing. Calendars request `GET
 * /b/feed/…`.
 */
export async function handleBooking(
  request: Request,
  response: Response,
  now: number = Date.now(),
): Promise<void> {
  response.set(API_HEADERS);
  if (isCalendarFeed(request)) return handleCalendarFeed(request, response, now);
  const route = routeOf(request, { db: firestore(), now });
  if (!route) {
    response.status(404).json({ reason: 'booking-not-found' });
    return;
  }
  if (request.method !== route.method) {
    response.set('Allow', route.method).status(405).end();
    return;
  }
  try {
    if (route.method === 'GET') countLook(request, now);
    const answer = await route.run();
    if (route.keptSeconds) response.set('Cache-Control', `public, max-age=${route.keptSeconds}`);
    response.status(200).json(answer);
  } catch (error) {
    if (error instanceof Refusal && Object.hasOwn(STATUS, error.reason)) {
      const status = STATUS[error.reason as BookingRefusal];
      response.status(status).json({ reason: error.reason, ...error.details });
      return;
    }
    logger.error('booking failed', redact({ error }));
    response.status(500).json({ reason: 'internal' });
  }
}
