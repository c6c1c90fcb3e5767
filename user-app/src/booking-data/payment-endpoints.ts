import type { Booking } from 'shared-lib/domain/booking';
import { dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Live reads of what the owner is owed. */
export const paymentEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    awaitingPayment: build.query<Booking[], string>(
      liveBookingEndpoint<Booking[], string>(
        (data, uid) => (next, fail) => data.subscribeToAwaitingPayment(uid, next, fail),
      ),
    ),
  }),
});

export const { useAwaitingPaymentQuery } = paymentEndpoints;
