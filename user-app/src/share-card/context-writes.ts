import { addUserContext, removeUserContext } from 'shared-lib/data';
import { dataApi, storedWrite, type Stored } from 'shared-lib/store';
import { messages } from './messages';

const contextWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    addContext: build.mutation<Stored, { uid: string; label: string }>(
      storedWrite(({ uid, label }) => addUserContext(uid, label), { fails: 'screen' }),
    ),
    removeContext: build.mutation<Stored, { uid: string; label: string }>(
      storedWrite(({ uid, label }) => removeUserContext(uid, label), {
        done: ({ label }) => messages.contextRemoved(label),
      }),
    ),
  }),
});

export const { useAddContextMutation, useRemoveContextMutation } = contextWrites;
