import { useId, type ReactNode } from 'react';
import styles from './section-card.module.css';

/** A sheet of sections, one under the other with a hairline between. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

interface SectionCardProps {
  title: string;
  /** A sentence under the title. */
  text?: ReactNode;
  children: ReactNode;
}

/** One section of a sheet, or a sheet of its own: a heading, what it is about, and its controls. */
export function SectionCard({ title, text, children }: SectionCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.control}>{children}</div>
    </section>
  );
}
