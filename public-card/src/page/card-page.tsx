import type { MouseEventHandler } from 'react';
import { PRODUCT_NAME } from 'shared-lib/config';
import { BookAction, CardView, type CardViewCard } from 'shared-lib/ui/card-view';
import { messages } from '../messages';
import { LeadAction } from './lead-action';
import { CardTools, type ConnectTools } from './card-tools';
import { TOAST_ID } from './connect-tools';
import { PrintedContact } from './printed-contact';
import { useScheduleClock } from './use-schedule-clock';

export interface CardPageProps {
  card: CardViewCard;
  /** Instant that decides which links show at first. */
  now: number;
  /** The card's one public address. */
  canonicalUrl: string;
  /** The product's home. */
  homeHref: string;
  /** Address of 'Reservar'; `null` where nothing can be booked. */
  bookHref: string | null;
  /** True to show 'Dejar mis datos'; needs `leadActionCss`. */
  takesLeads?: boolean;
  /** Makes the tools work; the server's page has a script of its own. */
  connect?: ConnectTools;
  /** Handles presses of 'Guardar contacto'. */
  onSave?: MouseEventHandler;
}

/** Renders the visitor's page: the card with its tools. */
export function CardPage({
  card,
  now,
  canonicalUrl,
  homeHref,
  bookHref,
  takesLeads = false,
  connect,
  onSave,
}: CardPageProps) {
  return (
    <>
      <CardView
        card={card}
        now={useScheduleClock(card.links, now)}
        onSave={onSave}
        bookHref={bookHref}
        actions={bookHref !== null && <BookAction href={bookHref} />}
        tools={<CardTools slug={card.slug} connect={connect} />}
        foot={
          <>
            <a href={homeHref}>
              {messages.madeWith}
              <b>{PRODUCT_NAME}</b>
            </a>
            <a href={`/c/${card.slug}/denunciar`} rel="nofollow">
              {messages.report}
            </a>
          </>
        }
      >
        {takesLeads && <LeadAction />}
        <PrintedContact card={card} canonicalUrl={canonicalUrl} />
      </CardView>
      <div id={TOAST_ID} className="tj-toast" role="status" />
    </>
  );
}
