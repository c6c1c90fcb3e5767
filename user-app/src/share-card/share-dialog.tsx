import { Suspense } from 'react';
import { Loader } from '@mantine/core';
import type { Card } from 'shared-lib/model';
import { lazyPart } from 'shared-lib/ui/lazy-screen';
import { Modal } from 'shared-lib/ui/layers';
import { messages } from './messages';
import styles from './share-dialog.module.css';

const ShareOptions = lazyPart(() => import(/* webpackChunkName: "share-card" */ './share-options'));

/** Renders a card's address, to copy, share with another app, print or show as a QR code. */
export function ShareDialog({ card, onClose }: { card: Card | null; onClose: () => void }) {
  return (
    <Modal opened={card !== null} onClose={onClose} title={card && messages.shareTitle(card.name)} size="lg">
      {card && (
        <Suspense
          fallback={
            <div className={styles.loading} role="status" aria-label={messages.loading}>
              <Loader aria-hidden />
            </div>
          }
        >
          <ShareOptions card={card} />
        </Suspense>
      )}
    </Modal>
  );
}
