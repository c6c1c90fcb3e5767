import { useState } from 'react';
import { Link } from 'shared-lib/router';
import type { Notification } from 'shared-lib/domain';
import { describeNotification, messages } from './messages';
import styles from './notifications.module.css';
import { timeAgo } from 'shared-lib/ui/time-ago';

interface Props {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}

/** The latest notifications; following one marks it as read. */
export function NotificationList({ notifications, onOpen }: Props) {
  // The list lives as long as it is open; ages don't tick meanwhile.
  const [now] = useState(Date.now);
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => {
        const { title, text, path } = describeNotification(notification.event);
        const isNew = notification.readAt === null;
        return (
          <li key={notification.id} className={isNew ? styles.unread : styles.read}>
            <Link to={path ?? '/dashboard'} className={styles.item} onClick={() => onOpen(notification)}>
              <span className={styles.itemTitle}>
                {isNew && <span className={styles.badge}>{messages.new}</span>} {title}
              </span>
              <span className={styles.itemText}>{text}</span>
              <time className={styles.time} dateTime={new Date(notification.createdAt).toISOString()}>
                {timeAgo(notification.createdAt, now)}
              </time>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
