import { useState } from 'react';
import { ActionIcon, Button, Drawer, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { noticeKindOf, wantsNotice } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { useAuth, useUid } from 'shared-lib/store';
import { paths } from '../../paths';
import { messages } from './messages';
import { useMarkNotificationsReadMutation, useNotificationsQuery } from './notification-endpoints';
import { NotificationList } from './notification-list';
import styles from './notifications.module.css';

/**
 * Renders the bell, the number of unread notifications, and a drawer with them; live. It is a drawer because the menu
 * loads one anyway, while a popover would be a fifth of the dashboard's components.
 */
export function NotificationBell() {
  const uid = useUid();
  const [opened, setOpened] = useState(false);
  const { user } = useAuth();
  const { data = [], error, refetch } = useNotificationsQuery(uid);
  const notifications = data.filter(({ event }) => {
    const kind = noticeKindOf(event);
    return !kind || wantsNotice(user?.settings?.notifications, kind, 'app');
  });
  const [mark] = useMarkNotificationsReadMutation();
  const unread = notifications.filter(({ readAt }) => readAt === null);

  const close = () => setOpened(false);
  const markRead = (ids: string[]) => {
    if (ids.length > 0) void mark({ uid, ids });
  };

  return (
    <>
      <Indicator disabled={unread.length === 0} color="red" size={10} offset={10} withBorder>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={44}
          aria-label={messages.bell(unread.length)}
          aria-haspopup="dialog"
          aria-expanded={opened}
          onClick={() => setOpened(true)}
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Indicator>
      <Drawer.Root opened={opened} onClose={close} size={380} position="right">
        <Drawer.Overlay backgroundOpacity={0.4} />
        <Drawer.Content aria-label={messages.title}>
          <div className={styles.head}>
            <p className={styles.title}>{messages.title}</p>
            {unread.length > 0 && (
              <Button variant="subtle" size="compact-sm" onClick={() => markRead(unread.map(({ id }) => id))}>
                {messages.markAll}
              </Button>
            )}
            <Drawer.CloseButton size={44} aria-label={messages.close} />
          </div>
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
              onOpen={(opened) => {
                close();
                markRead(opened.filter(({ readAt }) => readAt === null).map(({ id }) => id));
              }}
            />
          )}
          <Link to={`${paths.settings}#campana`} className={styles.choose} onClick={close}>
            {messages.choose}
          </Link>
        </Drawer.Content>
      </Drawer.Root>
    </>
  );
}
