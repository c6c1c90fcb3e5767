import { useState } from 'react';
import { Button } from '@mantine/core';
import { requestPasswordReset } from 'shared-lib/auth';
import { describeSignInError } from 'shared-lib/errors';
import { showToast } from 'shared-lib/toast';
import { messages } from './messages';
import styles from './settings-page.module.css';

/** Sends a mail with a link to choose another password, for people who have forgotten theirs. */
export function PasswordReset({ email }: { email: string }) {
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle');
  if (state === 'sent') {
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
      loading={state === 'sending'}
      onClick={() => {
        setState('sending');
        requestPasswordReset(email).then(
          () => setState('sent'),
          (error: unknown) => {
            setState('idle');
            showToast('error', describeSignInError(error).message);
          },
        );
      }}
    >
      {messages.sendReset}
    </Button>
  );
}
