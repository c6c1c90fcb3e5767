import { useState } from 'react';
import { Button } from '@mantine/core';
import styles from './admin-login-page.module.css';
import { messages } from './messages';

interface Props {
  email: string;
  /** Fixes the permissions of the open session. */
  onFix: () => Promise<void>;
}

/** Explains that the signed-in account isn't an administrator's; its permissions may only be outdated. */
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
