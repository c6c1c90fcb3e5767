import type { ReactNode } from 'react';
import styles from './notice.module.css';

/** Renders a screen with a message only, and its next steps as children. */
export function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles['notice']}>
      <h1>{title}</h1>
      <p>{text}</p>
      <div className={styles['actions']}>{children}</div>
    </div>
  );
}
