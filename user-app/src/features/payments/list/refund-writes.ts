import { callFunction } from 'shared-lib/data';
import type { Payment } from 'shared-lib/model/payments';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const refundWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Gives back an amount of a payment. */
    refundPayment: build.mutation<unknown, { payment: Payment; amount: number }>(
      serverWrite(
        ({ payment: { bookingId, refunded, refunding }, amount }) =>
          callFunction('refundPayment', { bookingId, amount, given: refunded + refunding }),
        { done: ({ payment }) => messages.refundSent(payment.customerName), fails: 'screen' },
      ),
    ),
  }),
});

export const { useRefundPaymentMutation } = refundWrites;
