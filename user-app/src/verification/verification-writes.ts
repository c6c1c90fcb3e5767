import { refreshSession, sendVerificationMail } from 'shared-lib/auth';
import { dataApi, serverWrite, sessionChanged } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { messages } from './messages';

const verificationWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the mail with the link to an account's address again. */
    resendVerification: build.mutation<unknown, { email: string }>(
      serverWrite(() => sendVerificationMail(), { done: ({ email }) => messages.sent(email) }),
    ),
    /** Checks whether the link was followed. */
    checkVerification: build.mutation<Awaited<ReturnType<typeof refreshSession>>, void>({
      ...serverWrite(() => refreshSession()),
      onQueryStarted: (_none, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data: latest }) => {
            if (latest) dispatch(sessionChanged(latest));
            if (latest?.emailVerified) showToast('success', messages.nowVerified);
            else showToast('warning', messages.stillUnverified);
          },
          () => undefined, // `serverWrite` has shown the failure.
        ),
    }),
  }),
});

export const { useCheckVerificationMutation, useResendVerificationMutation } = verificationWrites;
