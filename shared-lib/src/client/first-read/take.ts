import type { Card, User } from '../../model';
import { HOLDS_TIME, type Availability, type Booking } from '../../model/booking';
import { fromRestFields } from '../public-data/rest-values';
import { DAY_MS } from '../../platform/time';
import type { FirstParts } from './first-read';
import type { RestDocument } from './rest-documents';
import { toAvailability } from '../../model/availability/to-availability';
import { toBooking } from '../../model/booking/to-booking';
import { toCard } from '../../model/card/to-card';
import { toUser } from '../../model/account/to-user';
import { readEach } from '../data/read-documents';

/** Age from which a first read is too old to use, in milliseconds since it began: the listeners have reported in the meantime. */
const FRESH_MS = 20_000;

/** Hands over the prefetched data of an account once, while it is fresh; `undefined` when there is none. */
export async function take<Part extends keyof FirstParts>(
  part: Part,
  uid: string | undefined,
): Promise<FirstParts[Part] | undefined> {
  const read = globalThis.__firstRead;
  const answer: Promise<FirstParts[Part]> | undefined = read?.parts[part];
  if (!read || !answer) return undefined;
  // Only once: a second request wants fresh data.
  delete read.parts[part];
  if (Date.now() - read.startedAt > FRESH_MS || (await read.session)?.uid !== uid) return undefined;
  return answer;
}

/** Returns a document's fields as plain values. */
export const fieldsOf = ({ fields }: RestDocument) => fromRestFields(fields);
/** Returns a document's id. */
export const idOf = ({ name }: RestDocument) => name.slice(name.lastIndexOf('/') + 1);

/** Converts documents of REST, without those that can't be read. */
const readAll = <Value>(
  documents: readonly RestDocument[],
  read: (id: string, data: Record<string, unknown>) => Value,
): Value[] =>
  readEach(
    documents.map((found) => ({ found, ref: { path: found.name.split('/documents/')[1] ?? '' } })),
    ({ found }) => read(idOf(found), fieldsOf(found)),
  );

async function takeBookings(
  part: 'bookings' | 'tomorrow' | 'unanswered' | 'unpaid',
  uid: string,
): Promise<Booking[] | undefined> {
  const documents = await take(part, uid);
  return documents ? readAll(documents, toBooking) : undefined;
}

/** Hands over the record of an account, as the page's first script has read it. */
export async function takeFirstUser(uid: string): Promise<User | undefined> {
  const document = await take('user', uid);
  return document ? toUser(uid, fieldsOf(document)) : undefined;
}

/** Hands over the cards of an account, as the page's first script has read them. */
export async function takeFirstCards(uid: string): Promise<Card[] | undefined> {
  const documents = await take('cards', uid);
  return documents ? readAll(documents, toCard) : undefined;
}

/** Hands over the hours of an owner, `null` for none, as the page's first script has read them; `undefined` when it hasn't. */
export async function takeFirstAvailability(uid: string): Promise<Availability | null | undefined> {
  const document = await take('availability', uid);
  // No screen takes the bookings of an owner without hours.
  if (!document) {
    delete globalThis.__firstRead?.parts.bookings;
    delete globalThis.__firstRead?.parts.tomorrow;
  }
  // Hours that can't be read are reported by the listener.
  return document ? readAll([document], (_id, data) => toAvailability(data))[0] : document;
}

/**
 * Hands over the bookings that overlap a day, as the page's first script has read them.
 *
 * @param day - Today in the owner's zone, in milliseconds since the epoch.
 */
export async function takeFirstAgenda(
  uid: string,
  day: { from: number; to: number },
): Promise<Booking[] | undefined> {
  const read = globalThis.__firstRead;
  // A request for another day, or after midnight.
  if (!read || day.from > read.startedAt || day.to < read.startedAt || day.to - day.from > 1.1 * DAY_MS)
    return undefined;
  const bookings = await takeBookings('bookings', uid);
  return bookings?.filter(({ start, end }) => start < day.to && end > day.from);
}

/**
 * Hands over the confirmed bookings that begin on the day after the present one, as the page's first script has read
 * them.
 *
 * @param day - That day in the owner's zone, in milliseconds since the epoch.
 */
export async function takeFirstTomorrow(
  uid: string,
  day: { from: number; to: number },
): Promise<Booking[] | undefined> {
  const read = globalThis.__firstRead;
  const away = day.from - (read?.startedAt ?? 0);
  // A request for another day.
  if (away < 0 || away > 1.1 * DAY_MS || day.to - day.from > 1.1 * DAY_MS) return undefined;
  const bookings = await takeBookings('tomorrow', uid);
  return bookings?.filter(
    ({ status, start }) => status === 'confirmed' && start >= day.from && start < day.to,
  );
}

/** The bookings that wait for their owner's answer, as the page's first script has read them. */
export function takeFirstUnanswered(uid: string): Promise<Booking[] | undefined> {
  return takeBookings('unanswered', uid);
}

/** The bookings that are still to be paid, by their starts, without cancelled ones, as the page's first script has read them. */
export async function takeFirstUnpaid(uid: string): Promise<Booking[] | undefined> {
  const bookings = await takeBookings('unpaid', uid);
  return bookings
    ?.filter(({ status }) => HOLDS_TIME.has(status))
    .sort((one, other) => one.start - other.start);
}
