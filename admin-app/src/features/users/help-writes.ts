import { callFunction } from 'shared-lib/data';
import type { CallableInput, CallableOutputs } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { helpMessages as messages } from './help-messages';

const helpWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Adds a note to an account, or removes one; returns them all. */
    changeNotes: build.mutation<CallableOutputs['changeNotes'], CallableInput<'changeNotes'>>(
      serverWrite((input) => callFunction('changeNotes', input), {
        fails: 'screen',
        done: ({ change }) => (change.kind === 'add' ? messages.noteAdded : messages.noteRemoved),
      }),
    ),
    /** Sends an account a letter. */
    writeToAccount: build.mutation<unknown, CallableInput<'writeToAccount'>>(
      serverWrite((input) => callFunction('writeToAccount', input), {
        fails: 'screen',
        done: () => messages.letterSent,
      }),
    ),
  }),
});

export const { useChangeNotesMutation, useWriteToAccountMutation } = helpWrites;
