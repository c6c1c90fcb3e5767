import { uiMessages as messages } from '../messages';
import styles from './updating-mark.module.css';

/**
 * Marks a screen that begins with what the last visit showed, until it is up to date. Nothing moves for it. A screen that the shell shows
 * as it was drawn last, before the app has come, is marked by itself.
 *
 * @param props.isLow - True where a phone's header has no room for it.
 */
export function UpdatingMark({ isUpdating = false, isLow = false }) {
  return (
    <div
      role="status"
      className={styles.mark}
      data-updating={messages.updating}
      data-low={isLow || undefined}
    >
      {isUpdating && <span className={styles.words}>{messages.updating}</span>}
    </div>
  );
}
