import type { PaymentList } from 'shared-lib/data';
import { dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Endpoints that follow the owner's online payments. */
export const onlinePaymentEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    onlinePayments: build.query<PaymentList, { uid: string; from: number; to: number }>(
      liveBookingEndpoint<PaymentList, { uid: string; from: number; to: number }>(
        (data, { uid, ...span }) =>
          (next, fail) =>
            data.subscribeToPayments(uid, span, next, fail),
      ),
    ),
  }),
});

export const { useOnlinePaymentsQuery } = onlinePaymentEndpoints;
