import { callFunction } from 'shared-lib/data';
import type { CallableInput, CallableOutputs } from 'shared-lib/model';
import type { WaitingEntry } from 'shared-lib/model/booking';
import { dataApi, serverWrite } from 'shared-lib/store';
import { liveBookingEndpoint } from './live-booking-endpoint';

/** Endpoints of the owner's waiting list. */
export const waitingEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Live entries in the owner's order. */
    waiting: build.query<WaitingEntry[], string>(
      liveBookingEndpoint<WaitingEntry[], string>(
        (data, uid) => (next, fail) => data.subscribeToWaiting(uid, next, fail),
      ),
    ),
    orderWaiting: build.mutation<CallableOutputs['orderWaiting'], CallableInput<'orderWaiting'>>(
      serverWrite((input) => callFunction('orderWaiting', input)),
    ),
    removeWaiting: build.mutation<
      CallableOutputs['removeWaiting'],
      CallableInput<'removeWaiting'> & { done: string }
    >(
      serverWrite(({ waitingId }) => callFunction('removeWaiting', { waitingId }), {
        done: ({ done }) => done,
      }),
    ),
  }),
});

export const { useWaitingQuery, useOrderWaitingMutation, useRemoveWaitingMutation } = waitingEndpoints;
