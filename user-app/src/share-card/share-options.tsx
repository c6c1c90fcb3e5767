import { useState } from 'react';
import { Tabs } from '@mantine/core';
import { contextCodeOf, type Card } from 'shared-lib/model';
import 'shared-lib/ui/component-sheets.css';
import { publicAddress } from '../card-data/public-address';
import { ContextChoice } from './context-choice';
import { GooglePanel } from './google-panel';
import { messages } from './messages';
import { NfcPanel } from './nfc-panel';
import { QrPanel } from './qr/qr-panel';
import styles from './share-dialog.module.css';
import { SignaturePanel } from './signature-panel';
import { availableWallets, type Wallet } from './wallet-passes';
import { WalletPanel } from './wallet-panel';

/** Renders the ways to share a card, each with the address of the place where it is shared. */
export default function ShareOptions({
  card,
  wallets = availableWallets,
}: {
  card: Card;
  /** Wallets that passes are made for; those of this installation unless given. */
  wallets?: readonly Wallet[];
}) {
  const [context, setContext] = useState('');
  const address = publicAddress(card.slug);
  const code = contextCodeOf(context);
  // This parameter distinguishes visits by their channel; the page's canonical address leaves it out.
  const addressBy = (channel: 'qr' | 'nfc' | 'firma') => `${address}?s=${code || channel}`;
  return (
    <div className={styles.options}>
      {card.status === 'paused' && <p className={styles.note}>{messages.paused}</p>}
      <ContextChoice chosen={context} onChoose={setContext} />
      <Tabs defaultValue="qr" keepMounted={false} className={styles.tabs}>
        <Tabs.List aria-label={messages.tabsLabel} grow>
          <Tabs.Tab value="qr">{messages.tabs.qr}</Tabs.Tab>
          <Tabs.Tab value="signature">{messages.tabs.signature}</Tabs.Tab>
          <Tabs.Tab value="nfc">{messages.tabs.nfc}</Tabs.Tab>
          <Tabs.Tab value="google">{messages.tabs.google}</Tabs.Tab>
          {wallets.length > 0 && <Tabs.Tab value="wallet">{messages.tabs.wallet}</Tabs.Tab>}
        </Tabs.List>
        <Tabs.Panel value="qr">
          <QrPanel card={card} link={code ? addressBy('qr') : address} scanned={addressBy('qr')} />
        </Tabs.Panel>
        <Tabs.Panel value="signature">
          <SignaturePanel card={card} address={addressBy('firma')} />
        </Tabs.Panel>
        <Tabs.Panel value="nfc">
          <NfcPanel address={addressBy('nfc')} />
        </Tabs.Panel>
        <Tabs.Panel value="google">
          {/* The place is Google's, whatever context is chosen for the others. */}
          <GooglePanel address={`${address}?s=google`} isBookable={card.bookingEnabled === true} />
        </Tabs.Panel>
        {wallets.length > 0 && (
          <Tabs.Panel value="wallet">
            <WalletPanel card={card} wallets={wallets} />
          </Tabs.Panel>
        )}
      </Tabs>
    </div>
  );
}
