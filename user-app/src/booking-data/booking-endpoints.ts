import type { Booking, BookingStatus, TimeBlock } from 'shared-lib/domain/booking';
import { dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** A stretch of somebody's time; milliseconds since the epoch. */
export interface Stretch {
  uid: string;
  from: number;
  to: number;
}

/** Bookings from an instant on, narrowed. */
export interface ComingQuestion {
  uid: string;
  from: number;
  status: BookingStatus | null;
  serviceId: string | null;
  most: number;
}

/** Bookings in the order of their starts, and whether others follow. */
export interface ListedBookings {
  bookings: Booking[];
  hasMore: boolean;
}

/** Live reads of an owner's bookings and of the time that they blocked. */
export const bookingEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    agenda: build.query<ListedBookings, Stretch>(
      liveBookingEndpoint<ListedBookings, Stretch>(
        (data, { uid, from, to }) =>
          (next, fail) =>
            data.subscribeToAgenda(uid, { from, to }, next, fail),
      ),
    ),
    comingBookings: build.query<ListedBookings, ComingQuestion>(
      liveBookingEndpoint<ListedBookings, ComingQuestion>((data, { uid, from, status, serviceId, most }) => {
        const filter = { from, ...(status && { status }), ...(serviceId && { serviceId }) };
        return (next, fail) => data.subscribeToBookings(uid, filter, most, next, fail);
      }),
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

export const { useAgendaQuery, useComingBookingsQuery, useBookingQuery, useTimeBlocksQuery } =
  bookingEndpoints;
