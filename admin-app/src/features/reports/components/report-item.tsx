import { Anchor, Button, Checkbox, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { REPORT_REASONS, type ReportedCard } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { StatusBadge } from 'shared-lib/ui/status-badge';
import { publicCardUrl, userHref } from '../../../paths';
import { shortMoment } from '../../../ui/dates';
import { messages } from '../messages';
import type { Decision } from '../moderation-writes';
import entries from '../../../ui/lists/entries.module.css';
import styles from './reports.module.css';

interface ReportItemProps {
  card: ReportedCard;
  /** True while it is the one beside the list. */
  isShown: boolean;
  /** Missing where nothing is chosen. */
  choice?: { isChosen: boolean; onChoose: (isChosen: boolean) => void };
  onShow: () => void;
  onDecide: (decision: Decision) => void;
}

/** Renders the link to a card's owner. The name isn't shown, as it would cost a read for each line. */
function ReportOwner({ uid }: { uid: string }) {
  if (uid === '') return messages.ownerUnknown;
  return <Link to={userHref(uid)}>{messages.owner}</Link>;
}

/** Renders one reported card: reasons, count and actions, or the decision about it. */
export function ReportItem({ card, isShown, choice, onShow, onDecide }: ReportItemProps) {
  const { slug, count, reasons, lastAt, status, visits, waiting, assignedEmail, isOwnerSuspended } = card;
  const isOpen = status === 'open';
  return (
    <article
      className={styles.item}
      aria-label={slug}
      data-decided={!isOpen || undefined}
      data-shown={isShown || undefined}
    >
      <header className={entries.head}>
        <div className={styles.name}>
          {choice && isOpen && (
            <Checkbox
              size="md"
              aria-label={messages.choose(slug)}
              checked={choice.isChosen}
              onChange={({ currentTarget }) => choice.onChoose(currentTarget.checked)}
            />
          )}
          <h2 className={styles.title}>
            <Anchor href={publicCardUrl(slug)} target="_blank" rel="noreferrer">
              {messages.cardOf(slug)}
              <IconExternalLink size={16} aria-hidden />
              <VisuallyHidden>({messages.opensTab})</VisuallyHidden>
            </Anchor>
          </h2>
        </div>
        <div className={styles.badges}>
          {isOwnerSuspended && <StatusBadge tone="neutral">{messages.suspended}</StatusBadge>}
          {waiting > 0 && <StatusBadge tone="info">{messages.waiting(waiting)}</StatusBadge>}
          {isOpen ? (
            <StatusBadge tone="warning">{messages.times(count)}</StatusBadge>
          ) : (
            <StatusBadge tone={status === 'taken-down' ? 'error' : 'neutral'}>
              {messages.statuses[status]}
            </StatusBadge>
          )}
        </div>
      </header>
      <ul className={styles.reasons} aria-label={messages.reasonsTitle}>
        {REPORT_REASONS.filter((reason) => reasons[reason]).map((reason) => (
          <li key={reason}>{messages.reasonCount(messages.reasons[reason], reasons[reason] ?? 0)}</li>
        ))}
      </ul>
      <p className={styles.meta}>
        <ReportOwner uid={card.ownerId} /> · {messages.visits(visits)} ·{' '}
        {messages.lastAt(shortMoment(lastAt))}
        {assignedEmail && ` · ${messages.assignedTo(assignedEmail)}`}
      </p>
      {!isOpen && (
        <div role="status" className={styles.outcome}>
          <p>{messages.decidedBy(card.decidedBy, messages.statuses[status])}</p>
          <p className={styles.meta}>{card.decision || messages.noWords}</p>
        </div>
      )}
      <div className={entries.buttons}>
        <Button
          variant="default"
          size="sm"
          aria-label={messages.lookAt(slug)}
          aria-pressed={isShown}
          onClick={onShow}
        >
          {messages.look}
        </Button>
        {isOpen && (
          <>
            <Button
              variant="light"
              color="red"
              size="sm"
              aria-label={messages.takeDownOf(slug)}
              onClick={() => onDecide('take-down')}
            >
              {messages.takeDown}
            </Button>
            <Button
              variant="default"
              size="sm"
              aria-label={messages.dismissOf(slug)}
              onClick={() => onDecide('dismiss')}
            >
              {messages.dismiss}
            </Button>
          </>
        )}
      </div>
    </article>
  );
}
