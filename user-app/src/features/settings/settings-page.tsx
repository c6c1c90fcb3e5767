import { useState, type ReactNode } from 'react';
import { Button } from '@mantine/core';
import { requestPasswordReset } from 'shared-lib/auth';
import { resolveEndpoints } from 'shared-lib/config';
import { describeSignInError } from 'shared-lib/errors';
import { useAuth } from 'shared-lib/store';
import { showToast } from 'shared-lib/toast';
import { PageHeading } from '../../ui/page-heading';
import { useSignOut } from '../../ui/use-sign-out';
import { messages } from './messages';
import styles from './settings-page.module.css';

/** 'Configuración' of the account. */
export default function SettingsPage() {
  const email = useAuth().firebaseUser?.email ?? '';
  const signOut = useSignOut();
  const shell = resolveEndpoints().origins.shell;

  return (
    <>
      <PageHeading title={messages.title} />
      <div className={styles.panel}>
        <Setting title={messages.password} text={messages.passwordText(email)}>
          <PasswordReset email={email} />
        </Setting>
        <Setting title={messages.session} text={messages.sessionText}>
          <Button variant="default" onClick={signOut}>
            {messages.signOut}
          </Button>
        </Setting>
        <Setting title={messages.legal}>
          <nav aria-label={messages.legal} className={styles.links}>
            <a href={`${shell}/legal/aviso`}>{messages.notice}</a>
            <a href={`${shell}/legal/privacidad`}>{messages.privacy}</a>
            <a href={`${shell}/legal/condiciones`}>{messages.terms}</a>
          </nav>
        </Setting>
      </div>
    </>
  );
}

function Setting({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className={styles.setting}>
      <h2 className={styles.title}>{title}</h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.control}>{children}</div>
    </section>
  );
}

function PasswordReset({ email }: { email: string }) {
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
      variant="default"
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
