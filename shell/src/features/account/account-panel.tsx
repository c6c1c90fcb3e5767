import type { ReactNode } from 'react';
import { PageTitle } from '../../app/page-title';
import styles from './account-panel.module.css';

/** The sheet that the account forms are on. */
export function AccountPanel({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section className={styles['panel']}>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className={styles['lead']}>{lead}</p>
      {children}
    </section>
  );
}
