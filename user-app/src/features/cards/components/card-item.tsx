import { useId, type ReactNode } from 'react';
import { Button, Loader, Tooltip } from '@mantine/core';
import {
  IconChartBar,
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { roleLine, type Card } from 'shared-lib/model';
import { useUid } from 'shared-lib/store';
import { AppealPart } from '../../../appeal/appeal-part';
import { CardStateBadge } from '../../../card-data/card-state-badge';
import { cardMessages } from '../../../card-data/messages';
import { useSetCardPausedMutation } from '../../../card-data/card-writes';
import { CardWaitBadge } from '../../../card-data/card-wait-badge';
import { ownerAddress, publicAddress } from '../../../card-data/public-address';
import type { CardWait } from 'shared-lib/draft';
import { paths } from '../../../paths';
import { AddressLine } from '../../../ui/address/address-line';
import { useDuplicateCardMutation } from '../list-writes';
import { messages } from '../messages';
import styles from './card-item.module.css';
import { CardTile } from './card-tile';

interface CardItemProps {
  card: Card;
  /** Reason for which some of its changes are only on this device. */
  wait?: CardWait | undefined;
  onShare: (card: Card) => void;
  onRemove: () => void;
}

/** Renders one card of the list: its name, state and actions. */
export function CardItem({ card, wait, onShare, onRemove }: CardItemProps) {
  const uid = useUid();
  const [duplicate, { isLoading: copying }] = useDuplicateCardMutation();
  const [setPaused] = useSetCardPausedMutation();
  const titleId = useId();
  const hintId = useId();
  const draft = card.status === 'draft';
  const takedown = card.takedown ?? null;
  const paused = card.status === 'paused' && takedown === null;
  const who = [card.profile.name || cardMessages.noName, roleLine(card.profile)].filter(Boolean).join(' · ');

  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <CardTile card={card} />
        <div className={styles.words}>
          <div className={styles.titleRow}>
            <h2 id={titleId} className={styles.title}>
              {card.name}
            </h2>
            <CardStateBadge card={card} />
            {wait && <CardWaitBadge wait={wait} />}
          </div>
          <p className={styles.who}>
            {who} · {messages.links(card.links.length)}
          </p>
          <AddressLine address={publicAddress(card.slug)} />
          {takedown && <p className={styles.hint}>{messages.takenDownNow(takedown.reason)}</p>}
          <AppealPart card={card} />
          {(draft || paused) && (
            <p id={hintId} className={styles.hint}>
              {draft ? messages.draftHint : messages.pausedHint}
            </p>
          )}
        </div>
      </div>
      <div className={styles.actions}>
        <Button
          component={Link}
          to={paths.editCard(card.slug)}
          variant="light"
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {messages.edit}
        </Button>
        <Button
          component="a"
          href={draft ? undefined : ownerAddress(card)}
          role="link"
          target="_blank"
          rel="noopener"
          variant="default"
          data-disabled={draft || undefined}
          aria-disabled={draft || undefined}
          aria-describedby={draft ? hintId : undefined}
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {messages.view}
        </Button>
        <Button
          variant="default"
          data-disabled={draft || undefined}
          aria-disabled={draft || undefined}
          aria-describedby={draft ? hintId : undefined}
          onClick={() => draft || onShare(card)}
          leftSection={<IconShare2 size={18} aria-hidden />}
        >
          {messages.share}
        </Button>
        <span className={styles.more}>
          <Tooltip label={messages.figures} classNames={{ tooltip: styles.tip }}>
            <Link to={paths.cardFigures(card.slug)} className={styles.icon} aria-label={messages.figures}>
              <IconChartBar size={20} stroke={1.75} aria-hidden />
              <span aria-hidden="true" className={styles.iconLabel}>
                {messages.figures}
              </span>
            </Link>
          </Tooltip>
          <IconAction
            label={messages.duplicate}
            busy={copying}
            disabled={takedown !== null}
            onClick={() => void duplicate(card)}
          >
            <IconCopy size={20} stroke={1.75} aria-hidden />
          </IconAction>
          {paused ? (
            <IconAction label={messages.resume} onClick={() => void setPaused({ uid, card, paused: false })}>
              <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
            </IconAction>
          ) : (
            <IconAction
              label={messages.pause}
              disabled={draft || takedown !== null}
              onClick={() => void setPaused({ uid, card, paused: true })}
            >
              <IconPlayerPause size={20} stroke={1.75} aria-hidden />
            </IconAction>
          )}
          <IconAction label={messages.remove} danger onClick={onRemove}>
            <IconTrash size={20} stroke={1.75} aria-hidden />
          </IconAction>
        </span>
      </div>
    </article>
  );
}

interface IconActionProps {
  label: string;
  busy?: boolean;
  disabled?: boolean;
  danger?: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** Renders an icon with its label: as a tooltip on wide screens, beside it on phones. */
function IconAction({ label, busy, disabled, danger, onClick, children }: IconActionProps) {
  return (
    <Tooltip label={label} classNames={{ tooltip: styles.tip }}>
      <button
        type="button"
        className={styles.icon}
        data-danger={danger || undefined}
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled ?? busy}
        onClick={onClick}
      >
        {busy ? <Loader size={20} aria-hidden /> : children}
        <span aria-hidden="true" className={styles.iconLabel}>
          {label}
        </span>
      </button>
    </Tooltip>
  );
}
