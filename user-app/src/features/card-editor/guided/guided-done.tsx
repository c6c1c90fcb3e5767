import { useEffect, useRef } from 'react';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import type { Card } from 'shared-lib/domain';
import { Link } from 'shared-lib/router';
import { ownerAddress, publicAddress } from '../../../card-data/public-address';
import { paths } from '../../../paths';
import { messages as shareMessages } from '../../../share-card/messages';
import { drawQr } from '../../../share-card/qr-code';
import { Confetti } from '../../../ui/confetti';
import { CopyButton } from '../../../ui/copy-button';
import styles from './guided-card.module.css';
import { messages } from './messages';

const text = messages.done;

/** Renders the end of the guided steps: the card's code, as large as the screen, and ways to share it. */
export function GuidedDone({ card }: { card: Card }) {
  const address = publicAddress(card.slug);
  const qr = drawQr(`${address}?s=qr`);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.page}>
      <Confetti />
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {text.title}
      </h1>
      <p className={styles.intro}>{text.intro}</p>
      <svg
        className={styles.qr}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={shareMessages.qrAlt(address)}
        shapeRendering="crispEdges"
      >
        <path fill="#fff" d={`M0 0h${qr.size}v${qr.size}H0z`} />
        <path fill="#000" d={qr.path} />
      </svg>
      <p className={styles.address}>{address.replace(/^https?:\/\//, '')}</p>
      <div className={styles.share}>
        <Button
          component="a"
          href={ownerAddress(card)}
          target="_blank"
          rel="noopener"
          leftSection={<IconExternalLink size={18} aria-hidden />}
        >
          {text.view}
        </Button>
        <Button
          component="a"
          variant="default"
          href={`https://wa.me/?text=${encodeURIComponent(text.said(address))}`}
          target="_blank"
          rel="noopener"
          leftSection={<IconBrandWhatsapp size={18} aria-hidden />}
        >
          {text.whatsApp}
        </Button>
        <CopyButton address={address} />
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} aria-hidden />}
          onClick={() => window.print()}
        >
          {text.print}
        </Button>
        <Button component={Link} to={paths.editCard(card.slug)} variant="subtle" color="dark">
          {text.edit}
        </Button>
      </div>
    </div>
  );
}
