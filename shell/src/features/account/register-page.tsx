import { Link, useLocation, useNavigate } from 'shared-lib/router';
import { paths, safeReturnPath } from '../../app/paths';
import { AccountForm } from './account-form';
import { AccountPanel } from './account-panel';
import styles from './account-panel.module.css';
import { loadAuth } from './load-part';
import { messages } from './messages';
import { EmailField, TextField } from './text-field';
import { useAccountForm } from './use-account-form';

/** Renders registration, and leaves when the account's record is written. */
export default function RegisterPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAccountForm(
    ({ signUp }) => signUp,
    { name: '', email: '', password: '' },
    { name: messages.name, email: messages.email, password: messages.password },
    async (values) => {
      const { signUp } = await loadAuth();
      await signUp(values);
      navigate(safeReturnPath(search), { replace: true });
    },
  );
  return (
    <AccountPanel title={messages.registerTitle} lead={messages.registerLead}>
      <AccountForm
        onSubmit={onSubmit}
        error={formError}
        busy={isSubmitting}
        submit={messages.register}
        submitting={messages.registering}
        after={
          <p className={styles['small']}>
            {messages.acceptBefore}
            <Link to={paths.terms}>{messages.acceptTerms}</Link>
            {messages.acceptBetween}
            <Link to={paths.privacy}>{messages.acceptPrivacy}</Link>.
          </p>
        }
      >
        <TextField label={messages.name} autoComplete="name" error={errorOf('name')} {...register('name')} />
        <EmailField error={errorOf('email')} {...register('email')} />
        <TextField
          label={messages.password}
          type="password"
          autoComplete="new-password"
          help={messages.passwordHelp}
          error={errorOf('password')}
          {...register('password')}
        />
      </AccountForm>
      <p className={styles['foot']}>
        {messages.haveAccount} <Link to={paths.login + search}>{messages.goToLogin}</Link>
      </p>
    </AccountPanel>
  );
}
