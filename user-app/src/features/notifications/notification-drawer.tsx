import { Button, Drawer } from '@mantine/core';
import type { Notification } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import { useTopLayer } from 'shared-lib/ui/layers';
import { useOpenAfterMount } from 'shared-lib/ui/pressed-part';
import 'shared-lib/ui/component-sheets.css';
import { paths } from '../../paths';
import { messages } from './messages';
import { useMarkNotificationsReadMutation } from './notification-writes';
import { NotificationList } from './notification-list';
import styles from './notifications.module.css';

interface NotificationDrawerProps {
  opened: boolean;
  onClose: () => void;
  notifications: readonly Notification[];
  /** True when the last question for them failed. */
  failed: boolean;
  onRetry: () => void;
}

/** Renders the notifications in a drawer, and marks them as read. */
export function NotificationDrawer({
  opened,
  onClose,
  notifications,
  failed,
  onRetry,
}: NotificationDrawerProps) {
  const uid = useUid();
  const isOpen = useOpenAfterMount(opened);
  const [mark] = useMarkNotificationsReadMutation();
  const markRead = (list: readonly Notification[]) => {
    const ids = list.filter(({ readAt }) => readAt === null).map(({ id }) => id);
    if (ids.length > 0) void mark({ uid, ids });
  };

  return (
    <Drawer.Root
      opened={isOpen}
      onClose={onClose}
      closeOnEscape={useTopLayer(isOpen)}
      size={380}
      position="right"
    >
      <Drawer.Overlay backgroundOpacity={0.4} />
      <Drawer.Content aria-label={messages.title}>
        <div className={styles.head}>
          <p className={styles.title}>{messages.title}</p>
          {notifications.some(({ readAt }) => readAt === null) && (
            <Button variant="subtle" size="compact-sm" onClick={() => markRead(notifications)}>
              {messages.markAll}
            </Button>
          )}
          <Drawer.CloseButton size={44} aria-label={messages.close} />
        </div>
        {failed && notifications.length === 0 ? (
          <div className={styles.empty} role="alert">
            <p className={styles.hint}>{messages.failed}</p>
            <Button variant="default" size="compact-md" onClick={onRetry}>
              {messages.retry}
            </Button>
          </div>
        ) : notifications.length === 0 ? (
          <div className={styles.empty}>
            <p className={styles.title}>{messages.empty}</p>
            <p className={styles.hint}>{messages.emptyHint}</p>
          </div>
        ) : (
          <NotificationList
            notifications={notifications}
            onOpen={(followed) => {
              onClose();
              markRead(followed);
            }}
          />
        )}
        <Link to={`${paths.settings}#campana`} className={styles.choose} onClick={onClose}>
          {messages.choose}
        </Link>
      </Drawer.Content>
    </Drawer.Root>
  );
}
