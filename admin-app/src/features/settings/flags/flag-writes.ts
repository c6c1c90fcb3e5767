import { callFunction, saveFreeze, type Author } from 'shared-lib/data';
import { type CallableOutputs, type DescribedFlag, type FlagProposal, type Freeze } from 'shared-lib/domain';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from '../../../session/recent-sign-in';
import { messages } from './messages';

interface FlagChange {
  id: string;
  /** Name of the flag before it. */
  name: string;
  value: DescribedFlag;
  baseRevision: number | null;
}

interface Decision {
  proposal: Pick<FlagProposal, 'id' | 'revision'>;
  approve: boolean;
  /** Sentence of the toast after it. */
  done: string;
}

interface Turning {
  author: Author;
  /** `null` to end it. */
  freeze: Freeze | null;
  revision: number | null;
}

const flagWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes a flag, or proposes it where a second administrator has to approve. */
    changeFlag: build.mutation<CallableOutputs['changeFlag'], FlagChange>(
      serverWrite(
        async ({ id, value, baseRevision }) => {
          // The schema's library is needed for nothing else on this screen.
          const { describedFlagSchema } = await import('./flag-schema');
          return callFunction('changeFlag', { id, flag: describedFlagSchema.parse(value), baseRevision });
        },
        {
          fails: 'screen',
          done: ({ name }, { state }) => (state === 'proposed' ? messages.proposed : messages.saved)(name),
        },
      ),
    ),
    decideFlagProposal: build.mutation<unknown, Decision>(
      serverWrite(
        ({ proposal: { id, revision }, approve }) =>
          callFunction('decideFlagProposal', { id, revision, approve }),
        { fails: 'screen', done: ({ done }) => done },
      ),
    ),
    /** Freezes the product, or ends that. */
    turnReadOnly: build.mutation<unknown, Turning>(
      serverWrite(({ author, freeze, revision }) => {
        const words = { name: messages.readOnly, description: messages.readOnlyDescription };
        return withRecentSignIn(() => saveFreeze(author, freeze, words, revision));
      }),
    ),
  }),
});

export const { useChangeFlagMutation, useDecideFlagProposalMutation, useTurnReadOnlyMutation } = flagWrites;
