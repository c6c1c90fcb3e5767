import type { ReactNode } from 'react';
import { ActionIcon } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react';
import type { WaitingEntry } from 'shared-lib/model/booking';
import { dayInWords, startInWords, timeInWords } from '../../../booking-data/booking-times';
import { messages } from './messages';
import styles from './waiting-list.module.css';
import { wishInWords } from './wish-in-words';

function stateInWords({ status, offer }: WaitingEntry, zone: string): string {
  if (status === 'offered' && offer)
    return messages.states.offered(startInWords(offer.start, zone), timeInWords(offer.until, zone));
  return status === 'booked' || status === 'gone' ? messages.states[status] : messages.states.waiting;
}

/** Renders somebody who waits: who, when, since when, in which state, and the buttons that move or remove them. */
export function WaitingRow({
  entry,
  zone,
  isFirst,
  isLast,
  isBusy,
  onMove,
  onRemove,
}: {
  entry: WaitingEntry;
  zone: string;
  /** True for the first and the last of those who wait; both for somebody whose place doesn't matter any more. */
  isFirst: boolean;
  isLast: boolean;
  isBusy: boolean;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}) {
  const { name, email, phone } = entry.customer;
  const tool = (label: string, isInert: boolean, onClick: () => void, icon: ReactNode) => (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={44}
      aria-label={label}
      // Keeps the focus at the end of the list.
      aria-disabled={isInert || isBusy}
      data-disabled={isInert || undefined}
      onClick={() => !isInert && !isBusy && onClick()}
    >
      {icon}
    </ActionIcon>
  );
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <span className={styles.who} dir="auto">
          {name}
        </span>
        <span className={styles.soft}>{[email, phone].filter(Boolean).join(' · ')}</span>
        <span className={styles.soft}>{wishInWords(entry.wish)}</span>
        <span className={styles.soft}>{messages.since(dayInWords(entry.createdAt, zone))}</span>
        <span className={styles.state} data-state={entry.status}>
          {stateInWords(entry, zone)}
        </span>
      </div>
      <div className={styles.actions}>
        {!(isFirst && isLast) && (
          <>
            {tool(messages.up(name), isFirst, () => onMove(-1), <IconArrowUp size={20} aria-hidden />)}
            {tool(messages.down(name), isLast, () => onMove(1), <IconArrowDown size={20} aria-hidden />)}
          </>
        )}
        {tool(messages.remove(name), false, onRemove, <IconTrash size={20} aria-hidden />)}
      </div>
    </li>
  );
}
