import { callFunction } from 'shared-lib/data';
import type { CallableOutputs } from 'shared-lib/model';
import type { PaymentProvider } from 'shared-lib/model/payments';
import { answerOf, dataApi } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Missing settings of the installation, and the price of payments. */
export type PaymentsSetup = CallableOutputs['paymentsSetup'];

/** Endpoints about the owner's account at Stripe. */
export const providerEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** `null` while the owner has none. */
    paymentProvider: build.query<PaymentProvider | null, string>(
      liveBookingEndpoint<PaymentProvider | null, string>(
        (data, uid) => (next, fail) => data.subscribeToPaymentProvider(uid, next, fail),
        { cachedAs: 'stripe' },
      ),
    ),
    paymentsSetup: build.query<PaymentsSetup, string>({
      queryFn: () => answerOf<PaymentsSetup>(callFunction('paymentsSetup', {})),
    }),
  }),
});

export const { usePaymentProviderQuery, usePaymentsSetupQuery } = providerEndpoints;
