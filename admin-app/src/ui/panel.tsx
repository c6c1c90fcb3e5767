import { useId, type ReactNode } from 'react';
import styles from './panel.module.css';

interface PanelProps {
  /** Heading; without one the group has no name. */
  title?: string;
  /** Controls beside the heading. */
  tools?: ReactNode;
  /** Sentence under the heading. */
  help?: string;
  children: ReactNode;
}

/** Renders a group of controls under a heading. */
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

/** Renders one of several similar items, with its own heading inside. */
export function PanelArticle({ label, children }: { label: string; children: ReactNode }) {
  return (
    <article className={styles.panel} aria-label={label}>
      {children}
    </article>
  );
}

/** Renders a sentence that explains nearby controls. */
export function PanelHelp({ children }: { children: ReactNode }) {
  return <p className={styles.help}>{children}</p>;
}
