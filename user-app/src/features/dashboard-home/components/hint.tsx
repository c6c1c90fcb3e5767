import { ActionIcon } from '@mantine/core';
import { IconCalendarPlus, IconChevronRight, IconLink, IconPhoto, IconX } from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { useUid } from 'shared-lib/store';
import type { HomeHint } from '../home-hints';
import { useDismissHintMutation } from '../hint-writes';
import { messages } from '../messages';
import styles from './task-list.module.css';

const ICONS = { 'add-photo': IconPhoto, 'add-links': IconLink, 'take-bookings': IconCalendarPlus };

/** Renders a suggestion that can be followed, or dismissed for good. */
export function Hint({ kind, name, subject, to }: HomeHint) {
  const uid = useUid();
  const [dismiss, { isLoading }] = useDismissHintMutation();
  const Icon = ICONS[kind];
  const title = messages.hintTitles[kind](subject);
  return (
    <div className={`${styles.list} ${styles.row}`}>
      <Link to={to} className={styles.task}>
        <span className={styles.icon}>
          <Icon size={20} stroke={1.75} aria-hidden />
        </span>
        <span className={styles.words}>
          <b>{title}</b>
          <span className={`${styles.reason} ${styles.why}`}>{messages.hintReasons[kind]}</span>
        </span>
        <IconChevronRight size={18} aria-hidden />
      </Link>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={44}
        className={styles.dismiss}
        aria-label={messages.dismiss(title)}
        disabled={isLoading}
        onClick={() => void dismiss({ uid, name })}
      >
        <IconX size={18} aria-hidden />
      </ActionIcon>
    </div>
  );
}
