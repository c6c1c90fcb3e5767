import { useEffect } from 'react';
import { Button } from '@mantine/core';
import { reloadOnce, screenFailureMessages as messages } from '../screen-failure';
import { PageHeading } from '../page-heading';
import styles from './lazy-screen.module.css';

/**
 * Renders the global error screen in place of one screen of an app. Its links are plain, as the router may be what
 * broke.
 */
export function CrashedScreen() {
  useEffect(() => reloadOnce(() => location.reload()), []);
  return (
    <>
      <PageHeading title={messages.crashed} intro={messages.crashedText} />
      <div className={styles.actions}>
        <Button onClick={() => location.reload()}>{messages.reload}</Button>
        <Button component="a" href="/" variant="default">
          {messages.goHome}
        </Button>
      </div>
    </>
  );
}
