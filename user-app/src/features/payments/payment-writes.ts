import { isolated } from 'shared-lib/model';
import { callFunction } from 'shared-lib/data';
import type { Booking } from 'shared-lib/model/booking';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const paymentWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Marks a booking as paid. */
    payBooking: build.mutation<unknown, Booking>(
      serverWrite(
        ({ id, sequence }) =>
          callFunction('actOnBooking', { bookingId: id, sequence, action: 'pay', reason: '' }),
        { done: ({ customer }) => messages.paid(isolated(customer.name)) },
      ),
    ),
  }),
});

export const { usePayBookingMutation } = paymentWrites;
