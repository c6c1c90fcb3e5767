import { useState } from 'react';
import { ActionIcon, Indicator } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { noticeKindOf, wantsNotice } from 'shared-lib/model';
import { useAuth, useUid } from 'shared-lib/store';
import { aheadOfPress, usePressedPart } from 'shared-lib/ui/pressed-part';
import { bellLabel } from './bell-label';
import { useNotificationsQuery } from './notification-endpoints';

const loadDrawer = () =>
  import(/* webpackChunkName: "dialogs" */ './notification-drawer').then(
    ({ NotificationDrawer }) => NotificationDrawer,
  );

/**
 * Renders the bell, the number of unread notifications, and a drawer with them; live. It is a drawer because the menu
 * loads one anyway, while a popover would be a fifth of the dashboard's components.
 */
export function NotificationBell() {
  const uid = useUid();
  const [opened, setOpened] = useState(false);
  const [NotificationDrawer, pressDrawer] = usePressedPart(loadDrawer);
  const { user } = useAuth();
  const { data = [], error, refetch } = useNotificationsQuery(uid);
  const notifications = data.filter(({ event }) => {
    const kind = noticeKindOf(event);
    return !kind || wantsNotice(user?.settings?.notifications, kind, 'app');
  });
  const unread = notifications.filter(({ readAt }) => readAt === null);

  return (
    <>
      <Indicator disabled={unread.length === 0} color="red" size={10} offset={10} withBorder>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={44}
          aria-label={bellLabel(unread.length)}
          aria-haspopup="dialog"
          aria-expanded={opened && NotificationDrawer !== null}
          onClick={() => {
            setOpened(true);
            pressDrawer();
          }}
          {...aheadOfPress(loadDrawer)}
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Indicator>
      {NotificationDrawer && (
        <NotificationDrawer
          opened={opened}
          onClose={() => setOpened(false)}
          notifications={notifications}
          failed={error !== undefined}
          onRetry={() => void refetch()}
        />
      )}
    </>
  );
}
