import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconDownload, IconExternalLink, IconPrinter } from '@tabler/icons-react';
import { roleLine, type Card } from 'shared-lib/model';
import { Link } from 'shared-lib/router';
import { saveFile } from 'shared-lib/save-file';
import { ownerAddress, publicAddress } from '../../../card-data/public-address';
import { paths } from '../../../paths';
import { messages as shareMessages } from '../../../share-card/messages';
import { drawQr } from '../../../share-card/qr/qr-code';
import { BLACK } from '../../../share-card/qr/qr-look';
import { Confetti } from '../../../ui/confetti';
import { CopyButton } from '../../../ui/address/copy-button';
import styles from './guided-card.module.css';
import { messages } from './messages';

const text = messages.done;

/** Stores the card's code as a picture for print, once it has been read again as a camera would. */
async function saveCode({ profile, slug }: Card, scanned: string, address: string): Promise<void> {
  const { exportQr } = await import('../../../share-card/qr/export-qr');
  const { name, phone } = profile;
  const card = { name, role: roleLine(profile), phone, address };
  const look = { color: BLACK, picture: null };
  const made = await exportQr('png-2048', { address: scanned, look, card, slug });
  if (made === 'unreadable') throw new Error('The code does not read as its address');
  saveFile(made.name, made.file.type, made.file);
}

/** Renders the end of the guided steps: the card's code, as large as the screen, and ways to share it. */
export function GuidedDone({ card }: { card: Card }) {
  const address = publicAddress(card.slug);
  const scanned = `${address}?s=qr`;
  const shown = address.replace(/^https?:\/\//, '');
  const qr = drawQr(scanned);
  const [saving, setSaving] = useState<'no' | 'yes' | 'failed'>('no');
  const save = () => {
    setSaving('yes');
    saveCode(card, scanned, shown).then(
      () => setSaving('no'),
      () => setSaving('failed'),
    );
  };
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
      <p className={styles.address}>{shown}</p>
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
        <Button
          variant="default"
          loading={saving === 'yes'}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={save}
        >
          {text.save}
        </Button>
        <Button component={Link} to={paths.editCard(card.slug)} variant="subtle" color="dark">
          {text.edit}
        </Button>
      </div>
      {saving === 'failed' && (
        <p role="alert" className={styles.error}>
          {shareMessages.exportFailed}
        </p>
      )}
    </div>
  );
}
