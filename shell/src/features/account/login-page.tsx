import { Link, useLocation } from 'shared-lib/router';
import { paths } from '../../app/paths';
import { AccountForm } from './account-form';
import { AccountPanel } from './account-panel';
import styles from './account-panel.module.css';
import { EmailField } from './email-field';
import { loadAuth } from './load-auth';
import { messages } from './messages';
import { TextField } from './text-field';
import { useAccountForm } from './use-account-form';

/** Renders sign-in with e-mail and password. The guard around it redirects as soon as there is a session. */
export default function LoginPage() {
  const { search } = useLocation();
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAccountForm(
    ({ signIn }) => signIn,
    { email: '', password: '' },
    { email: messages.email, password: messages.password },
    async ({ email, password }) => {
      const { signIn } = await loadAuth();
      await signIn(email, password);
    },
  );
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
