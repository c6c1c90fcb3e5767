import { callFunction } from 'shared-lib/data';
import type { PaymentCountry } from 'shared-lib/model/payments';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const connectionWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Makes a link to Stripe's own set-up. */
    connectPayments: build.mutation<{ url: string }, PaymentCountry>(
      serverWrite((country) => callFunction('connectPayments', { country }), { fails: 'screen' }),
    ),
    /** Fetches the present state of the account from Stripe. */
    refreshPayments: build.mutation<unknown, void>(
      serverWrite(() => callFunction('refreshPayments', {}), { fails: 'screen' }),
    ),
    disconnectPayments: build.mutation<unknown, void>(
      serverWrite(() => callFunction('disconnectPayments', {}), {
        fails: 'screen',
        done: () => messages.disconnected,
      }),
    ),
  }),
});

export const { useConnectPaymentsMutation, useDisconnectPaymentsMutation, useRefreshPaymentsMutation } =
  connectionWrites;
