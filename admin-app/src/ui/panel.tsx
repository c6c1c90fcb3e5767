import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** Its heading; without one it groups nothing that needs a name. */
  title?: string;
  /** Beside the heading. */
  tools?: ReactNode;
  /** A sentence under the heading. */
  help?: string;
  children: ReactNode;
}

/** A part of a screen of tools, one thing under the other. */
export function Panel({ title, tools, help, children }: PanelProps) {
  const id = useId();
  if (!title) return <div className={styles.panel}>{children}</div>;
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {tools}
      </div>
      {help && <PanelHelp>{help}</PanelHelp>}
      {children}
    </section>
  );
}

/** A thing of its own among others like it, with its own heading inside. */
export function PanelArticle({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className={styles.panel} aria-label={label}>
      {children}
    </article>
  );
}

/** A sentence that helps with what is near it. */
export function PanelHelp({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
