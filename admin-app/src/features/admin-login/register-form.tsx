import { Button, PasswordInput, TextInput } from '@mantine/core';
import { signUpAsAdmin } from 'shared-lib/auth';
import { resolveEndpoints } from 'shared-lib/config';
import { adminSignUpSchema, type Admin } from 'shared-lib/model';
import { readInvitation } from '../../session/invitation';
import styles from './admin-login-page.module.css';
import { describeRegistration } from './describe-admin-error';
import { messages } from './messages';
import { useAdminForm } from './use-admin-form';

interface Props {
  onAdmin: (admin: Admin) => Promise<void>;
  /** Called when the account stays, but its address has to be verified first. */
  onInvited: (email: string) => void;
}

/** Registers an administrator's account, where the policy or an invitation allows it. */
export function RegisterForm({ onAdmin, onInvited }: Props) {
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAdminForm(
    adminSignUpSchema,
    { name: '', email: '', password: '' },
    { name: messages.name, email: messages.email, password: messages.password },
    async (values) => {
      try {
        const admin = await signUpAsAdmin(values, readInvitation());
        if (admin) await onAdmin(admin);
        else onInvited(values.email.trim());
        return null;
      } catch (error) {
        return describeRegistration(error);
      }
    },
  );
  const legal = `${resolveEndpoints().origins.shell}/legal`;
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className={styles.form}>
      <TextInput
        {...register('name')}
        size="md"
        label={messages.name}
        description={messages.nameHelp}
        autoComplete="name"
        error={errorOf('name')}
      />
      <TextInput
        {...register('email')}
        size="md"
        label={messages.email}
        type="email"
        autoComplete="username"
        error={errorOf('email')}
      />
      <PasswordInput
        {...register('password')}
        size="md"
        label={messages.password}
        description={messages.passwordHelp}
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
        error={errorOf('password')}
        aria-invalid={errorOf('password') ? true : undefined}
      />
      {formError && (
        <p role="alert" className={styles.error}>
          {formError}
        </p>
      )}
      <Button type="submit" size="md" loading={isSubmitting} fullWidth>
        {messages.register}
      </Button>
      <p className={styles.intro}>
        {messages.acceptBefore}
        <a href={`${legal}/condiciones`}>{messages.acceptTerms}</a>
        {messages.acceptBetween}
        <a href={`${legal}/privacidad`}>{messages.acceptPrivacy}</a>.
      </p>
    </form>
  );
}
