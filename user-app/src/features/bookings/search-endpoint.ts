import { loadBookingData, type BookingCursor } from 'shared-lib/data';
import type { Booking, BookingStatus } from 'shared-lib/model/booking';
import { dataApi, pagedEndpoint, type Page } from 'shared-lib/store';

/** A search for bookings by the customer's name or address. */
interface BookingSearch {
  uid: string;
  search: string;
  status: BookingStatus | null;
  serviceId: string | null;
}

export const searchEndpoint = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads the bookings of a search, latest first. */
    foundBookings: build.infiniteQuery<Page<Booking, BookingCursor>, BookingSearch, BookingCursor | null>(
      pagedEndpoint(async ({ uid, search, status, serviceId }, cursor) => {
        const { searchBookings } = await loadBookingData();
        const filter = { ...(status && { status }), ...(serviceId && { serviceId }) };
        const { bookings, next } = await searchBookings(uid, search, filter, cursor);
        return { items: bookings, next };
      }),
    ),
  }),
});

export const { useFoundBookingsInfiniteQuery } = searchEndpoint;
