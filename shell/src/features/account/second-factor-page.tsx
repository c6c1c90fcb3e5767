import type { AppError } from 'shared-lib/errors';
import { AccountForm } from './account-form';
import { AccountPanel } from './account-panel';
import { loadAuth } from './load-part';
import { messages } from './messages';
import { TextField } from './text-field';
import { useAccountForm } from './use-account-form';

/**
 * Asks for the code of the authenticator app, which continues a sign-in.
 *
 * @param props.challenge - The error by which the sign-in requires it.
 */
export default function SecondFactorPage({ challenge }: { challenge: AppError }) {
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAccountForm(
    ({ secondFactor }) => secondFactor,
    { code: '' },
    { code: messages.code },
    async ({ code }) => {
      const { answerSecondFactor } = await loadAuth();
      await answerSecondFactor(challenge, code);
    },
  );
  return (
    <AccountPanel title={messages.codeTitle} lead={messages.codeLead}>
      <AccountForm
        onSubmit={onSubmit}
        error={formError}
        busy={isSubmitting}
        submit={messages.login}
        submitting={messages.loggingIn}
      >
        <TextField
          label={messages.code}
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          error={errorOf('code')}
          {...register('code')}
        />
      </AccountForm>
    </AccountPanel>
  );
}
