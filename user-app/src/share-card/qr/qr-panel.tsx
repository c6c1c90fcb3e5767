import { useId, useState } from 'react';
import { Button, NativeSelect } from '@mantine/core';
import { IconDownload, IconShare2 } from '@tabler/icons-react';
import { isOneOf, roleLine, type Card } from 'shared-lib/model';
import { saveFile } from 'shared-lib/save-file';
import { SegmentedControl } from 'shared-lib/ui/segmented-control';
import { CopyButton } from '../../ui/address/copy-button';
import { exportQr, QR_FORMATS, type QrFormat } from './export-qr';
import { messages } from '../messages';
import { MiddleChoice } from './middle-choice';
import { BLACK, isTooLight, type QrLook } from './qr-look';
import { QrPicture } from './qr-picture';
import styles from '../share-dialog.module.css';
import { canShareNatively, shareNatively } from '../share-natively';

interface QrPanelProps {
  card: Card;
  /** Address to copy and send. */
  link: string;
  /** Address in the code. */
  scanned: string;
}

/** Renders a card's address and its code, with the code's look and its files. */
export function QrPanel({ card, link, scanned }: QrPanelProps) {
  const [isBrand, setBrand] = useState(false);
  const [picture, setPicture] = useState<string | null>(null);
  const labelId = useId();
  const isWeak = isTooLight(card.theme.accent);
  const look: QrLook = { color: isBrand && !isWeak ? card.theme.accent : BLACK, picture };

  return (
    <div className={styles.panel}>
      <p className={styles.address}>{link.replace(/^https?:\/\//, '')}</p>
      <div className={styles.row}>
        <CopyButton address={link} primary />
        {canShareNatively() && (
          <Button
            variant="default"
            leftSection={<IconShare2 size={18} aria-hidden />}
            onClick={() => void shareNatively(card, link)}
          >
            {messages.nativeShare}
          </Button>
        )}
      </div>
      <QrPicture address={scanned} look={look} />
      <div className={styles.choice}>
        <span className={styles.label} id={labelId}>
          {messages.color}
        </span>
        <SegmentedControl
          aria-labelledby={labelId}
          value={look.color === BLACK ? 'black' : 'brand'}
          fullWidth
          size="md"
          data={[
            { value: 'black', label: messages.black },
            { value: 'brand', label: messages.brand, disabled: isWeak },
          ]}
          onChange={(value) => setBrand(value === 'brand')}
        />
        {isWeak && <p className={styles.hint}>{messages.weakColor}</p>}
      </div>
      <MiddleChoice photo={card.profile.photo} logo={card.theme.logo ?? null} onChange={setPicture} />
      <Download card={card} link={link} scanned={scanned} look={look} />
    </div>
  );
}

/** Renders the choice of a file and its download, which is refused for a code that no camera would read. */
function Download({ card, link, scanned, look }: QrPanelProps & { look: QrLook }) {
  const [format, setFormat] = useState<QrFormat>('png-1024');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ look: string; text: string } | null>(null);
  const lookKey = `${look.color} ${look.picture}`;

  const download = async () => {
    setBusy(true);
    setProblem(null);
    const { profile, slug } = card;
    const printed = {
      name: profile.name,
      role: roleLine(profile),
      phone: profile.phone,
      address: link.replace(/^https?:\/\//, '').replace(/\?.*$/, ''),
    };
    try {
      const made = await exportQr(format, { address: scanned, look, card: printed, slug });
      if (made === 'unreadable') {
        const text = look.picture === null ? messages.unreadablePlain : messages.unreadable;
        setProblem({ look: lookKey, text });
      } else saveFile(made.name, made.file.type, made.file);
    } catch {
      setProblem({ look: lookKey, text: messages.exportFailed });
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.choice}>
      <NativeSelect
        label={messages.format}
        description={messages.downloadHint}
        value={format}
        data={QR_FORMATS.map((value) => ({ value, label: messages.formats[value] }))}
        onChange={({ currentTarget: { value } }) => isOneOf(QR_FORMATS, value) && setFormat(value)}
      />
      <Button
        fullWidth
        variant="default"
        loading={isBusy}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => void download()}
      >
        {messages.download}
      </Button>
      {problem?.look === lookKey && (
        <p role="alert" className={styles.problem}>
          {problem.text}
        </p>
      )}
    </div>
  );
}
