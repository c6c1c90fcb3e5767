import { callFunction, saveFlag, type Author } from 'shared-lib/data';
import {
  describedFlagSchema,
  READ_ONLY_FLAG,
  type CallableOutputs,
  type DescribedFlag,
  type FlagProposal,
} from 'shared-lib/domain';
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
  enabled: boolean;
  revision: number | null;
}

const flagWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes a flag, or proposes it where a second administrator has to approve. */
    changeFlag: build.mutation<CallableOutputs['changeFlag'], FlagChange>(
      serverWrite(
        ({ id, value, baseRevision }) =>
          callFunction('changeFlag', { id, flag: describedFlagSchema.parse(value), baseRevision }),
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
    /** Turns the emergency flag on or off. */
    turnReadOnly: build.mutation<unknown, Turning>(
      serverWrite(({ author, enabled, revision }) => {
        const described = {
          name: messages.readOnly,
          description: messages.readOnlyDescription,
          enabled,
          rolloutPercentage: 100,
        };
        return withRecentSignIn(() => saveFlag(author, READ_ONLY_FLAG, described, revision));
      }),
    ),
  }),
});

export const { useChangeFlagMutation, useDecideFlagProposalMutation, useTurnReadOnlyMutation } = flagWrites;
