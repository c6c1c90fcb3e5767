import { useState } from 'react';
import { Link } from 'shared-lib/router';
import type { Notification } from 'shared-lib/model';
import { describeNotification, describeTogether } from 'shared-lib/notification-words';
import { useUid } from 'shared-lib/store';
import { timeAgo } from 'shared-lib/ui/time-ago';
import { useAvailabilityQuery } from '../../booking-data/endpoints/availability-endpoints';
import { deviceZone } from '../../booking-data/booking-times';
import { GoBack } from './go-back';
import { groupNotifications, type NotificationGroup } from './group-notifications';
import { messages, moment } from './messages';
import styles from './notifications.module.css';

interface Props {
  notifications: readonly Notification[];
  /** Called with the opened notification, or with several that are summed up in one. */
  onOpen: (opened: readonly Notification[]) => void;
}

/** Renders the latest notifications by day, several of a kind as one; following them marks them as read. */
export function NotificationList({ notifications, onOpen }: Props) {
  // The list is mounted while it is open; its relative times aren't updated in the meantime.
  const [now] = useState(Date.now);
  const zone = useOwnerZone(notifications);
  return groupNotifications(notifications, { now, zone: zone ?? deviceZone() }).map(({ day, groups }) => (
    <section key={day}>
      <h3 className={styles.day}>{messages.days[day]}</h3>
      <ul className={styles.list}>
        {groups.map((group) => (
          <Entry key={group[0].id} group={group} now={now} zone={zone} onOpen={() => onOpen(group)} />
        ))}
      </ul>
    </section>
  ));
}

interface EntryProps {
  group: NotificationGroup;
  now: number;
  zone: string | null;
  onOpen: () => void;
}

function Entry({ group, now, zone, onOpen }: EntryProps) {
  const [latest] = group;
  const events = group.map(({ event }) => event);
  const together = group.length > 1 ? describeTogether(events) : null;
  const { title, text, path } =
    together ?? describeNotification(latest.event, zone === null ? null : (at) => moment(at, zone));
  const isNew = latest.readAt === null;
  return (
    <li className={isNew ? styles.unread : styles.read}>
      <Link to={path} className={styles.item} onClick={onOpen}>
        <span className={styles.itemTitle}>
          {isNew && <span className={styles.badge}>{messages.new}</span>} {title}
        </span>
        <span className={styles.itemText}>{text}</span>
        <time className={styles.time} dateTime={new Date(latest.createdAt).toISOString()}>
          {timeAgo(latest.createdAt, now)}
        </time>
      </Link>
      {latest.event.kind === 'template-update' && <GoBack event={latest.event} />}
    </li>
  );
}

/** Returns the zone of the owner's hours, read only when a notification has a time; `null` until it is known. */
function useOwnerZone(notifications: readonly Notification[]): string | null {
  const skip = !notifications.some(({ event }) => 'startsAt' in event);
  const { data: availability, isFetching } = useAvailabilityQuery(useUid(), { skip });
  if (availability === undefined && isFetching) return null;
  return availability?.zone ?? deviceZone();
}
