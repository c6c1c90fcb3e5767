import { useState } from 'react';
import { Button } from '@mantine/core';
import { refreshSession, sendVerificationMail } from 'shared-lib/auth';
import type { FirebaseUser } from 'shared-lib/domain';
import { sessionChanged, useAppDispatch } from 'shared-lib/store';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { messages } from './messages';
import styles from './profile-page.module.css';

/** The account's address, and what is left to do until it counts as the person's own. */
export function EmailVerification({ account }: { account: FirebaseUser }) {
  const dispatch = useAppDispatch();
  const [busy, setBusy] = useState<'sending' | 'checking' | null>(null);

  const run = async (kind: 'sending' | 'checking', action: () => Promise<void>) => {
    setBusy(kind);
    try {
      await action();
    } catch (error) {
      showErrorToast(error);
    } finally {
      setBusy(null);
    }
  };

  const resend = () =>
    run('sending', async () => {
      await sendVerificationMail();
      showToast('success', messages.sent(account.email));
    });

  const check = () =>
    run('checking', async () => {
      const latest = await refreshSession();
      if (latest) dispatch(sessionChanged(latest));
      if (latest?.emailVerified) showToast('success', messages.nowVerified);
      else showToast('warning', messages.stillUnverified);
    });

  return (
    <div className={styles.email}>
      <p className={styles.label}>{messages.email}</p>
      <p className={styles.address}>
        {account.email}
        <StatusBadge tone={account.emailVerified ? 'success' : 'warning'}>
          {account.emailVerified ? messages.verified : messages.unverified}
        </StatusBadge>
      </p>
      {!account.emailVerified && (
        <>
          <p className={styles.help}>{messages.verifyText}</p>
          <div className={styles.buttons}>
            <Button variant="default" loading={busy === 'sending'} onClick={() => void resend()}>
              {messages.resend}
            </Button>
            <Button variant="light" loading={busy === 'checking'} onClick={() => void check()}>
              {messages.check}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
