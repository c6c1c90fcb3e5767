import type { ReactNode } from 'react';
import { PageTitle } from '../../app/page-title';
import styles from './account-panel.module.css';

/** Renders the sheet of the account forms. */
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
