import { callFunction } from 'shared-lib/data';
import type { AdminRole } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { messages } from './messages';
import { roleName } from './role-names';

interface Target {
  uid: string;
  email: string;
}

export const { useKeepAdminMutation, useRemoveAdminMutation, useSetAdminRoleMutation } =
  dataApi.injectEndpoints({
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
      setAdminRole: build.mutation<unknown, Target & { role: AdminRole }>(
        serverWrite(({ uid, role }) => withRecentSignIn(() => callFunction('setAdminRole', { uid, role })), {
          fails: 'screen',
          done: ({ email, role }) => messages.hasRole(email, roleName(role)),
        }),
      ),
    }),
  });
