import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  CARD_LANGUAGES,
  DEFAULT_LANGUAGE,
  languageIn,
  languagesOf,
  linksAt,
  type CardLanguage,
  type PublicCard,
  type PublishedCard,
  type SectionHours,
  type SpokenLanguages,
} from 'shared-lib/model';
import {
  bookActionCss,
  brandCss,
  sectionsCss,
  cardFont,
  cardViewCss,
  cardViewCssFor,
  hasLinkBlocks,
  linkBlocksCss,
  lookFont,
  shownSections,
  templatedCss,
  templateStyle,
} from 'shared-lib/ui/card-view';
import { zoneCity } from 'shared-lib/model/booking';
import { languagesCss } from '../../src/page/languages-nav';
import { leadActionCss } from '../../src/page/lead-action';
import { CardPage, type CardPageProps } from '../../src/page/card-page';
import { TOAST_ID } from '../../src/page/toast';
import { hiddenLinks } from '../../src/page/schedule/follow-schedule';
import { pageCss, printCss, scheduleCss, toastCss } from '../../src/page/page-css';
import { PAGE_DATA_ID, serializeForScript, type CardPageData } from '../../src/page/page-data';
import { statusCss } from '../../src/status/status-css';
import { StatusView, type CardAbsence } from '../../src/status/status-view';
import { PAGE_WORDS } from '../../src/words';
import { BOOT_LOADER } from '../document/boot-loader';
import { renderDocument, type RenderedPage } from '../document/document';
import { LANGUAGE_CHOICE } from '../language-choice';
import { CardHead, photoUrlOf } from './head';
import type { PageAddresses } from '../origins';
import { renderOwnPage } from '../document/own-page';
import { hideLinks, scheduleOf, withDueLinks } from './scheduled-links';
import { StructuredData } from './structured-data';
import { withoutPreloads } from '../document/without-preloads';

/** Hashed files of the page build that the server's pages refer to. */
export interface PageAssets {
  /** Path of the page's one script, from the site's root. */
  script: string;
  /** Paths of the chunks that the script loads on the booking pages, and on a press of 'Reservar' or 'Dejar mis datos'. */
  chunks: Record<'booking' | 'booking-widget' | 'manage-booking' | 'waiting' | 'lead', string>;
}

/** A page with its status code. */
export interface PageAnswer extends RenderedPage {
  status: 200 | 404 | 410 | 503;
}

/** Styles of every card's page, after those of what the card shows. */
const CARD_PAGE_STYLE = pageCss + printCss + toastCss;

/** Styles of every page without a card. */
const STATUS_STYLE = cardViewCss + pageCss + statusCss;

const ABSENCE_STATUS: Record<CardAbsence, PageAnswer['status']> = {
  paused: 200,
  deleted: 410,
  'taken-down': 410,
  unknown: 404,
  'unknown-page': 404,
  failure: 503,
};

/** Renders the page of a card that isn't shown. */
export function renderAbsence(
  absence: CardAbsence,
  addresses: PageAddresses,
  language: CardLanguage,
  action?: ReactNode,
): PageAnswer {
  const words = PAGE_WORDS[language].absence;
  const page = renderOwnPage({
    language,
    title: words[absence].title,
    pageStyle: STATUS_STYLE,
    addresses,
    body: (
      <StatusView absence={absence} words={words} homeHref={`${addresses.shellOrigin}/`} action={action} />
    ),
  });
  return { ...page, status: ABSENCE_STATUS[absence] };
}

/** Returns the language in which a request gets a card, and the query that keeps it at other addresses. */
export function spokenIn(
  card: SpokenLanguages,
  requested: string,
): { language: CardLanguage; query: string } {
  const [main = DEFAULT_LANGUAGE, ...others] = languagesOf(card);
  const language = languageIn(requested, [main, ...others]);
  return { language, query: language === main ? '' : `?lang=${language}` };
}

/** Returns the opening hours that a card shows. */
function hoursOf({ sections = [] }: PublishedCard): SectionHours | undefined {
  return sections.find(({ id }) => id === 'hours')?.hours;
}

