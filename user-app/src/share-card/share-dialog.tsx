import { Button, Modal } from '@mantine/core';
import { IconCopy, IconDownload, IconShare2 } from '@tabler/icons-react';
import type { Card } from 'shared-lib/domain';
import { showErrorToast } from 'shared-lib/toast';
import { publicAddress } from '../card-data/public-address';
import { copyAddress } from '../ui/copy-address';
import { messages } from './messages';
import { drawQr, qrPngFile, qrSvgFile } from './qr-code';
import styles from './share-dialog.module.css';
import { canShareNatively, shareNatively } from './share-natively';

function download(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Renders a card's address, to copy, share with another app, or show as a QR code. */
export function ShareDialog({ card, onClose }: { card: Card | null; onClose: () => void }) {
  return (
    <Modal opened={card !== null} onClose={onClose} title={card && messages.shareTitle(card.name)}>
      {card && <ShareOptions card={card} />}
    </Modal>
  );
}

function ShareOptions({ card }: { card: Card }) {
  const address = publicAddress(card.slug);
  // Scans can be told from other visits by this mark; the page's canonical address leaves it out.
  const qr = drawQr(`${address}?s=qr`);

  return (
    <div className={styles.options}>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <div className={styles.row}>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void copyAddress(address)}>
          {messages.copyLink}
        </Button>
        {canShareNatively() && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => void shareNatively(card)}
          >
            {messages.nativeShare}
          </Button>
        )}
      </div>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={messages.qrAlt(address)}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path fill="#000" d={qr.path} />
      </svg>
      <div className={styles.row}>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => download(qrSvgFile(qr), `${card.slug}.svg`)}
        >
          {messages.downloadSvg}
        </Button>
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => {
            qrPngFile(qr).then((file) => download(file, `${card.slug}.png`), showErrorToast);
          }}
        >
          {messages.downloadPng}
        </Button>
      </div>
      <p className={styles.hint}>{messages.shareHint}</p>
    </div>
  );
}
