import { useEffect, useRef, useState } from 'react';
import { Button } from '@mantine/core';
import { IconNfc } from '@tabler/icons-react';
import { CopyButton } from '../ui/address/copy-button';
import { messages } from './messages';
import styles from './share-dialog.module.css';
import { canWriteNfc, writeNfc } from './write-nfc';

/** Renders the writing of a tag where the browser can do that, else a short guide. */
export function NfcPanel({ address }: { address: string }) {
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{messages.nfcIntro}</p>
      {canWriteNfc() ? <Writing key={address} address={address} /> : <Guide address={address} />}
    </div>
  );
}

type Step = { kind: 'idle' | 'waiting' | 'done' } | { kind: 'failed'; text: string };

function Writing({ address }: { address: string }) {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  const write = async () => {
    const attempt = new AbortController();
    waiting.current = attempt;
    setStep({ kind: 'waiting' });
    try {
      await writeNfc(address, attempt.signal);
      setStep({ kind: 'done' });
    } catch (error) {
      if (attempt.signal.aborted) return;
      const name = String(typeof error === 'object' && error && 'name' in error && error.name);
      setStep({ kind: 'failed', text: messages.nfcProblems[name] ?? messages.nfcFailed });
    }
  };
  return (
    <>
      <div className={styles.row}>
        <Button
          leftSection={<IconNfc size={18} aria-hidden />}
          disabled={step.kind === 'waiting'}
          onClick={() => void write()}
        >
          {messages.nfcWrite}
        </Button>
        {step.kind === 'waiting' && (
          <Button
            variant="default"
            onClick={() => {
              waiting.current?.abort();
              setStep({ kind: 'idle' });
            }}
          >
            {messages.cancel}
          </Button>
        )}
      </div>
      <p role="status" className={styles.hint}>
        {step.kind === 'waiting' && messages.nfcWaiting}
        {step.kind === 'done' && messages.nfcDone}
      </p>
      {step.kind === 'failed' && (
        <p role="alert" className={styles.problem}>
          {step.text}
        </p>
      )}
    </>
  );
}

function Guide({ address }: { address: string }) {
  return (
    <>
      <p className={styles.hint}>{messages.nfcGuide}</p>
      <ol className={styles.steps}>
        {messages.nfcSteps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.address}>{address}</p>
      <CopyButton address={address} />
    </>
  );
}
