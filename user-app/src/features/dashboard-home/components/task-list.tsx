import {
  IconCalendarCheck,
  IconChevronRight,
  IconCircleCheck,
  IconCoins,
  IconId,
  IconLink,
  IconMail,
  IconPhoto,
  IconSend,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import type { HomeTask } from '../home-tasks';
import { messages } from '../messages';
import styles from './task-list.module.css';

const ICONS = {
  'confirm-booking': IconCalendarCheck,
  'confirm-more': IconCalendarCheck,
  'collect-payment': IconCoins,
  'collect-more': IconCoins,
  'create-card': IconId,
  'verify-email': IconMail,
  'publish-draft': IconSend,
  'publish-changes': IconSend,
  'add-photo': IconPhoto,
  'add-links': IconLink,
};

/** Renders the most useful next steps, one line each. */
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
      {tasks.map((task) => {
        const Icon = ICONS[task.kind];
        return (
          <li key={`${task.kind}-${task.subject?.id ?? ''}`}>
            <Link to={task.to} className={styles.task}>
              <span className={styles.icon}>
                <Icon size={20} stroke={1.75} aria-hidden />
              </span>
              <span className={styles.words}>
                <b>{messages.tasks[task.kind].title(task.subject?.name ?? '')}</b>
                <span className={styles.reason}>{task.detail ?? messages.reasons[task.kind]}</span>
              </span>
              <span className={styles.action}>{messages.tasks[task.kind].action}</span>
              <IconChevronRight size={18} aria-hidden />
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
