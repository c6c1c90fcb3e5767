import { useEffect } from 'react';
import { Button, Loader } from '@mantine/core';
import { IconWallet } from '@tabler/icons-react';
import type { Card } from 'shared-lib/model';
import { saveFile } from 'shared-lib/save-file';
import { messages } from './messages';
import styles from './share-dialog.module.css';
import { useMakeApplePassMutation, useMakeGooglePassMutation, type Wallet } from './wallet-passes';

interface PassProps {
  card: Card;
}

/** Renders the ways to carry a card in the wallet of a phone. */
export function WalletPanel({ card, wallets }: PassProps & { wallets: readonly Wallet[] }) {
  if (card.status !== 'published') return <p className={styles.note}>{messages.walletDraft}</p>;
  return (
    <div className={styles.panel}>
      <p className={styles.hint}>{messages.walletIntro}</p>
      {wallets.includes('google') && <GooglePass card={card} />}
      {wallets.includes('apple') && <ApplePass card={card} />}
      <p className={styles.hint}>{messages.walletUpdates}</p>
    </div>
  );
}

/** Renders the link to Google, which is made when the panel opens: a browser opens no page some time after a press. */
function GooglePass({ card }: PassProps) {
  const [make, { data: address, error }] = useMakeGooglePassMutation();
  const { id, publishedRevision } = card;
  useEffect(() => {
    void make({ id });
  }, [make, id, publishedRevision]);

  if (error)
    return (
      <>
        <p role="alert" className={styles.problem}>
          {error.message ?? messages.passFailed}
        </p>
        <Button variant="default" onClick={() => void make({ id })}>
          {messages.tryAgain}
        </Button>
      </>
    );
  if (!address)
    return (
      <span role="status" className={styles.hint}>
        <Loader size={14} aria-hidden /> {messages.preparingPass}
      </span>
    );
  return (
    <Button
      component="a"
      href={address}
      target="_blank"
      rel="noopener"
      leftSection={<IconWallet size={18} aria-hidden />}
    >
      {messages.googleWallet}
    </Button>
  );
}

/** Renders the download of the pass, which a phone of Apple's offers to add. */
function ApplePass({ card }: PassProps) {
  const [make, { isLoading, error }] = useMakeApplePassMutation();
  const save = async () => {
    const { data } = await make(card);
    if (!data) return;
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    saveFile(`${card.slug}.pkpass`, 'application/vnd.apple.pkpass', bytes);
  };
  return (
    <>
      <Button
        variant="default"
        loading={isLoading}
        leftSection={<IconWallet size={18} aria-hidden />}
        onClick={() => void save()}
      >
        {messages.applePass}
      </Button>
      {error && (
        <p role="alert" className={styles.problem}>
          {error.message ?? messages.passFailed}
        </p>
      )}
    </>
  );
}
