import { useId } from 'react';
import { Button } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import type { DeletedCard } from 'shared-lib/data';
import { failureOf } from 'shared-lib/store';
import { AppealPart } from '../../../appeal/appeal-part';
import { publicAddress } from '../../../card-data/public-address';
import { useRecoverCardMutation } from '../list-writes';
import { messages } from '../messages';
import { recoverableUntil } from '../recoverable-until';
import styles from './card-item.module.css';
import { CardTile } from './card-tile';

/** Renders one card of the bin, until when it can be restored, and why restoring failed. */
export function DeletedCardItem({ card }: { card: DeletedCard }) {
  const titleId = useId();
  const [recover, { isLoading, error }] = useRecoverCardMutation();
  const failure = failureOf(error);
  const refusal = failure && (messages.refusals[failure.reason ?? ''] ?? failure.message);
  const { takedown } = card;

  return (
    <article aria-labelledby={titleId} className={styles.card}>
      <div className={styles.head}>
        <CardTile card={card} isDeleted />
        <div className={styles.words}>
          <div className={styles.titleRow}>
            <h2 id={titleId} className={styles.title}>
              {card.name}
            </h2>
          </div>
          <p className={styles.who}>{publicAddress(card.slug).replace(/^https?:\/\//, '')}</p>
          <p className={styles.hint}>
            {takedown ? messages.takenDown(takedown.reason) : messages.recoverUntil(recoverableUntil(card))}
          </p>
          <AppealPart card={card} />
          {refusal && (
            <p role="alert" className={styles.refusal}>
              {refusal}
            </p>
          )}
        </div>
      </div>
      {!takedown && (
        <div className={styles.actions}>
          <Button
            variant="light"
            leftSection={<IconRestore size={18} aria-hidden />}
            aria-label={messages.recoverNamed(card.name)}
            loading={isLoading}
            onClick={() => void recover(card)}
          >
            {messages.recover}
          </Button>
        </div>
      )}
    </article>
  );
}
