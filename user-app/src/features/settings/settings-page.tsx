import type { ReactNode } from 'react';
import { Button } from '@mantine/core';
import { resolveEndpoints } from 'shared-lib/config';
import { useAuth } from 'shared-lib/store';
import { PageHeading } from '../../ui/page-heading';
import { useSignOut } from '../../ui/use-sign-out';
import { AccountDeletion } from './account-data/account-deletion';
import { ExportAccount } from './account-data/export-account';
import { messages as dataMessages } from './account-data/messages';
import { messages } from './messages';
import { PasswordForm } from './password-form';
import { PasswordReset } from './password-reset';
import { SignOutEverywhere } from './sign-out-everywhere';
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
        <Setting title={messages.password} text={messages.passwordText}>
          <PasswordForm />
          <PasswordReset email={email} />
        </Setting>
        <Setting title={messages.session} text={messages.sessionText}>
          <div className={styles.buttons}>
            <Button variant="default" onClick={signOut}>
              {messages.signOut}
            </Button>
            <SignOutEverywhere />
          </div>
        </Setting>
        <Setting title={dataMessages.exportTitle} text={dataMessages.exportText}>
          <ExportAccount />
        </Setting>
        <Setting title={dataMessages.deleteTitle} text={dataMessages.deleteText}>
          <AccountDeletion />
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
