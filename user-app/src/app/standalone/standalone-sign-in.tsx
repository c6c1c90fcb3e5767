import { useEffect } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { signIn } from 'shared-lib/auth';
import { PRODUCT_NAME } from 'shared-lib/config';
import { signInSchema } from 'shared-lib/domain';
import { describeSignInError, fieldMessage } from 'shared-lib/errors';
import { messages } from './messages';
import styles from './standalone-sign-in.module.css';

/** A plain sign-in form for the app on its own; the shell has the real one. */
export function StandaloneSignIn() {
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email: '', password: '' } });

  useEffect(() => {
    document.title = `${messages.title} · ${PRODUCT_NAME}`;
  }, []);

  const submit = handleSubmit(({ email, password }) =>
    signIn(email, password).then(
      () => undefined,
      (error: unknown) => setError('root', { message: describeSignInError(error).message }),
    ),
  );
  const tell = (code: string | undefined, field: string) => code && fieldMessage(code, field);

  return (
    <main className={styles.page}>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <h1 className={styles.title}>{messages.title}</h1>
        <TextInput
          {...register('email')}
          label={messages.email}
          type="email"
          autoComplete="username"
          error={tell(errors.email?.message, messages.email)}
        />
        <PasswordInput
          {...register('password')}
          label={messages.password}
          autoComplete="current-password"
          visibilityToggleButtonProps={{ 'aria-label': messages.showPassword }}
          error={tell(errors.password?.message, messages.password)}
        />
        {errors.root && (
          <p role="alert" className={styles.error}>
            {errors.root.message}
          </p>
        )}
        <Button type="submit" loading={isSubmitting} fullWidth>
          {messages.signIn}
        </Button>
      </form>
    </main>
  );
}
