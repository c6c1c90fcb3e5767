import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { QrTool } from '../features/qr/qr-tool';
import { ShareTool } from '../features/share/share-tool';
import { messages } from '../messages';
import { useOnline } from './use-online';

/** Id of the element, somewhere on the page, that takes what is said in passing. */
export const TOAST_ID = 'toast';

/** How long a confirmation stays; what has to be read or copied stays longer. */
const TOAST_MS = 4000;
const TOAST_LONG_MS = 20_000;

/** What the tools need to know of a card. */
export interface CardToolsData {
  slug: string;
  name: string;
  scheme: string;
  /** The card's one public address. */
  canonicalUrl: string;
}

const neverChanges = () => () => {};

/** The toast's element once the page is in a browser. */
function useToastHost(): HTMLElement | null {
  return useSyncExternalStore(
    neverChanges,
    () => document.getElementById(TOAST_ID),
    () => null,
  );
}

/** What a visitor can do with a card besides following its links: show its code and share it. */
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
