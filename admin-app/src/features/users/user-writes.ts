import { callFunction, revokeInvite, type Author } from 'shared-lib/data';
import type { AdminRole, UserDetail } from 'shared-lib/model';
import { dataApi, serverWrite } from 'shared-lib/store';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { indexedUserFeed } from '../../admin-data/admin-endpoints';
import { adminMessages } from './admin-messages';
import { describeAction, type UserAction } from './user-actions';

/** An action on an account, with its reason where one is required. */
interface ActionRequest {
  action: UserAction;
  user: UserDetail;
  reason: string;
  isChosen: boolean;
}

const invite = (input: { email: string; again: boolean; role: AdminRole }) =>
  withRecentSignIn(() => callFunction('inviteAdmin', input));

export const userWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Runs an action on an account, and returns the changed data. */
    actOnUser: build.mutation<Partial<UserDetail>, ActionRequest>({
      ...serverWrite(
        ({ action, user, reason, isChosen }) => describeAction(action, user).run(reason, isChosen),
        {
          fails: 'screen',
          done: ({ action, user }) => describeAction(action, user).done,
        },
      ),
      onQueryStarted({ user }, { queryFulfilled }) {
        // The answer may come before the change is in the followed entry, whose older value must not take it back.
        queryFulfilled.then(
          ({ data: { plan, disabled, isAdmin } }) =>
            indexedUserFeed.showAtOnce(
              user.uid,
              (entry) =>
                entry && {
                  ...entry,
                  plan: plan ?? entry.plan,
                  disabled: disabled ?? entry.disabled,
                  isAdmin: isAdmin ?? entry.isAdmin,
                },
            ),
          () => undefined,
        );
      },
    }),
    inviteAdmin: build.mutation<unknown, { email: string; role: AdminRole }>(
      serverWrite(({ email, role }) => invite({ email, role, again: false }), {
        fails: 'screen',
        done: ({ email }) => adminMessages.invited(email.trim()),
      }),
    ),
    /** Sends the mail of an invitation again. */
    inviteAgain: build.mutation<unknown, { email: string; role: AdminRole }>(
      serverWrite(({ email, role }) => invite({ email, role, again: true }), {
        done: ({ email }) => adminMessages.invited(email),
      }),
    ),
    /** Revokes an open invitation. */
    revokeInvite: build.mutation<unknown, { author: Author; email: string }>(
      serverWrite(({ author, email }) => revokeInvite(author, email), {
        fails: 'screen',
        done: ({ email }) => adminMessages.revoked(email),
      }),
    ),
    /** Removes an invitation that is over. */
    clearInvite: build.mutation<unknown, { author: Author; email: string }>(
      serverWrite(({ author, email }) => revokeInvite(author, email)),
    ),
  }),
});

export const {
  useActOnUserMutation,
  useClearInviteMutation,
  useInviteAdminMutation,
  useInviteAgainMutation,
  useRevokeInviteMutation,
} = userWrites;
