import { isolated } from 'shared-lib/model';
import { callFunction } from 'shared-lib/data';
import type { Booking } from 'shared-lib/model/booking';
import { dataApi, serverWrite } from 'shared-lib/store';
import { bookingMessages } from '../messages';

/** An answer to a booking that waits for the owner, given by one press. */
export interface BookingAnswer {
  booking: Booking;
  action: 'confirm' | 'pay';
}

const answerWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Confirms a booking, or marks it as paid. The screen shows why it was refused. */
    answerBooking: build.mutation<unknown, BookingAnswer>(
      serverWrite(
        ({ booking: { id, sequence }, action }) =>
          callFunction('actOnBooking', { bookingId: id, sequence, action, reason: '' }),
        {
          fails: 'screen',
          done: ({ booking, action }) => bookingMessages.answered[action](isolated(booking.customer.name)),
        },
      ),
    ),
  }),
});

export const { useAnswerBookingMutation } = answerWrites;
