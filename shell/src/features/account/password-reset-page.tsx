import { useState } from 'react';
import { Link, useLocation } from 'shared-lib/router';
import { signInPath } from '../../app/paths';
import controls from '../../ui/controls.module.css';
import { AccountForm } from './account-form';
import { AccountPanel } from './account-panel';
import styles from './account-panel.module.css';
import { EmailField } from './text-field';
import { loadAuth } from './load-part';
import { messages } from './messages';
import { useAccountForm } from './use-account-form';

/**
 * Requests a mail with a link to choose a new password. Its message is the same whether the address has an account or
 * not. Afterwards it leads to the sign-in that it was opened from: the owners' or the panel's.
 */
export default function PasswordResetPage() {
  const back = signInPath(useLocation().search);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAccountForm(
    ({ passwordReset }) => passwordReset,
    { email: '' },
    { email: messages.email },
    async ({ email }) => {
      const { requestPasswordReset } = await loadAuth();
      await requestPasswordReset(email);
      setSentTo(email.trim());
    },
  );
  if (sentTo !== null) {
    return (
      <AccountPanel title={messages.resetSentTitle} lead={messages.resetSent(sentTo)}>
        <Link className={controls['secondary']} to={back}>
          {messages.backToLogin}
        </Link>
      </AccountPanel>
    );
  }
  return (
    <AccountPanel title={messages.resetTitle} lead={messages.resetLead}>
      <AccountForm
        onSubmit={onSubmit}
        error={formError}
        busy={isSubmitting}
        submit={messages.resetSend}
        submitting={messages.resetSending}
        after={
          <Link className={styles['aside']} to={back}>
            {messages.backToLogin}
          </Link>
        }
      >
        <EmailField error={errorOf('email')} {...register('email')} />
      </AccountForm>
    </AccountPanel>
  );
}
