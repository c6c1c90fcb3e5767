import { callFunction, saveFreeze, type Author } from 'shared-lib/data';
import {
  OPEN_ADMINISTRATION,
  type CallableOutputs,
  type DescribedFlag,
  type FlagProposal,
  type Freeze,
} from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { messages } from './messages';

interface FlagChange {
  id: string;
  /** Name of the flag before it. */
  name: string;
  value: DescribedFlag;
  baseRevision: number | null;
  /** Sentence of the toast after it, where it isn't the usual one. */
  done?: string;
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

/** Asks for the password first where the change lets everybody administer. */
const afterSignIn = <Result>(id: string, act: () => Promise<Result>): Promise<Result> =>
  id === OPEN_ADMINISTRATION ? withRecentSignIn(act) : act();

const flagWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Changes a flag, or proposes it where a second administrator has to approve. */
    changeFlag: build.mutation<CallableOutputs['changeFlag'], FlagChange>(
      serverWrite(
        async ({ id, value, baseRevision }) => {
          // The schema's library is needed for nothing else on this screen.
          const { describedFlagSchema } = await import('./flag-schema');
          const flag = describedFlagSchema.parse(value);
          return afterSignIn(id, () => callFunction('changeFlag', { id, flag, baseRevision }));
        },
        {
          fails: 'screen',
          done: ({ name, done }, { state }) =>
            done ?? (state === 'proposed' ? messages.proposed : messages.saved)(name),
        },
      ),
    ),
    decideFlagProposal: build.mutation<unknown, Decision>(
      serverWrite(
        ({ proposal: { id, revision }, approve }) =>
          afterSignIn(id, () => callFunction('decideFlagProposal', { id, revision, approve })),
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
