import { useEffect } from 'react';
import { PageTitle } from '../../app/page-title';
import { Notice } from '../../ui/notice';
import styles from '../../ui/controls.module.css';
import { messages } from './messages';
import { reloadOnce } from './reload-once';

/** The global error screen. Plain links and buttons: the router may be what broke. */
export function CrashScreen() {
  useEffect(() => reloadOnce(() => location.reload()), []);
  return (
    <Notice title={messages.title} text={messages.text}>
      <PageTitle>{messages.title}</PageTitle>
      <button type="button" className={styles['primary']} onClick={() => location.reload()}>
        {messages.reload}
      </button>
      <a className={styles['secondary']} href="/">
        {messages.home}
      </a>
    </Notice>
  );
}
