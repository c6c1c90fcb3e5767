import { callFunction } from 'shared-lib/data';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from '../session/recent-sign-in';
import { messages } from './messages';

interface Target {
  uid: string;
  email: string;
}

export const { useKeepAdminMutation, useRemoveAdminMutation } = dataApi.injectEndpoints({
  endpoints: (build) => ({
    removeAdmin: build.mutation<unknown, Target>(
      serverWrite(({ uid }) => withRecentSignIn(() => callFunction('removeAdmin', { uid })), {
        fails: 'screen',
        done: ({ email }) => messages.removed(email),
      }),
    ),
    /** Keeps an administrator whom the open policy let in. */
    keepAdmin: build.mutation<unknown, Target>(
      serverWrite(({ uid }) => withRecentSignIn(() => callFunction('keepAdmin', { uid })), {
        done: ({ email }) => messages.kept(email),
      }),
    ),
  }),
});
