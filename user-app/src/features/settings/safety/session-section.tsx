import { Button } from '@mantine/core';
import { SectionCard } from 'shared-lib/ui/section-card';
import { useSignOut } from 'shared-lib/sign-out';
import { messages } from '../messages';
import { SignOutEverywhere } from './sign-out-everywhere';
import styles from '../settings-page.module.css';

/** Renders the buttons that end the session, here or everywhere. */
export function SessionSection() {
  const { signOut, isLeaving } = useSignOut();
  return (
    <SectionCard title={messages.session} text={messages.sessionText}>
      <div className={styles.buttons}>
        <Button variant="default" loading={isLeaving} onClick={signOut}>
          {messages.signOut}
        </Button>
        <SignOutEverywhere />
      </div>
    </SectionCard>
  );
}
