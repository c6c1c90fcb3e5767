import { useEffect, useRef, useState } from 'react';
import { Button, CloseButton } from '@mantine/core';
import { IconCircleCheck, IconExternalLink, IconQrcode, IconShare2 } from '@tabler/icons-react';
import type { Card } from 'shared-lib/model';
import { ownerAddress, publicAddress } from '../../../../card-data/public-address';
import { ShareDialog } from '../../../../share-card/share-dialog';
import { canShareNatively, shareNatively } from '../../../../share-card/share-natively';
import { CopyButton } from '../../../../ui/address/copy-button';
import { messages } from '../../messages';
import styles from './published-notice.module.css';

/**
 * Shows the card's address and how to share it, right after publishing. Scrolls into view, wherever 'Publicar' was
 * pressed.
 */
export function PublishedNotice({ card, onClose }: { card: Card; onClose: () => void }) {
  const address = publicAddress(card.slug);
  const [sharing, setSharing] = useState(false);
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    // Newer browsers answer a promise here, which isn't to be taken for a clean-up.
    notice.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <section ref={notice} className={styles.notice}>
      <IconCircleCheck size={24} aria-hidden className={styles.icon} />
      <p className={styles.text}>
        {messages.liveAt} <b>{address.replace(/^https?:\/\//, '')}</b>
      </p>
      <span className={styles.actions}>
        <CopyButton address={address} />
        <Button
          variant="default"
          leftSection={<IconQrcode size={18} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {messages.showQr}
        </Button>
        <Button
          variant="default"
          leftSection={<IconShare2 size={18} aria-hidden />}
          onClick={() => (canShareNatively() ? void shareNatively(card) : setSharing(true))}
        >
          {messages.share}
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
      <ShareDialog card={sharing ? card : null} onClose={() => setSharing(false)} />
    </section>
  );
}
