import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { QrTool } from '../features/qr/qr-tool';
import { ShareTool } from '../features/share/share-tool';
import { messages } from '../messages';
import { useOnline } from './use-online';

/** Id of the element, somewhere on the page, that shows short messages. */
export const TOAST_ID = 'toast';

/** Time for which a confirmation stays, and a message to be read or copied, in milliseconds. */
const TOAST_MS = 4000;
const TOAST_LONG_MS = 20_000;

/** Card data that the tools need. */
export interface CardToolsData {
  slug: string;
  name: string;
  scheme: string;
  /** The card's one public address. */
  canonicalUrl: string;
}

const neverChanges = () => () => {};

/** Returns the toast's element once the page is in a browser. */
function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    neverChanges,
    () => document.getElementById(TOAST_ID),
    () => null,
  );
}

/** Renders the tools of a card: its code and sharing. */
export function CardTools({ onReady, ...card }: CardToolsData & { onReady?: () => void }) {
  const online = useOnline();
  const toastHost = useToastHost();
  const [said, setSaid] = useState('');
  useEffect(() => onReady?.(), [onReady]);
  useEffect(() => {
    if (!said) return undefined;
    const timer = setTimeout(() => setSaid(''), said === messages.linkCopied ? TOAST_MS : TOAST_LONG_MS);
    return () => clearTimeout(timer);
  }, [said]);
  const toast = said || (online ? '' : messages.offline);
  return (
    <>
      <QrTool {...card} onFailure={() => setSaid(messages.openingFailed)} />
      <ShareTool name={card.name} url={card.canonicalUrl} onSay={setSaid} />
      {toastHost && createPortal(toast && <span>{toast}</span>, toastHost)}
    </>
  );
}
