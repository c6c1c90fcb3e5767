import { Loader } from '@mantine/core';
import { uiMessages } from './messages';
import styles from './page-loader.module.css';
import { useDelayed } from './use-delayed';

/** Holds the place of a screen whose code is on its way. */
export function PageLoader() {
  const visible = useDelayed(true);
  return (
    <div className={styles.loader} role="status" aria-label={uiMessages.loading}>
      {visible && <Loader />}
    </div>
  );
}
