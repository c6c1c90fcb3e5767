import { useIsUpdating } from 'shared-lib/store';
import { uiMessages as messages } from '../messages';
import styles from './updating-mark.module.css';

/** Marks a screen that begins with what the last visit showed, until it is up to date. Nothing moves for it. */
export function UpdatingMark() {
  const isUpdating = useIsUpdating();
  return (
    <div role="status" className={styles.mark} data-updating={messages.updating}>
      {isUpdating && <span className={styles.words}>{messages.updating}</span>}
    </div>
  );
}
