import { useEffect } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router-dom';
import { ADMIN_TITLE } from 'shared-lib/config';
import { signInSchema } from 'shared-lib/domain';
import { AppError, describeSignInError, fieldMessage } from 'shared-lib/errors';
import { paths } from '../../paths';
import styles from './admin-login-page.module.css';
import { enterAsAdmin, NOT_ADMIN } from './enter-as-admin';
import { messages } from './messages';

/** '/admin/login'. */
export default function AdminLoginPage() {
  const navigate = useNavigate();
  const {
    register,
    handleSubmit,
    setError,
    formState: { errors, isSubmitting },
  } = useForm({ resolver: zodResolver(signInSchema), defaultValues: { email: '', password: '' } });

  useEffect(() => {
    document.title = `${messages.title} · ${ADMIN_TITLE}`;
  }, []);

  const submit = handleSubmit(async ({ email, password }) => {
    try {
      await enterAsAdmin(email, password);
      navigate(paths.dashboard, { replace: true });
    } catch (error) {
      const refused = error instanceof AppError && error.code === NOT_ADMIN;
      const { message, field } = refused ? { message: messages.notAdmin } : describeSignInError(error);
      setError(field ?? 'root', { message });
    }
  });
  // A schema answers with a code, the service with a sentence.
  const tell = (text: string | undefined, field: string) =>
    text && (/^[a-z0-9-]+(:\d+)?$/.test(text) ? fieldMessage(text, field) : text);

  return (
    <main className={styles.page}>
      <form onSubmit={(event) => void submit(event)} noValidate className={styles.form}>
        <div>
          <p className={styles.product}>{ADMIN_TITLE}</p>
          <h1 className={styles.title}>{messages.title}</h1>
          <p className={styles.intro}>{messages.intro}</p>
        </div>
        <TextInput
          {...register('email')}
          size="md"
          label={messages.email}
          type="email"
          autoComplete="username"
          error={tell(errors.email?.message, messages.email)}
        />
        <PasswordInput
          {...register('password')}
          size="md"
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
        <Button type="submit" size="md" loading={isSubmitting} fullWidth>
          {messages.signIn}
        </Button>
        <Link to={paths.ownerHome} className={styles.back}>
          {messages.back}
        </Link>
      </form>
    </main>
  );
}
