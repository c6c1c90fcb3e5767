import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import {
  contactWays,
  DEFAULT_LANGUAGE,
  DEFAULT_THEME,
  languagesOf,
  photoUrlPath,
  type CardLanguage,
  type PublishedCard,
} from 'shared-lib/model';
import { cardViewCss } from 'shared-lib/ui/card-view';
import { pageCss } from '../../src/page/page-css';
import {
  BOOKING_ROOT_ID,
  PAGE_DATA_ID,
  serializeForScript,
  type BookingPageData,
} from '../../src/page/page-data';
import { PAGE_WORDS } from '../../src/words';
import { bookingPageCss } from './booking-page-css';
import { renderDocument, type RenderedPage } from '../document/document';
import { LanguageLinks } from '../card/head';
import { LANGUAGE_CHOICE } from '../language-choice';
import { NextForm, type ShownNext } from './next-form';
import type { PageAddresses } from '../origins';
import { spokenIn, type PageAssets } from '../card/render-page';
import { withoutPreloads } from '../document/without-preloads';

const STYLE = cardViewCss + pageCss + bookingPageCss;

/** Renders direct contacts for a page whose script doesn't run. */
function DirectWays({ card, language }: { card: PublishedCard; language: CardLanguage }) {
  const { card: words } = PAGE_WORDS[language];
  const links = card.links.filter(({ from, until }) => from === null && until === null);
  const direct = contactWays({ ...card, links }).filter(({ kind }) => kind !== 'directions');
  return (
    <div className="tj-actions">
      {direct.map(({ kind, url }) => (
        <a key={kind} className="tj-button" href={url}>
          {words[kind]}
        </a>
      ))}
    </div>
  );
}

/** Credentials in the address of a page about a booking, or about an entry of a waiting list. */
export interface PageLink {
  id: string;
  token: string;
  /** Number of the offer that a link to a waiting list is about; 0 for none. */
  offer: number;
  /** State that the form led back with; empty before it was sent. */
  state: string;
  /** Next appointment that was looked for; `null` where none was found. */
  next: ShownNext | null;
}

/** Renders the state that a form led back with, where the page has a sentence for it. */
function StateSentence({ state, sentences }: { state: string; sentences: Readonly<Record<string, string>> }) {
  return Object.hasOwn(sentences, state) ? <p role="status">{sentences[state]}</p> : null;
}

/** Renders the fields of a form that nobody sees. */
function HiddenFields({ fields }: { fields: Readonly<Record<string, string | number>> }) {
  return Object.entries(fields).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ));
}

/**
 * Renders the forms by which a browser without script confirms, cancels, books the next appointment or takes back the wish for a reminder
 * by WhatsApp; nothing happens before one is sent.
 */
