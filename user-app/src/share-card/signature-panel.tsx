import { useRef } from 'react';
import { Button } from '@mantine/core';
import { IconCode, IconCopy } from '@tabler/icons-react';
import type { Card } from 'shared-lib/model';
import { showToast } from 'shared-lib/toast';
import { messages } from './messages';
import styles from './share-dialog.module.css';
import { Signature } from './signature';

async function tellCopy(copy: () => Promise<void>): Promise<void> {
  try {
    await copy();
    showToast('success', messages.signatureCopied, { id: 'copied' });
  } catch {
    showToast('warning', messages.signatureCopyFailed, { id: 'copied' });
  }
}

const blob = (type: string, text: string) => new Blob([text], { type });

/** Renders an e-mail signature as it will look, and ways to copy exactly that. */
export function SignaturePanel({ card, address }: { card: Card; address: string }) {
  const preview = useRef<HTMLDivElement>(null);
  const html = () => preview.current?.innerHTML ?? '';
  const copyFormatted = () =>
    navigator.clipboard.write([
      new ClipboardItem({
        'text/html': blob('text/html', html()),
        'text/plain': blob('text/plain', `${card.profile.name}\n${address}`),
      }),
    ]);
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{messages.signatureIntro}</p>
      <section aria-label={messages.signaturePreview} className={styles.signature}>
        <div ref={preview}>
          <Signature card={card} address={address} />
        </div>
      </section>
      <div className={styles.row}>
        <Button leftSection={<IconCopy size={18} aria-hidden />} onClick={() => void tellCopy(copyFormatted)}>
          {messages.copySignature}
        </Button>
        <Button
          variant="default"
          leftSection={<IconCode size={18} aria-hidden />}
          onClick={() => void tellCopy(() => navigator.clipboard.writeText(html()))}
        >
          {messages.copyHtml}
        </Button>
      </div>
    </div>
  );
}
