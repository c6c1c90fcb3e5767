import { useState, type ReactNode } from 'react';
import { Link, useLocation } from 'shared-lib/router';
import { paths } from '../../app/paths';
import { AccountForm } from './account-form';
import { AccountPanel } from './account-panel';
import styles from './account-panel.module.css';
import { loadAuth, loadPart } from './load-part';
import { messages } from './messages';
import { EmailField, TextField } from './text-field';
import { useAccountForm } from './use-account-form';

/** Renders sign-in with e-mail and password. The guard around it redirects as soon as there is a session. */
export default function LoginPage() {
  const { search } = useLocation();
  const [next, setNext] = useState<ReactNode>(null);
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAccountForm(
    ({ signIn }) => signIn,
    { email: '', password: '' },
    { email: messages.email, password: messages.password },
    async ({ email, password }) => {
      const { asksSecondFactor, signIn } = await loadAuth();
      try {
        await signIn(email, password);
      } catch (error) {
        if (!asksSecondFactor(error)) throw error;
        const { default: Page } = await loadPart(() => import('./second-factor-page'));
        setNext(<Page challenge={error} />);
      }
    },
  );
  if (next) return next;
  return (
    <AccountPanel title={messages.loginTitle} lead={messages.loginLead}>
      <AccountForm
        onSubmit={onSubmit}
        error={formError}
        busy={isSubmitting}
        submit={messages.login}
        submitting={messages.loggingIn}
        after={
          <Link className={styles['aside']} to={paths.passwordReset}>
            {messages.forgot}
          </Link>
        }
      >
        <EmailField error={errorOf('email')} {...register('email')} />
        <TextField
          label={messages.password}
          type="password"
          autoComplete="current-password"
          error={errorOf('password')}
          {...register('password')}
        />
      </AccountForm>
      <p className={styles['foot']}>
        {messages.noAccount} <Link to={paths.register + search}>{messages.createOne}</Link>
      </p>
    </AccountPanel>
  );
}
