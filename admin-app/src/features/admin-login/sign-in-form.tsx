import { Button, PasswordInput, TextInput } from '@mantine/core';
import { signInAsAdmin } from 'shared-lib/auth';
import { signInSchema, type Admin } from 'shared-lib/domain';
import styles from './admin-login-page.module.css';
import { describeSignIn } from './describe-admin-error';
import { messages } from './messages';
import { useAdminForm } from './use-admin-form';

/** Signs in as an administrator. */
export function SignInForm({ onAdmin }: { onAdmin: (admin: Admin) => Promise<void> }) {
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAdminForm(
    signInSchema,
    { email: '', password: '' },
    { email: messages.email, password: messages.password },
    async ({ email, password }) => {
      try {
        await onAdmin(await signInAsAdmin(email, password));
        return null;
      } catch (error) {
        return describeSignIn(error);
      }
    },
  );
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className={styles.form}>
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
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
        error={errorOf('password')}
      />
      {formError && (
        <p role="alert" className={styles.error}>
          {formError}
        </p>
      )}
      <Button type="submit" size="md" loading={isSubmitting} fullWidth>
        {messages.signIn}
      </Button>
    </form>
  );
}
