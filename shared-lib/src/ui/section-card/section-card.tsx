import { useId, type ReactNode, type Ref } from 'react';
import styles from './section-card.module.css';

/** Renders a sheet of sections, one under the other with a hairline between. */
export function SectionStack({ children }: { children: ReactNode }) {
  return <div className={styles.stack}>{children}</div>;
}

interface SectionCardProps {
  title: string;
  /** A sentence under the title. */
  text?: ReactNode;
  /** Anchor to which an address of this section scrolls. */
  anchor?: { id: string; ref: Ref<HTMLElement>; tabIndex: number };
  children: ReactNode;
}

/** Renders one section of a sheet, or a sheet of its own: a heading, an explanation, and its controls. */
export function SectionCard({ title, text, anchor, children }: SectionCardProps) {
  const id = useId();
  return (
    <section {...anchor} className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.control}>{children}</div>
    </section>
  );
}
