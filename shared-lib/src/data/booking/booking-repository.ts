import {
  collection,
  doc,
  documentId,
  getDocs,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  startAfter,
  Timestamp,
  updateDoc,
  where,
  type DocumentData,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import {
  isFoundBy,
  searchedKey,
  type Booking,
  type BookingStatus,
  type BusyInterval,
  type LocalDate,
} from '../../domain/booking';
import { fromFirebase } from '../../errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toMillis } from '../template-document';
import { followPages } from './follow-pages';

/** Which bookings of an owner a list is of; times are milliseconds since the epoch. */
export interface BookingFilter {
  /** First start, included. */
  from?: number;
  /** Last start, excluded. */
  to?: number;
  status?: BookingStatus;
  serviceId?: string;
}

/** Bookings in the order of their starts. */
export interface BookingList {
  bookings: Booking[];
  /** Whether there are others after the last one. */
  hasMore: boolean;
}

/** A page of a list that is read once. */
export interface BookingPageRead {
  bookings: Booking[];
  /** After whom the next page begins; `null` when that was the last. */
  next: BookingCursor | null;
}

/** Where a page ended. */
export type BookingCursor = QueryDocumentSnapshot;

/** How many bookings a page holds: what one list of the rules gives. */
export const BOOKINGS_PER_PAGE = 100;

const DAY_MS = 24 * 60 * 60 * 1000;

const bookings = () => collection(firebaseFirestore(), 'bookings');

/** A booking as its document holds it, without what only functions need. */
export function toBooking(id: string, data: DocumentData): Booking {
  const { customerId: _, requestKey: __, searchKeys: ___, ...stored } = data;
  const { paidAt } = data['payment'] as { paidAt: unknown };
  return {
    ...(stored as Booking),
    id,
    start: toMillis(data['start']),
    end: toMillis(data['end']),
    createdAt: toMillis(data['createdAt']),
    updatedAt: toMillis(data['updatedAt']),
    payment: { ...(stored as Booking).payment, paidAt: paidAt === null ? null : toMillis(paidAt) },
  };
}

const toBookings = (docs: readonly QueryDocumentSnapshot[]) =>
  docs.map((found) => toBooking(found.id, found.data()));

function filterOf(uid: string, { from, to, status, serviceId }: BookingFilter): QueryConstraint[] {
  return [
    where('userId', '==', uid),
    ...(status ? [where('status', '==', status)] : []),
    ...(serviceId ? [where('service.id', '==', serviceId)] : []),
    ...(from === undefined ? [] : [where('start', '>=', Timestamp.fromMillis(from))]),
    ...(to === undefined ? [] : [where('start', '<', Timestamp.fromMillis(to))]),
  ];
}

/** An id for a booking that is about to be made, so that asking twice makes one. */
export function newBookingId(): string {
  return doc(bookings()).id;
}

/**
 * Follows an owner's bookings by their starts, page by page behind one another: what is read is what is asked for.
 *
 * @param most - How many at most.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToBookings(
  uid: string,
  filter: BookingFilter,
  most: number,
  onChange: (list: BookingList) => void,
  onError: (error: Error) => void,
): () => void {
  return followPages(
    { from: bookings(), where: filterOf(uid, filter), orderedBy: 'start' },
    { most, pageSize: BOOKINGS_PER_PAGE },
    ({ docs, hasMore }) => onChange({ bookings: toBookings(docs), hasMore }),
    onError,
  );
}

/**
 * Follows all bookings that touch a stretch of time: those that start in it, and those of the day before that last into it. An
 * appointment is never longer than a day.
 *
 * @param onError - Called once; nothing follows.
 */
export function subscribeToAgenda(
  uid: string,
  { from, to }: { from: number; to: number },
  onChange: (list: BookingList) => void,
  onError: (error: Error) => void,
): () => void {
  return subscribeToBookings(
    uid,
    { from: from - DAY_MS, to },
    20 * BOOKINGS_PER_PAGE,
    (list) => onChange({ ...list, bookings: list.bookings.filter(({ end }) => end > from) }),
    onError,
  );
}

/**
 * Follows one booking.
 *
 * @param onChange - `null` for one that isn't there, or isn't this owner's.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToBooking(
  uid: string,
  bookingId: string,
  onChange: (booking: Booking | null) => void,
  onError: (error: Error) => void,
): () => void {
  // A list of one: the rules refuse to get what doesn't exist.
  return onSnapshot(
    query(bookings(), where('userId', '==', uid), where(documentId(), '==', bookingId), limit(1)),
    ({ docs: [found] }) => onChange(found ? toBooking(found.id, found.data()) : null),
    (error) => onError(fromFirebase(error)),
  );
}

async function readPage(
  constraints: QueryConstraint[],
  cursor: BookingCursor | null,
  pageSize = BOOKINGS_PER_PAGE,
) {
  try {
    // What this browser happens to keep of them would pass for all of them.
    const { docs } = await getDocsFromServer(
      query(bookings(), ...constraints, ...(cursor ? [startAfter(cursor)] : []), limit(pageSize)),
    );
    return { bookings: toBookings(docs), next: docs.length < pageSize ? null : docs.at(-1)! };
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** One page of an owner's bookings by their starts. */
export function listBookings(
  uid: string,
  filter: BookingFilter,
  cursor: BookingCursor | null,
): Promise<BookingPageRead> {
  return readPage([...filterOf(uid, filter), orderBy('start')], cursor);
}

/**
 * One page of the bookings of whoever has every word of a search in their name or address, the latest first. It may hold none
 * although others follow: `next` tells.
 */
export async function searchBookings(
  uid: string,
  search: string,
  { status, serviceId }: Pick<BookingFilter, 'status' | 'serviceId'>,
  cursor: BookingCursor | null,
): Promise<BookingPageRead> {
  const page = await readPage(
    [
      where('userId', '==', uid),
      where('searchKeys', 'array-contains', searchedKey(search)),
      orderBy('start', 'desc'),
    ],
    cursor,
  );
  const isAsked = (booking: Booking) =>
    isFoundBy(booking.customer, search) &&
    (!status || booking.status === status) &&
    (!serviceId || booking.service.id === serviceId);
  return { ...page, bookings: page.bookings.filter(isAsked) };
}

/**
 * Follows a customer's bookings, the latest first.
 *
 * @param most - How many at most.
 * @param onError - Called once; nothing follows.
 */
export function subscribeToCustomerBookings(
  uid: string,
  customerId: string,
  most: number,
  onChange: (list: BookingList) => void,
  onError: (error: Error) => void,
): () => void {
  const ofCustomer = [where('userId', '==', uid), where('customerId', '==', customerId)];
  return followPages(
    { from: bookings(), where: ofCustomer, orderedBy: 'start', direction: 'desc' },
    { most, pageSize: BOOKINGS_PER_PAGE },
    ({ docs, hasMore }) => onChange({ bookings: toBookings(docs), hasMore }),
    onError,
  );
}

/** The language of a customer's last booking; `null` for somebody who has none. */
export async function getCustomerLanguage(
  uid: string,
  customerId: string,
): Promise<Booking['language'] | null> {
  const { bookings: latest } = await readPage(
    [where('userId', '==', uid), where('customerId', '==', customerId), orderBy('start', 'desc')],
    null,
    1,
  );
  return latest[0]?.language ?? null;
}

/** Stores what an owner notes of a booking, for themselves. */
export async function saveBookingNote(bookingId: string, ownerNote: string): Promise<void> {
  try {
    await updateDoc(doc(bookings(), bookingId), { ownerNote });
  } catch (error) {
    throw fromFirebase(error);
  }
}

/** What is taken of an owner's days, both included; at most 62 days. */
export async function getBusyIntervals(uid: string, from: LocalDate, to: LocalDate): Promise<BusyInterval[]> {
  try {
    const { docs } = await getDocs(
      query(
        collection(firebaseFirestore(), 'busyDays', uid, 'days'),
        where(documentId(), '>=', from),
        where(documentId(), '<=', to),
        orderBy(documentId()),
        limit(62),
      ),
    );
    return docs.flatMap((day) => day.get('intervals') as BusyInterval[]);
  } catch (error) {
    throw fromFirebase(error);
  }
}