function AnswerForm({ link, slug, language }: { link: PageLink; slug: string; language: CardLanguage }) {
  const { answer, needsScriptToAnswer } = PAGE_WORDS[language].bookingPage;
  const { id, token, state, next } = link;
  const action = `/b/${slug || '-'}/respuesta`;
  const secrets = <HiddenFields fields={{ bookingId: id, token, lang: language }} />;
  return (
    <>
      <StateSentence state={state} sentences={answer.states} />
      {state === 'siguiente' && next && (
        <form method="post" action={action}>
          <NextForm next={next} language={language} />
          {secrets}
        </form>
      )}
      {state !== 'cancelada' && (
        <form method="post" action={action}>
          <p>{needsScriptToAnswer}</p>
          {secrets}
          <div className="tj-actions">
            {state !== 'confirmada' && (
              <button className="tj-button tj-button--main" name="answer" value="attend">
                {answer.confirm}
              </button>
            )}
            <button className="tj-button" name="answer" value="cancel">
              {answer.cancel}
            </button>
            {state !== 'siguiente' && (
              <button className="tj-button" name="answer" value="next">
                {answer.next.look}
              </button>
            )}
            {state !== 'sin-whatsapp' && (
              <button className="tj-button" name="answer" value="stop-whatsapp">
                {answer.stopWhatsApp}
              </button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

/** Renders the form by which a browser without script books the hour that is held, or leaves the list. */
function WaitingForm({ link, slug, language }: { link: PageLink; slug: string; language: CardLanguage }) {
  const { waiting } = PAGE_WORDS[language].bookingPage;
  const { id, token, offer, state } = link;
  return (
    <>
      <StateSentence state={state} sentences={waiting.states} />
      {state !== 'fuera' && (
        <form method="post" action={`/b/${slug || '-'}/espera`}>
          <p>{waiting.needsScript}</p>
          <HiddenFields fields={{ waitingId: id, token, offer, lang: language }} />
          <div className="tj-actions">
            {offer > 0 && state !== 'paso' && (
              <button className="tj-button tj-button--main" name="answer" value="book">
                {waiting.book}
              </button>
            )}
            <button className="tj-button" name="answer" value="leave">
              {waiting.leave}
            </button>
          </div>
        </form>
      )}
    </>
  );
}

function Head({ title, card }: { title: string; card: PublishedCard | null }) {
  const photo = card?.profile.photo;
  return (
    <header className="tj-booking-head">
      {card && photo && (
        <img src={photoUrlPath(card.slug, photo.path)} width={48} height={48} alt="" decoding="async" />
      )}
      <h1 dir="auto">{title}</h1>
    </header>
  );
}

/** Chunks that fill each kind of page. */
const CHUNKS: Record<BookingPageData['booking'], readonly (keyof PageAssets['chunks'])[]> = {
  book: ['booking', 'booking-widget'],
  manage: ['manage-booking'],
  waiting: ['waiting'],
};

/** Preloads the scripts that render the page, as it is empty before. */
function Preload({
  kind,
  addresses: { assetBase },
  assets,
}: {
  kind: BookingPageData['booking'];
  addresses: PageAddresses;
  assets: PageAssets;
}) {
  return CHUNKS[kind].map((chunk) => (
    <link
      key={chunk}
      rel="preload"
      as="script"
      href={assetBase + assets.chunks[chunk]}
      // With the same CORS mode as the script's request.
      crossOrigin={assetBase ? 'anonymous' : undefined}
    />
  ));
}

/** Renders a page that its script fills: its heading, and contacts where no script runs. */
function renderShell({
  language,
  query,
  title,
  slug,
  card,
  kind,
  loading,
  withoutScript,
  head,
  headScript,
  addresses,
  assets,
}: {
  language: CardLanguage;
  /** Query that keeps the language at the card's address. */
  query: string;
  title: string;
  slug: string;
  card: PublishedCard | null;
  kind: BookingPageData['booking'];
  loading: string;
  withoutScript: ReactNode;
  head?: ReactNode;
  headScript?: string | undefined;
  addresses: PageAddresses;
  assets: PageAssets;
}): RenderedPage {
  const theme = card?.theme ?? DEFAULT_THEME;
  const messages = PAGE_WORDS[language].bookingPage;
  const data: BookingPageData = {
    booking: kind,
    slug,
    ...(language !== DEFAULT_LANGUAGE && { language }),
  };
  return renderDocument({
    language,
    theme,
    pageStyle: STYLE,
    addresses,
    head: (
      <>
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        {head}
        <Preload kind={kind} addresses={addresses} assets={assets} />
      </>
    ),
    headScript,
    body: withoutPreloads(
      renderToStaticMarkup(
        <div className="tj-card" data-scheme={theme.scheme}>
          <div className="tj-sheet tj-booking-sheet">
            <Head title={title} card={card} />
            <div id={BOOKING_ROOT_ID}>
              <p className="tj-role tj-script" role="status" data-failure={messages.openingFailed}>
                {loading}
              </p>
            </div>
            <noscript>{withoutScript}</noscript>
            {card && (
              <p className="tj-foot">
                <a href={`/c/${slug}${query}`}>{messages.backToCard}</a>
              </p>
            )}
          </div>
        </div>,
      ),
    ),
    tail: (
      <>
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          dangerouslySetInnerHTML={{ __html: serializeForScript(data) }}
        />
        <script defer src={addresses.assetBase + assets.script} />
      </>
    ),
  });
}

/** Renders the booking page of a card. */
export function renderBookPage(
  card: PublishedCard,
  addresses: PageAddresses,
  assets: PageAssets,
  { language, query }: { language: CardLanguage; query: string },
): RenderedPage {
  const messages = PAGE_WORDS[language].bookingPage;
  return renderShell({
    language,
    query,
    title: messages.pageTitle(card.profile.name),
    slug: card.slug,
    card,
    kind: 'book',
    loading: messages.loading,
    head: <LanguageLinks card={card} url={`${addresses.cardOrigin}/c/${card.slug}/reservar`} />,
    // An address that names another language has chosen already.
    headScript: languagesOf(card).length > 1 && query === '' ? LANGUAGE_CHOICE : undefined,
    withoutScript: (
      <>
        <p>{messages.needsScript}</p>
        <DirectWays card={card} language={language} />
      </>
    ),
    addresses,
    assets,
  });
}

/**
 * Renders the page of a booking, for the holder of its link. The server reads nothing of the booking: the page's script
 * does, with the secret in the address, and opening the page changes nothing.
 *
 * @param card - Card whose theme it has; `null` for a card that isn't shown any more.
 * @param link - `null` for an address without a token.
 */
export function renderBookingPage(
  slug: string,
  card: PublishedCard | null,
  addresses: PageAddresses,
  assets: PageAssets,
  language: CardLanguage,
  link: PageLink | null,
): RenderedPage {
  const messages = PAGE_WORDS[language].bookingPage;
  return renderShell({
    language,
    query: card ? spokenIn(card, `?lang=${language}`).query : '',
    title: messages.manageTitle,
    slug,
    card,
    kind: 'manage',
    loading: messages.loadingBooking,
    withoutScript: (
      <>
        {link ? (
          <AnswerForm link={link} slug={slug} language={language} />
        ) : (
          <p>{messages.needsScriptToManage}</p>
        )}
        {card && <DirectWays card={card} language={language} />}
      </>
    ),
    addresses,
    assets,
  });
}

/**
 * Renders the page of an entry of a waiting list, for the holder of one of its links; as {@link renderBookingPage}, it reads nothing of
 * the entry.
 */
export function renderWaitingPage(
  slug: string,
  card: PublishedCard | null,
  addresses: PageAddresses,
  assets: PageAssets,
  language: CardLanguage,
  link: PageLink | null,
): RenderedPage {
  const { waiting } = PAGE_WORDS[language].bookingPage;
  return renderShell({
    language,
    query: card ? spokenIn(card, `?lang=${language}`).query : '',
    title: waiting.title,
    slug,
    card,
    kind: 'waiting',
    loading: waiting.loading,
    withoutScript: link ? (
      <WaitingForm link={link} slug={slug} language={language} />
    ) : (
      <p>{waiting.states.enlace}</p>
    ),
    addresses,
    assets,
  });
}
