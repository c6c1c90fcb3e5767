import { callFunction } from 'shared-lib/data';
import type { CallableInput } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { messages } from './messages';

const appealWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Appeals against the takedown of a card. */
    appealDecision: build.mutation<unknown, CallableInput<'appealDecision'>>(
      serverWrite((input) => callFunction('appealDecision', input), {
        fails: 'screen',
        done: () => messages.sent,
      }),
    ),
  }),
});

export const { useAppealDecisionMutation } = appealWrites;
