import { IconWifiOff } from '@tabler/icons-react';
import { uiMessages } from './messages';
import styles from './offline-notice.module.css';
import { useOnline } from './use-online';

/** A line that appears while there is no network. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <IconWifiOff size={18} aria-hidden />
          {uiMessages.offline}
        </p>
      )}
    </div>
  );
}
