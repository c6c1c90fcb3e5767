import { useDeferredValue, useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'shared-lib/router';
import { PRODUCT_NAME } from '../../platform/config';
import styles from './page-heading.module.css';

interface PageHeadingProps {
  title: string;
  /** One sentence under the title. */
  intro?: ReactNode;
  /** The screen's main action. */
  action?: ReactNode;
  /** True for actions that stay beside the title on a phone, as they are icons there. */
  compact?: boolean;
}

/**
 * Renders the title of a screen, in the page and in the tab. After a navigation it gets the focus, so that screen
 * readers announce the new screen; on the first load it doesn't.
 */
export function PageHeading({ title, intro, action, compact = false }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const arrivedByNavigation = useRef(key !== 'default');

  useEffect(() => {
    document.title = `${title} · ${PRODUCT_NAME}`;
  }, [title]);

  useEffect(() => {
    if (arrivedByNavigation.current) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <header className={styles.heading} data-compact={compact || undefined}>
      <div className={styles.words}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {title}
        </h1>
        {intro && <p className={styles.intro}>{intro}</p>}
      </div>
      {action && <div className={styles.action}>{action}</div>}
    </header>
  );
}

/**
 * Renders content under a screen's title that takes a slow phone a while, after the title is on screen, so that a
 * change of screens shows at once.
 */
export function AfterHeading({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
