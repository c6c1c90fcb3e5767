import { useState } from 'react';
import { Link } from 'shared-lib/router';
import type { Notification } from 'shared-lib/domain';
import { useUid } from 'shared-lib/store';
import { useAvailabilityQuery } from '../../booking-data/availability-endpoints';
import { deviceZone } from '../../booking-data/booking-times';
import { describeNotification, messages } from './messages';
import styles from './notifications.module.css';
import { timeAgo } from 'shared-lib/ui/time-ago';

interface Props {
  notifications: readonly Notification[];
  onOpen: (notification: Notification) => void;
}

/** Renders the latest notifications; following one marks it as read. */
export function NotificationList({ notifications, onOpen }: Props) {
  // The list lives as long as it is open; ages don't tick meanwhile.
  const [now] = useState(Date.now);
  const zone = useOwnerZone(notifications);
  return (
    <ul className={styles.list}>
      {notifications.map((notification) => {
        const { title, text, path } = describeNotification(notification.event, zone);
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

/** Returns the zone of the owner's hours, read only when a notification has a time; `null` until it is known. */
function useOwnerZone(notifications: readonly Notification[]): string | null {
  const skip = !notifications.some(({ event }) => 'startsAt' in event);
  const { data: availability, isFetching } = useAvailabilityQuery(useUid(), { skip });
  if (availability === undefined && isFetching) return null;
  return availability?.zone ?? deviceZone();
}
