import {
  collection,
  deleteField,
  doc,
  documentId,
  getDocs,
  getDocsFromServer,
  limit,
  onSnapshot,
  orderBy,
  query,
  Timestamp,
  updateDoc,
  where,
  type OrderByDirection,
  type QueryConstraint,
  type QueryDocumentSnapshot,
} from 'firebase/firestore';
import {
  hasService,
  isFoundBy,
  parseBusyInterval,
  searchedKey,
  type Booking,
  type BookingStatus,
  type BusyInterval,
  type HourNote,
  type LocalDate,
  type StoredBusyInterval,
} from '../../../model/booking';
import { fromFirebase, withAppErrors } from '../../../platform/errors';
import { firebaseFirestore } from '../../firebase/firestore';
import { toBooking } from '../../../model/booking/to-booking';
import { cursorAfter, pageAfter, type PageCursor } from '../page-cursor';
import { followPages } from './follow-pages';
import { DAY_MS } from '../../../platform/time';
import { readEach, emitOne } from '../read-documents';
import { requireShape } from '../../../model/stored/require-shape';
import { followQuery } from '../follow';
import { MAX_QUERY_SIZE } from '../../../model/stored/request-sizes';

/** Filter of an owner's bookings; times are milliseconds since the epoch. */
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
  /** True when more bookings follow. */
  hasMore: boolean;
}

/** One page of bookings, without a subscription. */
export interface BookingPageRead {
  bookings: Booking[];
  /** Cursor of the next page; `null` when this was the last. */
  next: BookingCursor | null;
}

/** Position after which the next page begins. */
export type BookingCursor = PageCursor;

const bookings = () => collection(firebaseFirestore(), 'bookings');

const toBookings = (docs: readonly QueryDocumentSnapshot[]) =>
  readEach(docs, (found) => toBooking(found.id, found.data()));

function filterOf(
  uid: string,
  { from, to, status }: Omit<BookingFilter, 'serviceId'>,
  ofService: QueryConstraint[] = [],
): QueryConstraint[] {
  return [
    where('userId', '==', uid),
    ...(status ? [where('status', '==', status)] : []),
    ...ofService,
    ...(from === undefined ? [] : [where('start', '>=', Timestamp.fromMillis(from))]),
    ...(to === undefined ? [] : [where('start', '<', Timestamp.fromMillis(to))]),
  ];
}

/** Creates an id for a new booking, so that a repeated request creates only one. */
export function newBookingId(): string {
  return doc(bookings()).id;
}

/**
 * Subscribes to an owner's bookings by their starts, page after page, up to a number.
 *
 * @param most - Most bookings.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToBookings(
  uid: string,
  filter: BookingFilter,
  most: number,
  onChange: (list: BookingList) => void,
  onError: (error: Error) => void,
): () => void {
  const { serviceId } = filter;
  // A booking of one service has its id in `service.id`; a visit has those of all its services in `serviceIds`, the first also in
  // `service.id`.
  const kinds = serviceId
    ? [[where('service.id', '==', serviceId)], [where('serviceIds', 'array-contains', serviceId)]]
    : [[]];
  const lists = new Map<number, BookingList>();
  let isOver = false;
  const stop = () => {
    isOver = true;
    for (const one of stops) one();
  };
  const tell = () => {
    if (lists.size < kinds.length) return;
    const found = new Map([...lists.values()].flatMap((list) => list.bookings.map((one) => [one.id, one])));
    const inOrder = [...found.values()].sort((a, b) => a.start - b.start);
    const hasMore = inOrder.length > most || [...lists.values()].some((list) => list.hasMore);
    onChange({ bookings: inOrder.slice(0, most), hasMore });
  };
  const stops = kinds.map((ofService, place) =>
    followPages(
      { from: bookings(), where: filterOf(uid, filter, ofService), orderedBy: 'start' },
      most,
      ({ docs, hasMore }) => {
        lists.set(place, { bookings: toBookings(docs), hasMore });
        tell();
      },
      (error) => {
        if (isOver) return;
        stop();
        onError(error);
      },
    ),
  );
  return stop;
}

/**
 * Subscribes to all bookings that overlap a span of time, including those of the day before that last into it. An
 * appointment is never longer than a day.
 *
 * @param onError - Called once with the error, which ends the subscription.
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
    20 * MAX_QUERY_SIZE,
    (list) => onChange({ ...list, bookings: list.bookings.filter(({ end }) => end > from) }),
    onError,
  );
}

/**
 * Subscribes to the bookings whose visitors request another hour that has not begun.
 *
 * @param now - Milliseconds since the epoch.
 * @param onError - Called once with the error, which ends the subscription.
 */
