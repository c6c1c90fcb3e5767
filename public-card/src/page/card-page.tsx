import type { MouseEventHandler } from 'react';
import { PRODUCT_NAME } from 'shared-lib/config';
import type { LeadForm } from 'shared-lib/model/booking';
import { BookAction, CardView, type CardViewCard } from 'shared-lib/ui/card-view';
import type { PageWords } from '../words/page-words';
import { LanguagesNav, type LanguageChoice } from './languages-nav';
import { LeadAction } from './lead-action';
import { CardTools, type ConnectTools } from './card-tools';
import { TOAST_ID } from './toast';
import { PrintedContact } from './printed-contact';
import { useScheduleClock } from './schedule/use-schedule-clock';

export interface CardPageProps {
  card: CardViewCard;
  /** Instant that decides which links show at first. */
  now: number;
  /** True to render every link, whatever its times: the page's script hides those that aren't due. */
  hasAllLinks?: boolean;
  /** The card's one public address. */
  canonicalUrl: string;
  /** Texts in the page's language. */
  words: Pick<PageWords, 'card' | 'page'>;
  /** Languages of a card that has several; needs `languagesCss`. */
  choice?: LanguageChoice | undefined;
  /** Query that keeps the page's language at other addresses; empty in the card's main one. */
  query?: string;
  /** The product's home. */
  homeHref: string;
  /** Address of 'Reservar'; `null` where nothing can be booked. */
  bookHref: string | null;
  /** Form of 'Dejar mis datos'; needs `leadActionCss`. */
  leadForm?: LeadForm | undefined;
  /** Makes the tools work; the server's page has a script of its own. */
  connect?: ConnectTools;
  /** Handles presses of 'Guardar contacto'. */
  onSave?: MouseEventHandler;
}

/** Renders the visitor's page: the card with its tools. */
export function CardPage({
  card,
  now,
  hasAllLinks,
  canonicalUrl,
  words: { card: cardWords, page: messages },
  choice,
  query = '',
  homeHref,
  bookHref,
  leadForm,
  connect,
  onSave,
}: CardPageProps) {
  return (
    <>
      <CardView
        card={card}
        words={cardWords}
        saveHref={`/c/${card.slug}.vcf${query}`}
        now={useScheduleClock(card.links, now)}
        hasAllLinks={hasAllLinks}
        onSave={onSave}
        bookHref={bookHref}
        actions={
          <>
            {bookHref !== null && <BookAction href={bookHref} />}
            {leadForm?.amongActions && <LeadAction label={messages.lead} hasIcon />}
          </>
        }
        tools={<CardTools slug={card.slug} words={messages} connect={connect} />}
        foot={
          <>
            <a href={homeHref}>
              {messages.madeWith}
              <b>{PRODUCT_NAME}</b>
            </a>
            <a href={`/c/${card.slug}/denunciar${query}`} rel="nofollow">
              {messages.report}
            </a>
          </>
        }
      >
        {leadForm && !leadForm.amongActions && <LeadAction label={messages.lead} />}
        <PrintedContact card={card} now={now} canonicalUrl={canonicalUrl} />
        {choice && <LanguagesNav {...choice} label={messages.languages} />}
      </CardView>
      <div id={TOAST_ID} className="tj-toast" role="status" />
    </>
  );
}
