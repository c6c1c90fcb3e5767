import { ActionIcon, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { layoutMessages as messages } from './messages';
import styles from './notifications-button.module.css';

/** The bell and what it opens. */
export function NotificationsButton() {
  return (
    <Popover width={280} position="bottom-end" shadow="md" trapFocus withRoles={false}>
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="dark"
          size={44}
          aria-label={messages.notifications}
          aria-haspopup="dialog"
        >
          <IconBell size={22} stroke={1.75} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={messages.notifications} tabIndex={-1}>
        <div className={styles.panel}>
          <p className={styles.title}>{messages.noNotifications}</p>
          <p className={styles.hint}>{messages.noNotificationsHint}</p>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
