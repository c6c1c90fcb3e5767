import { Button, CloseButton } from '@mantine/core';
import { IconCircleCheck, IconCopy, IconExternalLink } from '@tabler/icons-react';
import type { Card } from 'shared-lib/domain';
import { ownerAddress, publicAddress } from '../../../card-data/public-address';
import { copyAddress } from '../../../ui/copy-address';
import { messages } from '../messages';
import styles from './published-notice.module.css';

/** Right after publishing: where the card is, and what to do with that. */
export function PublishedNotice({ card, onClose }: { card: Card; onClose: () => void }) {
  const address = publicAddress(card.slug);
  return (
    <section className={styles.notice}>
      <IconCircleCheck size={24} aria-hidden className={styles.icon} />
      <p className={styles.text}>
        {messages.liveAt} <b>{address.replace(/^https?:\/\//, '')}</b>
      </p>
      <span className={styles.actions}>
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() => void copyAddress(address)}
        >
          {messages.copyLink}
        </Button>
        <Button
          component="a"
          href={ownerAddress(card)}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {messages.view}
        </Button>
        <CloseButton size="lg" aria-label={messages.dismiss} onClick={onClose} />
      </span>
    </section>
  );
}
