import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { Timestamp, type DocumentReference, type Firestore } from 'firebase-admin/firestore';
import { PRODUCT_NAME } from 'shared-lib/config';
import { calendarFile, HOLDS_TIME } from 'shared-lib/model/booking';
import { DAY_MS, HOUR_MS } from 'shared-lib/time';
import { z } from 'zod';
import { accountStateRef } from '../../account-records/account-state';
import type { CallableHandler } from '../../callable';
import { countRequest, type Limit } from '../../limits/rate-limit';
import { readAll } from '../../stored/read-all';
import { readStored, timestamp } from '../../stored/read-stored';
import { parseBookings } from './booking-document';
import { ownersEvent } from './owners-event';
import type { BookingContext } from '../time/take-slot';

/** Span of the feed before and after now, in milliseconds, and most bookings in it. */
const PAST_MS = 30 * DAY_MS;
const AHEAD_MS = 180 * DAY_MS;
const MAX_BOOKINGS = 500;

/** Times that an owner may create another feed address. */
const CREATE_LIMIT: Limit = { most: 20, windowMs: HOUR_MS };

/**
 * `calendarFeeds/{uid}`: the hash of the secret in the feed's address. The address itself is shown once and stored
 * nowhere.
 */
const feedSchema = z.object({ secretHash: z.string(), createdAt: timestamp });

/** Refers to `calendarFeeds/{uid}`. */
export function calendarFeedRef(db: Firestore, uid: string): DocumentReference {
  return db.collection('calendarFeeds').doc(uid);
}

const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Creates the secret address of an owner's calendar feed, which replaces an earlier one. */
export const createCalendarFeed: CallableHandler<'createCalendarFeed'> = async ({ db, uid, now }) => {
  await countRequest(db, `calendar-feed:${uid}`, CREATE_LIMIT, now);
  const secret = randomBytes(32).toString('base64url');
  const feed: z.infer<typeof feedSchema> = {
    secretHash: hashOf(secret),
    createdAt: Timestamp.fromMillis(now),
  };
  await calendarFeedRef(db, uid).set(feed);
  return { path: `/b/feed/${uid}/${secret}.ics` };
};

/** Reports whether the owner has a feed address; not which, as it is stored nowhere. */
export const hasCalendarFeed: CallableHandler<'hasCalendarFeed'> = async ({ db, uid }) => ({
  exists: (await calendarFeedRef(db, uid).get()).exists,
});

/** Revokes the feed address: calendars that follow it get no bookings any more. */
export const revokeCalendarFeed: CallableHandler<'revokeCalendarFeed'> = async ({ db, uid }) => {
  await calendarFeedRef(db, uid).delete();
  return {};
};

/** Reports whether a secret opens an owner's feed: it is the present one, and the account isn't suspended. */
async function isOpenTo({ db }: BookingContext, uid: string, secret: string): Promise<boolean> {
  const [feed, state] = await readAll(db, calendarFeedRef(db, uid), accountStateRef(db, uid));
  const stored = readStored(feedSchema, feed)?.secretHash ?? hashOf('');
  const isRight = timingSafeEqual(Buffer.from(stored), Buffer.from(hashOf(secret)));
  return isRight && feed.exists && state.get('disabled') !== true;
}

/**
 * Returns the calendar file behind a secret address: the bookings of the last 30 days and the next 180 that hold time.
 * The same bookings give the same file.
 *
 * @returns `null` for an address that isn't valid.
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
    .limit(MAX_BOOKINGS)
    .get();
  const events = parseBookings(found.docs)
    .filter(({ status }) => HOLDS_TIME.has(status))
    .map(ownersEvent);
  return calendarFile({ method: 'PUBLISH', name: `Reservas · ${PRODUCT_NAME}` }, events);
}