function renderPublished(
  card: PublishedCard,
  addresses: PageAddresses,
  assets: PageAssets,
  now: number,
  request: string,
): PageAnswer {
  const languages = languagesOf(card);
  const { language, query } = spokenIn(card, request);
  const words = PAGE_WORDS[language];
  const choice = languages.length > 1 ? { languages, current: language } : undefined;
  const canonicalUrl = `${addresses.cardOrigin}/c/${card.slug}`;
  const due = withDueLinks(card, now);
  const described = {
    card: { ...card, links: linksAt(card.links, now) },
    url: canonicalUrl,
    query,
    words,
    origin: addresses.cardOrigin,
  };
  const page: CardPageProps = {
    card: due,
    hasAllLinks: true,
    now,
    canonicalUrl,
    words,
    choice,
    query,
    homeHref: `${addresses.shellOrigin}/`,
    bookHref: card.bookingEnabled ? `/c/${card.slug}/reservar${query}` : null,
    leadForm: card.leadForm,
  };
  const schedule = scheduleOf(card, now);
  const hours = hoursOf(card);
  const font = cardFont(card.theme);
  const data: CardPageData = {
    ...(language !== DEFAULT_LANGUAGE && {
      words: { ...words.script, ...(hours && { opening: words.card.opening }) },
      offline: words.offline,
    }),
    tools: {
      slug: card.slug,
      name: card.profile.name,
      scheme: card.theme.scheme,
      canonicalUrl,
      ...(language !== DEFAULT_LANGUAGE && { language }),
    },
    schedule,
    ...(hours && { hours: { ...hours, city: zoneCity(hours.zone, words.visitor.zones) } }),
    ...(font && { font: { path: font.path, stack: lookFont(card.theme) } }),
    bookable: card.bookingEnabled === true,
    lead: card.leadForm ? { ...card.leadForm, script: assets.chunks.lead } : null,
  };
  const body = withoutPreloads(renderToString(<CardPage {...page} />));
  const sections = shownSections(card);
  const rendered = renderDocument({
    language,
    theme: card.theme,
    pageStyle: [
      cardViewCssFor(body),
      CARD_PAGE_STYLE,
      hasLinkBlocks(due) ? linkBlocksCss : '',
      brandCss(due),
      card.templates ? templatedCss : '',
      card.bookingEnabled ? bookActionCss : '',
      card.leadForm ? leadActionCss : '',
      schedule ? scheduleCss : '',
      choice ? languagesCss : '',
    ].join(''),
    bodyStyles: [
      ...(card.templates?.styles.map(templateStyle) ?? []),
      ...(sections.length > 0 ? [sectionsCss(sections)] : []),
    ],
    addresses,
    head: <CardHead {...described} />,
    // An address that names another language has chosen already.
    headScript: choice && query === '' ? LANGUAGE_CHOICE : undefined,
    body: schedule ? hideLinks(body, hiddenLinks(schedule, now)) : body,
    lastId: TOAST_ID,
    tail: (
      <>
        <StructuredData
          card={described.card}
          url={canonicalUrl}
          query={query}
          language={language}
          photoUrl={photoUrlOf(described)}
        />
        <script
          type="application/json"
          id={PAGE_DATA_ID}
          dangerouslySetInnerHTML={{ __html: serializeForScript(data) }}
        />
        <script
          data-src={`${addresses.assetBase}${assets.script}`}
          data-book={card.bookingEnabled ? addresses.assetBase + assets.chunks.booking : undefined}
          dangerouslySetInnerHTML={{ __html: BOOT_LOADER }}
        />
      </>
    ),
  });
  return { ...rendered, status: 200 };
}

/** Renders the answer at an address below a card at which nothing is: in the card's language, with a way back to it. */
export function renderUnknownPage(
  card: PublicCard | null,
  addresses: PageAddresses,
  wanted: string,
): PageAnswer {
  if (card === null || card.status === 'moved')
    return renderAbsence('unknown', addresses, languageIn(wanted, CARD_LANGUAGES));
  const { language, query } = spokenIn(card, wanted);
  return renderAbsence(
    'unknown-page',
    addresses,
    language,
    <a className="tj-button tj-button--main" href={`/c/${card.slug}${query}`}>
      {PAGE_WORDS[language].offline.backToCard}
    </a>,
  );
}

/**
 * Renders the answer for the public document of a slug. Pure: the same card, addresses and instant give the same bytes.
 *
 * @param card - Public document, or `null` when there is none. A moved card is redirected by the caller.
 * @param now - Milliseconds since the epoch; decides which scheduled links show.
 * @param languages - Query of the request, which may name one of the card's languages.
 */
export function renderPage(
  card: Exclude<PublicCard, { status: 'moved' }> | null,
  addresses: PageAddresses,
  assets: PageAssets,
  now: number,
  languages = '',
): PageAnswer {
  if (card === null) return renderAbsence('unknown', addresses, languageIn(languages, CARD_LANGUAGES));
  if (card.status !== 'published')
    return renderAbsence(card.status, addresses, spokenIn(card, languages).language);
  return renderPublished(card, addresses, assets, now, languages);
}
