import { useEffect, useState, type MouseEventHandler } from 'react';
import { PRODUCT_NAME } from 'shared-lib/config';
import { CardView } from 'shared-lib/ui/card-view';
import { QrTool } from '../features/qr/qr-tool';
import { ShareTool } from '../features/share/share-tool';
import { messages } from '../messages';
import type { PageData } from './page-data';
import { useOnline } from './use-online';
import { useScheduleClock } from './use-schedule-clock';

/** How long a confirmation stays; an address to copy by hand stays longer. */
const TOAST_MS = 4000;
const TOAST_LONG_MS = 20_000;

export interface CardPageProps extends PageData {
  /** Called once the page is alive. */
  onReady?: () => void;
  /** Takes over 'Guardar contacto'. */
  onSave?: MouseEventHandler;
}

/** The visitor's page: the card with what a visitor can do with it. Drawn by the server, then hydrated. */
export function CardPage({ card, now: serverNow, canonicalUrl, homeHref, onReady, onSave }: CardPageProps) {
  const now = useScheduleClock(card.links, serverNow);
  const online = useOnline();
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
      <CardView
        card={card}
        now={now}
        onSave={onSave}
        tools={
          <>
            <QrTool
              card={card}
              canonicalUrl={canonicalUrl}
              onFailure={() => setSaid(messages.qrDialog.failed)}
            />
            <ShareTool name={card.profile.name} url={canonicalUrl} onSay={setSaid} />
          </>
        }
        foot={
          <a href={homeHref}>
            {messages.madeWith}
            <b>{PRODUCT_NAME}</b>
          </a>
        }
      />
      <div className="tj-toast" role="status">
        {toast && <span>{toast}</span>}
      </div>
    </>
  );
}
