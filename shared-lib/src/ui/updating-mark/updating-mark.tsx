import { uiMessages as messages } from '../messages';
import styles from './updating-mark.module.css';

/**
 * Marks a screen that begins with the cached content of the last visit, until it is up to date, without a layout shift. A cached screen
 * that the shell shows before the app has loaded is marked by the style sheet.
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
