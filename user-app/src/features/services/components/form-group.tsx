import type { ReactNode } from 'react';
import styles from './service-form.module.css';

/** Renders a part of the form under its heading. */
export function FormGroup({ title, help, children }: { title: string; help?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.group}>
      <legend>{title}</legend>
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </fieldset>
  );
}
