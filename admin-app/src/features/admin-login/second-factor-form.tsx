import { Button, TextInput } from '@mantine/core';
import { answerSecondFactor, enterAsAdmin } from 'shared-lib/auth';
import { secondFactorSchema, type Admin } from 'shared-lib/model';
import type { AppError } from 'shared-lib/errors';
import { readInvitation } from '../../session/invitation';
import styles from './admin-login-page.module.css';
import { describeSignIn } from './describe-admin-error';
import { messages } from './messages';
import { useAdminForm } from './use-admin-form';

interface Props {
  /** The error by which the sign-in required the code. */
  challenge: AppError;
  onAdmin: (admin: Admin) => Promise<void>;
}

/** Asks for the code of the authenticator app, which continues the sign-in. */
export function SecondFactorForm({ challenge, onAdmin }: Props) {
  const { register, onSubmit, errorOf, formError, isSubmitting } = useAdminForm(
    secondFactorSchema,
    { code: '' },
    { code: messages.code },
    async ({ code }) => {
      try {
        await answerSecondFactor(challenge, code);
        await onAdmin(await enterAsAdmin(readInvitation()));
        return null;
      } catch (error) {
        return describeSignIn(error);
      }
    },
  );
  return (
    <form onSubmit={(event) => void onSubmit(event)} noValidate className={styles.form}>
      <TextInput
        {...register('code')}
        size="md"
        label={messages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoFocus
        error={errorOf('code')}
      />
      {formError && (
        <p role="alert" className={styles.error}>
          {formError}
        </p>
      )}
      <Button type="submit" size="md" loading={isSubmitting} fullWidth>
        {messages.codeSend}
      </Button>
      <p className={styles.intro}>{messages.codeLost}</p>
    </form>
  );
}