export function subscribeToMoveRequests(
  uid: string,
  now: number,
  onChange: (bookings: Booking[]) => void,
  onError: (error: Error) => void,
): () => void {
  return followQuery(
    query(
      bookings(),
      where('userId', '==', uid),
      where('moveRequest.start', '>', now),
      orderBy('moveRequest.start'),
      limit(MAX_QUERY_SIZE),
    ),
    (found) => toBooking(found.id, found.data()),
    onChange,
    onError,
  );
}

/**
 * Subscribes to one booking.
 *
 * @param onChange - Gets `null` for one that doesn't exist, or isn't this owner's.
 * @param onError - Called once with the error, which ends the subscription.
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
    ({ docs: [found] }) => {
      if (found) emitOne(found, (one) => toBooking(one.id, one.data()), onChange, onError);
      else onChange(null);
    },
    (error) => onError(fromFirebase(error)),
  );
}

function readPage(
  filters: QueryConstraint[],
  direction: OrderByDirection,
  cursor: BookingCursor | null,
  pageSize = MAX_QUERY_SIZE,
) {
  return withAppErrors(async () => {
    // Not from the cache, which may have only some of them.
    const { docs } = await getDocsFromServer(
      query(
        bookings(),
        ...filters,
        orderBy('start', direction),
        ...pageAfter(cursor, direction),
        limit(pageSize),
      ),
    );
    return { bookings: toBookings(docs), next: cursorAfter(docs, pageSize, 'start') };
  });
}

/** Reads one page of an owner's bookings by their starts, of any service. */
export function listBookings(
  uid: string,
  filter: Omit<BookingFilter, 'serviceId'>,
  cursor: BookingCursor | null,
): Promise<BookingPageRead> {
  return readPage(filterOf(uid, filter), 'asc', cursor);
}

/**
 * Reads one page of the bookings whose customer's name or address has every word of a search, latest first. A page may
 * be empty although others follow, as `next` says.
 */
export async function searchBookings(
  uid: string,
  search: string,
  { status, serviceId }: Pick<BookingFilter, 'status' | 'serviceId'>,
  cursor: BookingCursor | null,
): Promise<BookingPageRead> {
  const page = await readPage(
    [where('userId', '==', uid), where('searchKeys', 'array-contains', searchedKey(search))],
    'desc',
    cursor,
  );
  const isWanted = (booking: Booking) =>
    isFoundBy(booking.customer, search) &&
    (!status || booking.status === status) &&
    (!serviceId || hasService(booking.service, serviceId));
  return { ...page, bookings: page.bookings.filter(isWanted) };
}

/**
 * Subscribes to a customer's bookings, latest first.
 *
 * @param most - Most bookings.
 * @param onError - Called once with the error, which ends the subscription.
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
    most,
    ({ docs, hasMore }) => onChange({ bookings: toBookings(docs), hasMore }),
    onError,
  );
}

/** Returns the language of a customer's last booking; `null` for a customer without one. */
export async function getCustomerLanguage(
  uid: string,
  customerId: string,
): Promise<Booking['language'] | null> {
  const { bookings: latest } = await readPage(
    [where('userId', '==', uid), where('customerId', '==', customerId)],
    'desc',
    null,
    1,
  );
  return latest[0]?.language ?? null;
}

/** Stores the owner's private note on a booking. */
export function saveBookingNote(bookingId: string, ownerNote: string): Promise<void> {
  return withAppErrors(() => updateDoc(doc(bookings(), bookingId), { ownerNote }));
}

/** Marks that the owner reminded the visitor of a booking's hour; `null` takes the mark back. */
export function saveReminded(bookingId: string, reminded: HourNote | null): Promise<void> {
  return withAppErrors(() => updateDoc(doc(bookings(), bookingId), { reminded: reminded ?? deleteField() }));
}

/** Reads the busy intervals of an owner's days, both ends included; at most 62 days. */
export function getBusyIntervals(uid: string, from: LocalDate, to: LocalDate): Promise<BusyInterval[]> {
  return withAppErrors(async () => {
    const { docs } = await getDocs(
      query(
        collection(firebaseFirestore(), 'busyDays', uid, 'days'),
        where(documentId(), '>=', from),
        where(documentId(), '<=', to),
        orderBy(documentId()),
        limit(62),
      ),
    );
    return readEach(docs, (day) => {
      const { intervals } = requireShape<{ intervals: StoredBusyInterval[] }>(day.data(), {
        intervals: 'list',
      });
      return intervals.map(parseBusyInterval);
    }).flat();
  });
}
