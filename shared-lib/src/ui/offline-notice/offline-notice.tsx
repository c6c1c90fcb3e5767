import { Glyph } from '../glyph';
import { uiMessages } from '../messages';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online';

/** Renders a line while there is no network. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <Glyph name="offline" size={18} />
          {uiMessages.offline}
        </p>
      )}
    </div>
  );
}
