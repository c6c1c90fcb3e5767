import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { createEvents, type EventAttributes } from 'ics';
import { PRODUCT_NAME, resolveEndpoints } from 'shared-lib/config';
import { HOLDS_TIME, type Booking } from 'shared-lib/domain/booking';
import { accountStateRef } from '../accounts/account-state';
import type { CallableHandler } from '../callable';
import { countRequest, type Limit } from '../limits/rate-limit';
import { CALENDAR_STATUS, clean, mend } from '../mail/calendar-file';
import { parseBooking } from './booking-document';
import type { BookingContext } from './take-slot';

const DAY_MS = 24 * 60 * 60 * 1000;

/** How far back and ahead a calendar sees, and how many bookings at most. */
const PAST_MS = 30 * DAY_MS;
const AHEAD_MS = 180 * DAY_MS;
const BOOKINGS_MAX = 500;

/** How often an owner may ask for another address. */
const CREATE_LIMIT: Limit = { most: 20, windowMs: 60 * 60 * 1000 };

/** `calendarFeeds/{uid}`: what opens an owner's calendar, as a hash. The address itself is told once and kept by nobody. */
interface CalendarFeedDocument {
  secretHash: string;
  createdAt: Timestamp;
}

/** Where an owner's calendar address is remembered. */
export function calendarFeedRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('calendarFeeds').doc(uid);
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Makes the secret address of an owner's calendar. One that was there before stops working. */
export const createCalendarFeed: CallableHandler<'createCalendarFeed'> = async ({ db, uid, now }) => {
  await countRequest(db, `calendar-feed:${uid}`, CREATE_LIMIT, now);
  const secret = randomBytes(32).toString('base64url');
  const feed: CalendarFeedDocument = { secretHash: hashOf(secret), createdAt: Timestamp.fromMillis(now) };
  await calendarFeedRef(db, uid).set(feed);
  return { path: `/b/feed/${uid}/${secret}.ics` };
};

/** Takes the address back: whoever has it sees nothing any more. */
export const revokeCalendarFeed: CallableHandler<'revokeCalendarFeed'> = async ({ db, uid }) => {
  await calendarFeedRef(db, uid).delete();
  return {};
};

/** Whether a secret opens an owner's calendar: theirs, taken back by nobody, of an account that isn't suspended. */
async function isOpenTo({ db }: BookingContext, uid: string, secret: string): Promise<boolean> {
  const [feed, state] = await db.getAll(calendarFeedRef(db, uid), accountStateRef(db, uid));
  const stored = (feed!.data() as CalendarFeedDocument | undefined)?.secretHash ?? hashOf('');
  const isRight = timingSafeEqual(Buffer.from(stored), Buffer.from(hashOf(secret)));
  return isRight && feed!.exists && state!.get('disabled') !== true;
}

/** A booking as its owner's calendar shows it. How to reach who booked stays with us: calendars are shared. */
function toEvent(booking: Booking): EventAttributes & { timestamp: number } {
  const { service, customer } = booking;
  const origin = process.env['SHELL_ORIGIN'] ?? resolveEndpoints(undefined).origins.shell;
  const status = CALENDAR_STATUS[booking.status];
  return {
    uid: booking.icsUid,
    sequence: booking.sequence,
    timestamp: booking.updatedAt,
    start: booking.start,
    end: booking.end,
    status,
    busyStatus: status === 'CONFIRMED' ? 'BUSY' : 'TENTATIVE',
    title: clean(`${service.name} · ${customer.name}`),
    ...(service.place.detail !== '' && { location: clean(service.place.detail) }),
    url: `${origin.replace(/\/$/, '')}/dashboard/bookings?reserva=${booking.id}`,
  };
}

/**
 * The calendar behind a secret address: the bookings of the last 30 days and the next 180 that hold time. The same bookings
 * give the same file.
 *
 * @returns `null` for an address that opens nothing.
 */
export async function readCalendarFeed(
  context: BookingContext,
  uid: string,
  secret: string,
): Promise<string | null> {
  if (!(await isOpenTo(context, uid, secret))) return null;
  const { db, now } = context;
  const found = await db
    .collection('bookings')
    .where('userId', '==', uid)
    .where('start', '>=', Timestamp.fromMillis(now - PAST_MS))
    .where('start', '<', Timestamp.fromMillis(now + AHEAD_MS))
    .orderBy('start')
    .limit(BOOKINGS_MAX)
    .get();
  const events = found.docs
    .map(parseBooking)
    .filter(({ status }) => HOLDS_TIME.has(status))
    .map(toEvent);
  const header = {
    productId: `-//${PRODUCT_NAME}//Reservas//ES`,
    method: 'PUBLISH',
    calName: `Reservas · ${PRODUCT_NAME}`,
  };
  if (events.length === 0) return emptyCalendar(header);
  const { error, value } = createEvents(events, header);
  if (error || typeof value !== 'string') throw error ?? new Error(`No calendar of ${uid}`);
  return mend(value);
}

/** A calendar without events, which the library doesn't write. */
const emptyCalendar = ({ productId, method, calName }: Record<'productId' | 'method' | 'calName', string>) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${productId}`,
    `METHOD:${method}`,
    `X-WR-CALNAME:${calName}`,
    'END:VCALENDAR',
    '',
  ].join('\r\n');
