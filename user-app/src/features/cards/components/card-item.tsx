import { useId, type ReactNode } from 'react';
import { Button, Loader, Tooltip } from '@mantine/core';
import {
  IconCopy,
  IconExternalLink,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconShare2,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'shared-lib/router';
import { roleLine, type Card } from 'shared-lib/domain';
import { CardStateBadge } from '../../../card-data/card-state-badge';
import { CardWaitBadge } from '../../../card-data/card-wait-badge';
import { ownerAddress, publicAddress } from '../../../card-data/public-address';
import type { CardWait } from '../../../card-draft/use-waiting-cards';
import { paths } from '../../../paths';
import { AddressLine } from '../../../ui/address-line';
import { messages } from '../messages';
import type { CardActions } from '../use-card-actions';
import styles from './card-item.module.css';
import { CardTile } from './card-tile';

interface CardItemProps {
  card: Card;
  copying: boolean;
  /** Why some of its changes are only on this device. */
  wait?: CardWait | undefined;
  actions: CardActions;
  onShare: (card: Card) => void;
}

/** One card of the list: what it is, where it stands, and everything that can be done to it. */
export function CardItem({ card, copying, wait, actions, onShare }: CardItemProps) {
  const titleId = useId();
  const hintId = useId();
  const draft = card.status === 'draft';
  const paused = card.status === 'paused';
  const who = [card.profile.name || messages.noName, roleLine(card.profile)].filter(Boolean).join(' · ');

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
          <IconAction label={messages.duplicate} busy={copying} onClick={() => actions.duplicate(card)}>
            <IconCopy size={20} stroke={1.75} aria-hidden />
          </IconAction>
          {paused ? (
            <IconAction label={messages.resume} onClick={() => actions.setPaused(card, false)}>
              <IconPlayerPlay size={20} stroke={1.75} aria-hidden />
            </IconAction>
          ) : (
            <IconAction label={messages.pause} disabled={draft} onClick={() => actions.setPaused(card, true)}>
              <IconPlayerPause size={20} stroke={1.75} aria-hidden />
            </IconAction>
          )}
          <IconAction label={messages.remove} danger onClick={() => actions.remove(card)}>
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

/** An icon with its name: as a tip on wide screens, beside it on phones. */
function IconAction({ label, busy, disabled, danger, onClick, children }: IconActionProps) {
  return (
    <Tooltip label={label}>
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
