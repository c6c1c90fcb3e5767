import { Button } from '@mantine/core';
import { usePasswordResetMutation } from '../account-writes';
import { messages } from '../messages';
import styles from '../settings-page.module.css';

/** Sends a mail with a link to choose another password, for people who have forgotten theirs. */
export function PasswordReset({ email }: { email: string }) {
  const [request, { isLoading, isSuccess }] = usePasswordResetMutation();
  if (isSuccess) {
    return (
      <p role="status" className={styles.sent}>
        {messages.resetSent(email)}
      </p>
    );
  }
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className={styles.reset}
      loading={isLoading}
      onClick={() => void request(email)}
    >
      {messages.sendReset}
    </Button>
  );
}
