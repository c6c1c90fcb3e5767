import type { ReactNode } from 'react';
import { IconAlertTriangle } from '@tabler/icons-react';
import styles from './notice.module.css';

interface NoticeProps {
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** Something that the owner should know before going on. */
export function Notice({ title, children, actions }: NoticeProps) {
  return (
    <section className={styles.notice} role="alert">
      <IconAlertTriangle size={20} aria-hidden className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        {children}
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
