import {
  IconBrandWhatsapp,
  IconCalendarCheck,
  IconChevronRight,
  IconCircleCheck,
  IconCoins,
  IconMail,
  IconSend,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { isOneOf, keysOf } from 'shared-lib/model';
import type { HomeTask } from '../home-tasks';
import { messages } from '../messages';
import { BookingAnswerButton } from './booking-answer';
import styles from './task-list.module.css';

const ICONS = {
  'confirm-booking': IconCalendarCheck,
  'confirm-more': IconCalendarCheck,
  'answer-move': IconCalendarCheck,
  'collect-payment': IconCoins,
  'collect-more': IconCoins,
  'send-reminders': IconBrandWhatsapp,
  'verify-email': IconMail,
  'publish-draft': IconSend,
  'publish-changes': IconSend,
  'publish-more': IconSend,
};

/** Renders what waits for the owner, one line each; a booking is answered in place. */
export function TaskList({ tasks }: { tasks: readonly HomeTask[] }) {
  if (tasks.length === 0) {
    return (
      <p className={styles.done}>
        <IconCircleCheck size={24} stroke={1.75} aria-hidden />
        <span>
          <b>{messages.allDone}</b>
          <span className={styles.reason}>{messages.allDoneText}</span>
        </span>
      </p>
    );
  }
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <li key={`${task.kind}-${task.subject?.id ?? ''}`} className={styles.row}>
          <Task {...task} />
          {task.kind === 'confirm-booking' && task.booking && (
            <BookingAnswerButton booking={task.booking} action="confirm" />
          )}
          {/* Money that Stripe collects isn't marked by hand. */}
          {task.kind === 'collect-payment' && task.booking && !task.booking.payment.online && (
            <BookingAnswerButton booking={task.booking} action="pay" />
          )}
        </li>
      ))}
    </ul>
  );
}

function Task({ kind, subject, detail, to }: HomeTask) {
  const Icon = ICONS[kind];
  const { reasons } = messages;
  const reason = isOneOf(keysOf(reasons), kind) ? reasons[kind] : null;
  return (
    <Link to={to} className={styles.task}>
      <span className={styles.icon}>
        <Icon size={20} stroke={1.75} aria-hidden />
      </span>
      <span className={styles.words}>
        <b>{messages.tasks[kind].title(subject?.name ?? '')}</b>
        {detail ? (
          <span className={styles.reason}>
            {detail.when}
            <span className={styles.service}> · {detail.service}</span>
          </span>
        ) : (
          reason && <span className={`${styles.reason} ${styles.why}`}>{reason}</span>
        )}
      </span>
      <span className={styles.action}>{messages.tasks[kind].action}</span>
      <IconChevronRight size={18} aria-hidden />
    </Link>
  );
}
