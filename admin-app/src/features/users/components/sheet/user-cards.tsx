import { useState } from 'react';
import { Anchor, Button, VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import type { UserDetail } from 'shared-lib/model';
import { StatusBadge, type StatusTone } from 'shared-lib/ui/status-badge';
import { publicCardUrl } from '../../../../paths';
import { useMay } from '../../../../session/permissions';
import { CardDrawer } from '../../../../shown-card/card-drawer';
import lines from '../../../../ui/lists/lines.module.css';
import { detailMessages as messages } from '../../detail-messages';
import { cardName, type UserAction } from '../../user-actions';
import { SheetSection } from './sheet-section';
import styles from './sheet.module.css';

type ListedCard = UserDetail['cardList'][number];

const TONES: Record<ListedCard['status'], StatusTone> = {
  draft: 'neutral',
  published: 'success',
  paused: 'warning',
  deleted: 'neutral',
};

interface CardLineProps {
  card: ListedCard;
  onAsk: (action: UserAction) => void;
  onLook: () => void;
}

function CardLine({ card, onAsk, onLook }: CardLineProps) {
  const name = cardName(card);
  const mayModerate = useMay('moderation');
  return (
    <li className={lines.line}>
      <span className={lines.words}>
        {card.status === 'published' ? (
          <Anchor href={publicCardUrl(card.slug)} target="_blank" rel="noreferrer" className={styles.outside}>
            {name}
            <IconExternalLink size={14} aria-hidden />
            <VisuallyHidden>({messages.opensTab})</VisuallyHidden>
          </Anchor>
        ) : (
          name
        )}
        <span className={styles.note}>/c/{card.slug}</span>
      </span>
      <span className={styles.end}>
        <StatusBadge tone={card.takenDown ? 'error' : TONES[card.status]}>
          {card.takenDown ? messages.takenDown : messages.cardStates[card.status]}
        </StatusBadge>
        {card.status === 'published' && !card.takenDown && (
          <Button variant="subtle" size="compact-md" aria-label={messages.lookAt(name)} onClick={onLook}>
            {messages.look}
          </Button>
        )}
        {mayModerate &&
          (card.takenDown ? (
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={messages.liftOf(name)}
              onClick={() => onAsk({ kind: 'lift', card })}
            >
              {messages.lift}
            </Button>
          ) : (
            card.status !== 'deleted' && (
              <Button
                variant="subtle"
                color="red"
                size="compact-md"
                aria-label={messages.takeDownOf(name)}
                onClick={() => onAsk({ kind: 'takeDown', card })}
              >
                {messages.takeDown}
              </Button>
            )
          ))}
      </span>
    </li>
  );
}

/** Renders the account's cards, with links to their public pages. */
export function UserCards({
  cards,
  onAsk,
}: {
  cards: readonly ListedCard[];
  onAsk: (action: UserAction) => void;
}) {
  const [shown, setShown] = useState<ListedCard | null>(null);
  return (
    <SheetSection title={messages.cards}>
      {cards.length === 0 ? (
        <p className={styles.note}>{messages.noCards}</p>
      ) : (
        <ul className={lines.lines}>
          {cards.map((card) => (
            <CardLine key={card.id} card={card} onAsk={onAsk} onLook={() => setShown(card)} />
          ))}
        </ul>
      )}
      <CardDrawer card={shown} onClose={() => setShown(null)} />
    </SheetSection>
  );
}
