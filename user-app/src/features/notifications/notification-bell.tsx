import { useState } from 'react';
import { ActionIcon, Button, Indicator, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { markNotificationsRead } from 'shared-lib/data';
import { useUid } from 'shared-lib/store';
import { showErrorToast } from 'shared-lib/toast';
import { messages } from './messages';
import { useNotificationsQuery } from './notification-endpoints';
import { NotificationList } from './notification-list';
import styles from './notifications.module.css';

/** The bell, how much of it is unread, and what it opens; live. */
export function NotificationBell() {
  const uid = useUid();
  const [opened, setOpened] = useState(false);
  const { data: notifications = [], error, refetch } = useNotificationsQuery(uid);
  const unread = notifications.filter(({ readAt }) => readAt === null);

  const markRead = (ids: string[]) => {
    if (ids.length > 0) markNotificationsRead(uid, ids).catch(showErrorToast);
  };

  return (
    <Popover
      width={340}
      position="bottom-end"
      shadow="md"
      trapFocus
      withRoles={false}
      opened={opened}
      onChange={setOpened}
    >
      <Popover.Target>
        <Indicator disabled={unread.length === 0} color="red" size={10} offset={10} withBorder>
          <ActionIcon
            variant="subtle"
            color="dark"
            size={44}
            aria-label={messages.bell(unread.length)}
            aria-haspopup="dialog"
            aria-expanded={opened}
            onClick={() => setOpened((was) => !was)}
          >
            <IconBell size={22} stroke={1.75} aria-hidden />
          </ActionIcon>
        </Indicator>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={messages.title} tabIndex={-1} className={styles.panel}>
        {error && notifications.length === 0 ? (
          <div className={styles.empty} role="alert">
            <p className={styles.hint}>{messages.failed}</p>
            <Button variant="default" size="compact-md" onClick={() => void refetch()}>
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
            onOpen={({ id, readAt }) => {
              setOpened(false);
              if (readAt === null) markRead([id]);
            }}
            onMarkAll={() => markRead(unread.map(({ id }) => id))}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
