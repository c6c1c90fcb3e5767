import type { ReactNode } from 'react';
import styles from './version-figure.module.css';

/** Renders one of several versions of a card, under the caption that distinguishes it. */
export function VersionFigure({ caption, children }: { caption: string | null; children: ReactNode }) {
  return (
    <figure className={styles.figure}>
      {caption !== null && <figcaption>{caption}</figcaption>}
      {children}
    </figure>
  );
}
