import { useState } from 'react';
import { Button } from '@mantine/core';
import styles from './admin-login-page.module.css';
import { messages } from './messages';

interface Props {
  email: string;
  /** Mends the permissions of the open session. */
  onFix: () => Promise<void>;
}

/** Somebody is signed in already, though not as administrator: their permissions may only be out of date. */
export function SessionNotice({ email, onFix }: Props) {
  const [busy, setBusy] = useState(false);
  return (
    <div className={styles.session}>
      <p>{messages.signedInAs(email)}</p>
      <Button
        variant="default"
        loading={busy}
        onClick={() => {
          setBusy(true);
          void onFix().finally(() => setBusy(false));
        }}
      >
        {messages.fix}
      </Button>
    </div>
  );
}
