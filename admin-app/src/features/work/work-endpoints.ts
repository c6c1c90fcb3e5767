import { callFunction } from 'shared-lib/data';
import type { CallableInput, CallableOutputs, WorkState } from 'shared-lib/model';
import { answerOf, dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

type Retry = CallableInput<'retryWork'>;

export const workEndpoints = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Reads how periodic and background work goes, each time that the screen is opened. */
    workState: build.query<WorkState, void>({
      queryFn: () => answerOf(callFunction('workState', {})),
      keepUnusedDataFor: 0,
    }),
    /** Tries work again. */
    retryWork: build.mutation<CallableOutputs['retryWork'], Retry>(
      serverWrite((input) => callFunction('retryWork', input), {
        done: (input, { retried, isMore }) => messages.retried(input, retried, isMore),
      }),
    ),
  }),
});

export const { useWorkStateQuery, useRetryWorkMutation } = workEndpoints;
