import type { Booking } from 'shared-lib/model/booking';
import { takeFirstUnpaid } from 'shared-lib/first-read';
import { dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Endpoints that follow the bookings to be paid. */
export const paymentEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    awaitingPayment: build.query<Booking[], string>(
      liveBookingEndpoint<Booking[], string>(
        (data, uid) => (next, fail) => data.subscribeToAwaitingPayment(uid, next, fail),
        { first: takeFirstUnpaid, cachedAs: 'unpaid' },
      ),
    ),
  }),
});

export const { useAwaitingPaymentQuery } = paymentEndpoints;
