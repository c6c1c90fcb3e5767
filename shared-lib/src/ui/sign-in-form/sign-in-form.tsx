import type { FormEventHandler, InputHTMLAttributes, ReactNode, Ref } from 'react';
import { Button, PasswordInput, TextInput } from '@mantine/core';
import { uiMessages } from '../messages';
import styles from './sign-in-form.module.css';

/** One field: the props by which a form library binds it, and its error. */
interface BoundField {
  bind: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
  error?: string;
}

interface SignInFormProps {
  email: BoundField;
  password: BoundField;
  /** Error of the whole form. */
  error?: string | null;
  busy: boolean;
  onSubmit: FormEventHandler<HTMLFormElement>;
}

/** Renders the sheet of a sign-in form, alone on its page. */
export function SignInSheet({ children }: { children: ReactNode }) {
  return (
    <main className={styles.page}>
      <div className={styles.sheet}>{children}</div>
    </main>
  );
}

/** Renders e-mail and password, with the error of each beside it. */
export function SignInForm({ email, password, error, busy, onSubmit }: SignInFormProps) {
  return (
    <form onSubmit={onSubmit} noValidate className={styles.form}>
      <TextInput
        {...email.bind}
        size="md"
        label={uiMessages.email}
        type="email"
        autoComplete="username"
        error={email.error}
      />
      <PasswordInput
        {...password.bind}
        size="md"
        label={uiMessages.password}
        autoComplete="current-password"
        visibilityToggleButtonProps={{ 'aria-label': uiMessages.showPassword }}
        error={password.error}
        // The library says it of every field but this one.
        aria-invalid={password.error ? true : undefined}
      />
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button type="submit" loading={busy} fullWidth>
        {uiMessages.signIn}
      </Button>
    </form>
  );
}
