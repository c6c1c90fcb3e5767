import { Button, PasswordInput } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { changePassword } from 'shared-lib/auth';
import { AppError, describeSignInError, fieldMessage, isWrongPassword } from 'shared-lib/errors';
import { useWrite } from 'shared-lib/store';
import { askForCode, GIVEN_UP } from 'shared-lib/recent-sign-in';
import { useLateResolver } from '../../../ui/use-late-resolver';
import { messages } from '../messages';
import styles from '../settings-page.module.css';

const loadCheck = async () => (await import('../account-checks')).passwordChangeResolver;

/** Changes the password, which ends the sessions of other devices. */
export function PasswordForm() {
  const {
    register,
    handleSubmit,
    setError,
    reset,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: useLateResolver(loadCheck), defaultValues: { current: '', next: '' } });

  const [change] = useWrite(changePassword, { fails: 'screen', done: () => messages.passwordChanged });
  const submit = handleSubmit(async (passwords) => {
    const { error } = await change({ ...passwords, answerCode: askForCode });
    if (!error) return reset();
    const { code, message } = error;
    if (code === GIVEN_UP) return;
    if (isWrongPassword(error))
      setError('current', { type: 'server', message: messages.wrongPassword }, { shouldFocus: true });
    else if (describeSignInError(new AppError(code)).field === 'password')
      setError('next', { type: 'server', message }, { shouldFocus: true });
    else setError('root', { type: 'server', message });
  });
  // A schema answers with a code, the service with a sentence.
  const tell = (name: 'current' | 'next', label: string) => {
    const error = errors[name];
    if (!error?.message) return undefined;
    return error.type === 'server' ? error.message : fieldMessage(error.message, label);
  };
  const eye = { 'aria-label': messages.showPassword };

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
      <PasswordInput
        {...register('current')}
        label={messages.currentPassword}
        autoComplete="current-password"
        visibilityToggleButtonProps={eye}
        error={tell('current', messages.currentPassword)}
        aria-invalid={errors.current ? true : undefined}
      />
      <PasswordInput
        {...register('next')}
        label={messages.newPassword}
        description={messages.newPasswordHelp}
        autoComplete="new-password"
        visibilityToggleButtonProps={eye}
        error={tell('next', messages.newPassword)}
        aria-invalid={errors.next ? true : undefined}
      />
      {errors.root && (
        <p role="alert" className={styles.error}>
          {errors.root.message}
        </p>
      )}
      <Button type="submit" variant="default" loading={isSubmitting}>
        {messages.changePassword}
      </Button>
    </form>
  );
}
