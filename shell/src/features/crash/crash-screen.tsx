import { useEffect } from 'react';
import { reloadOnce, screenFailureMessages as messages } from 'shared-lib/screen-failure';
import { PageTitle } from '../../app/page-title';
import { Notice } from '../../ui/notice';
import styles from '../../ui/controls.module.css';

/** Renders the global error screen. Its links and buttons are plain, as the router may be what broke. */
export function CrashScreen() {
  useEffect(() => reloadOnce(() => location.reload()), []);
  return (
    <Notice title={messages.crashed} text={messages.crashedText}>
      <PageTitle>{messages.crashed}</PageTitle>
      <button type="button" className={styles['primary']} onClick={() => location.reload()}>
        {messages.reload}
      </button>
      <a className={styles['secondary']} href="/">
        {messages.goHome}
      </a>
    </Notice>
  );
}
