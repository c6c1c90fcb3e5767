import type { Booking, BookingStatus, TimeBlock } from 'shared-lib/model/booking';
import { takeFirstAgenda, takeFirstTomorrow, takeFirstUnanswered } from 'shared-lib/first-read';
import { dataApi } from 'shared-lib/store';
import { MAX_QUERY_SIZE } from 'shared-lib/model';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** A span of an owner's time; milliseconds since the epoch. */
export interface Stretch {
  uid: string;
  from: number;
  to: number;
}

/** Filter of the bookings from an instant on. */
export interface ComingQuestion {
  uid: string;
  from: number;
  status: BookingStatus | null;
  serviceId: string | null;
  most: number;
}

/** The first bookings from an instant on. */
export type NextQuestion = Pick<ComingQuestion, 'uid' | 'from' | 'most'>;

/** Bookings in the order of their starts, and whether more follow. */
export interface ListedBookings {
  bookings: Booking[];
  hasMore: boolean;
}

/** Most bookings of a day; no day has more. */
const MAX_DAY = 300;

async function firstAgenda({ uid, from, to }: Stretch): Promise<ListedBookings | undefined> {
  const bookings = await takeFirstAgenda(uid, { from, to });
  return bookings && { bookings, hasMore: false };
}

const firstConfirmed = ({ uid, from, to }: Stretch) => takeFirstTomorrow(uid, { from, to });

/** Endpoints that follow an owner's bookings and blocked time. */
export const bookingEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    agenda: build.query<ListedBookings, Stretch>(
      liveBookingEndpoint<ListedBookings, Stretch>(
        (data, { uid, from, to }) =>
          (next, fail) =>
            data.subscribeToAgenda(uid, { from, to }, next, fail),
        { first: firstAgenda, cachedAs: 'agenda' },
      ),
    ),
    comingBookings: build.query<ListedBookings, ComingQuestion>(
      liveBookingEndpoint<ListedBookings, ComingQuestion>((data, { uid, from, status, serviceId, most }) => {
        const filter = { from, ...(status && { status }), ...(serviceId && { serviceId }) };
        return (next, fail) => data.subscribeToBookings(uid, filter, most, next, fail);
      }),
    ),
    /** Subscribes to the first bookings from an instant on; Inicio's, which begins with the last answer. */
    nextBookings: build.query<ListedBookings, NextQuestion>(
      liveBookingEndpoint<ListedBookings, NextQuestion>(
        (data, { uid, from, most }) =>
          (next, fail) =>
            data.subscribeToBookings(uid, { from }, most, next, fail),
        { cachedAs: 'next' },
      ),
    ),
    /** Subscribes to the confirmed bookings that begin in a span, all of a day's. */
    confirmedBookings: build.query<Booking[], Stretch>(
      liveBookingEndpoint<Booking[], Stretch>(
        (data, { uid, from, to }) =>
          (next, fail) =>
            data.subscribeToBookings(
              uid,
              { from, to, status: 'confirmed' },
              MAX_DAY,
              ({ bookings }) => next(bookings),
              fail,
            ),
        { first: firstConfirmed, cachedAs: 'confirmed' },
      ),
    ),
    unansweredBookings: build.query<Booking[], string>(
      liveBookingEndpoint<Booking[], string>(
        (data, uid) => (next, fail) =>
          data.subscribeToBookings(
            uid,
            { status: 'pending_confirmation' },
            MAX_QUERY_SIZE,
            ({ bookings }) => next(bookings),
            fail,
          ),
        { first: takeFirstUnanswered, cachedAs: 'unanswered' },
      ),
    ),
    /** Subscribes to the bookings whose visitors request another hour. */
    moveRequests: build.query<Booking[], string>(
      liveBookingEndpoint<Booking[], string>(
        (data, uid) => (next, fail) => data.subscribeToMoveRequests(uid, Date.now(), next, fail),
      ),
    ),
    booking: build.query<Booking | null, { uid: string; bookingId: string }>(
      liveBookingEndpoint<Booking | null, { uid: string; bookingId: string }>(
        (data, { uid, bookingId }) =>
          (next, fail) =>
            data.subscribeToBooking(uid, bookingId, next, fail),
      ),
    ),
    timeBlocks: build.query<TimeBlock[], Stretch>(
      liveBookingEndpoint<TimeBlock[], Stretch>(
        (data, { uid, from, to }) =>
          (next, fail) =>
            data.subscribeToTimeBlocks(uid, { from, to }, next, fail),
      ),
    ),
  }),
});

export const {
  useAgendaQuery,
  useComingBookingsQuery,
  useNextBookingsQuery,
  useConfirmedBookingsQuery,
  useUnansweredBookingsQuery,
  useMoveRequestsQuery,
  useBookingQuery,
  useTimeBlocksQuery,
} = bookingEndpoints;
