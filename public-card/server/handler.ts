import type { IncomingMessage, ServerResponse } from 'node:http';
import { CARD_LANGUAGES, contextCodeIn, languageIn, pdfUrlPath, type PublishedCard } from 'shared-lib/model';
import { privacyUrl } from 'shared-lib/privacy';
import { RELEASE_HEADERS } from '../../build/server/release-header';
import { PAGE_WORDS } from '../src/words';
import { qrSvg, qrTarget } from '../src/features/qr/qr-code';
import { shownNext } from './booking/next-form';
import { renderBookPage, renderBookingPage, renderWaitingPage, type PageLink } from './booking/booking-pages';
import { acceptedLanguage } from './accepted-language';
import type { CardStore } from './store/card-store';
import { FILE_POLICY } from './files/attachment';
import { messages } from './messages';
import { addressesFor, type PageAddresses } from './origins';
import { rememberPages } from './page-memory';
import { pdfAnswer } from './files/pdf-answer';
import { renderPrivacyPage } from './privacy/privacy-page';
import { renderReportPage } from './report/report-page';
import {
  renderAbsence,
  renderPage,
  renderUnknownPage,
  spokenIn,
  type PageAnswer,
  type PageAssets,
} from './card/render-page';
import { respond, type Answer } from './respond';
import { parseRoute, type CardRoute } from './routes';
import { rememberSitemaps, robotsAnswer, sitemapIndexAnswer } from './sitemap';
import { vCardAnswer } from './files/vcard-answer';

/** Cache header of cards: fresh for a minute, and for one more while the next version is fetched. */
const CARD_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** Cache header of missing cards, short so that a new or restored card is seen at once. */
const ABSENCE_CACHE = 'public, max-age=0, s-maxage=10';

/**
 * Cache header of photos: one that is taken down disappears from caches within the hour, the time in an instance's
 * memory included. Browsers revalidate by its tag and get no bytes.
 */
const PHOTO_CACHE = 'public, max-age=3600, s-maxage=3000';

const QR_CACHE = 'public, max-age=86400';

const NO_STORE = 'no-store';

/** Headers of pages whose address has a secret or personal data, which other sites mustn't get. */
const PRIVATE_ADDRESS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const PLAIN = 'text/plain; charset=utf-8';

/** Dependencies of the handler. */
export interface CardHandlerParts {
  store: CardStore;
  assets: PageAssets;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Called with every failure that a visitor saw. */
  onError?: (error: unknown, path: string) => void;
}

function pageAnswer(page: PageAnswer): Answer {
  const cacheControl = { 200: CARD_CACHE, 404: ABSENCE_CACHE, 410: ABSENCE_CACHE, 503: NO_STORE }[
    page.status
  ];
  return {
    status: page.status,
    body: page.html,
    contentType: 'text/html; charset=utf-8',
    cacheControl,
    headers: { 'Content-Security-Policy': page.contentSecurityPolicy },
  };
}

/**
 * Lets a card's page share the browsing context group of its opener. With isolation the browser would discard the frame that it prepared
 * while waiting for this answer, and set up another before it renders the page (ADR 074). A card is public and its own site has no
 * sessions, unlike the pages below it and the shell's site, which shows cards as well.
 */
function withItsOpener(answer: Answer): Answer {
  return { ...answer, headers: { ...answer.headers, 'Cross-Origin-Opener-Policy': 'unsafe-none' } };
}

function redirect(path: string, query: string, cacheControl: string): Answer {
  return {
    status: 301,
    body: '',
    contentType: PLAIN,
    cacheControl,
    headers: { Location: `${path}${query}` },
  };
}

function qrAnswer(slug: string, addresses: PageAddresses): Answer {
  return {
    status: 200,
    body: qrSvg(qrTarget(`${addresses.cardOrigin}/c/${slug}`)),
    contentType: 'image/svg+xml',
    cacheControl: QR_CACHE,
    headers: FILE_POLICY,
  };
}

function privacyAnswer(query: string, addresses: PageAddresses): Answer {
  const language = languageIn(query, CARD_LANGUAGES);
  // The Spanish text is the whole one.
  if (language === 'es') return redirect(privacyUrl(addresses.shellOrigin), '', CARD_CACHE);
  return pageAnswer({ ...renderPrivacyPage(language, addresses), status: 200 });
}

async function photoAnswer(store: CardStore, route: CardRoute & { kind: 'photo' }): Promise<Answer> {
  const bytes = await store.readPhoto(route.storagePath);
  return bytes
    ? {
        status: 200,
        body: bytes,
        contentType: route.contentType,
        cacheControl: PHOTO_CACHE,
        headers: FILE_POLICY,
      }
    : { status: 404, body: messages.photoNotFound, contentType: PLAIN, cacheControl: ABSENCE_CACHE };
}

/** Reads the credentials in the address of a page about a booking, or about an entry of a waiting list; `null` for one without a token. */
function pageLink(below: string, query: string): PageLink | null {
  const parameters = new URLSearchParams(query);
  const token = parameters.get('t') ?? '';
  if (!/^[\w-]{1,100}$/.test(token)) return null;
  const offer = Number(/^\d{1,9}$/.exec(parameters.get('n') ?? '')?.[0] ?? 0);
  const state = parameters.get('estado') ?? '';
  return { id: below.slice(below.lastIndexOf('/') + 1), token, offer, state, next: shownNext(parameters) };
}

/**
 * Creates the handler of everything under `/c/`: a card's page, its contact file, its code, its photo, its PDFs, the page
 * that reports it, the booking pages, and the site map. A page, a contact or a PDF reads one document, a report two, a code
 * or a photo none.
 */
export function createCardHandler({ store, assets, now = Date.now, onError }: CardHandlerParts) {
  const sitemapAnswer = rememberSitemaps((first) => store.listCards(first), now);
  const rememberedPage = rememberPages();

  async function answerCard(
    route: { kind: 'page' | 'vcard' | 'report' | 'book'; slug: string },
    query: string,
    addresses: PageAddresses,
  ): Promise<Answer> {
    const card = await store.readCard(route.slug);
    if (card?.status === 'moved') {
      const ending = { page: '', vcard: '.vcf', report: '/denunciar', book: '/reservar' }[route.kind];
      return redirect(`/c/${card.to}${ending}`, query, ABSENCE_CACHE);
    }
    if (route.kind === 'vcard' && card?.status === 'published') {
      const context = contextCodeIn(query);
      const { language, query: spoken } = spokenIn(card, query);
      // Caches store a contact once for each language and code, and nothing for any other query.
      const codes = context === null ? [] : [`?s=${context}`, `${spoken || '?'}&s=${context}`];
      return vCardAnswer(card, {
        pageUrl: `${addresses.cardOrigin}/c/${card.slug}`,
        now: now(),
        context,
        words: PAGE_WORDS[language],
        cacheControl: ['', spoken, ...codes].includes(query) ? CARD_CACHE : NO_STORE,
        readPhoto: store.readPhoto,
      });
    }
    if (route.kind === 'report' && card?.status === 'published') return reportAnswer(card, query, addresses);
    if (route.kind === 'book' && card?.status === 'published') return bookAnswer(card, query, addresses);
    const at = now();
    const render = () => pageAnswer(renderPage(card, addresses, assets, at, query));
    if (card?.status === 'published') {
      const variant = [spokenIn(card, query).language, addresses.cardOrigin, addresses.assetBase].join(' ');
      const isOwnSite = addresses.assetBase === '';
      return rememberedPage(card, variant, at, () => (isOwnSite ? withItsOpener(render()) : render()));
    }
    return card?.status === 'paused' ? { ...render(), cacheControl: ABSENCE_CACHE } : render();
  }

  async function reportAnswer(card: PublishedCard, query: string, addresses: PageAddresses): Promise<Answer> {
    const parameters = new URLSearchParams(query);
    const state = parameters.get('estado');
    const sent = { state, day: parameters.get('dia') };
    const page = renderReportPage(
      card,
      sent,
      await store.readSupportEmail(),
      addresses,
      spokenIn(card, query),
    );
    return { ...pageAnswer({ ...page, status: 200 }), cacheControl: state ? NO_STORE : ABSENCE_CACHE };
  }

  function bookAnswer(card: PublishedCard, query: string, addresses: PageAddresses): Answer {
    const spoken = spokenIn(card, query);
    const answer = pageAnswer({ ...renderBookPage(card, addresses, assets, spoken), status: 200 });
    const headers = { ...answer.headers, ...PRIVATE_ADDRESS };
    // Prefilled values in a link are personal data.
    return {
      ...answer,
      headers,
      cacheControl: ['', spoken.query].includes(query) ? ABSENCE_CACHE : NO_STORE,
    };
  }

  /**
   * Answers the page of a booking, or of an entry of a waiting list. It outlives its card and the card's address: without a card it has the product's own
   * theme.
   */
  async function bookingAnswer(
    { kind, slug, below }: CardRoute & { kind: 'booking' | 'waiting' },
    query: string,
    addresses: PageAddresses,
  ): Promise<Answer> {
    const card = slug === '' ? null : await store.readCard(slug);
    if (card?.status === 'moved') {
      const moved = redirect(`/c/${card.to}/${below}`, query, NO_STORE);
      return { ...moved, headers: { ...moved.headers, ...PRIVATE_ADDRESS } };
    }
    const shown = card?.status === 'published' ? card : null;
    const language = languageIn(query, CARD_LANGUAGES);
    const render = kind === 'waiting' ? renderWaitingPage : renderBookingPage;
    const page = render(slug, shown, addresses, assets, language, pageLink(below, query));
    const answer = pageAnswer({ ...page, status: 200 });
    return { ...answer, headers: { ...answer.headers, ...PRIVATE_ADDRESS }, cacheControl: NO_STORE };
  }

  async function answerPdf({ slug, path }: CardRoute & { kind: 'pdf' }, query: string): Promise<Answer> {
    // Without a query, so that caches store it once: another query each time would cost a read each time.
    if (query !== '') return redirect(pdfUrlPath(slug, path), '', CARD_CACHE);
    const card = await store.readCard(slug);
    if (card?.status === 'moved') return redirect(pdfUrlPath(card.to, path), '', ABSENCE_CACHE);
    const shown = card?.status === 'published' ? card : null;
    return pdfAnswer(shown, path, { now: now(), readPdf: store.readPdf });
  }

  async function answer(path: string, query: string, addresses: PageAddresses): Promise<Answer> {
    const route = parseRoute(path);
    switch (route.kind) {
      case 'none':
        return pageAnswer(renderAbsence('unknown', addresses, languageIn(query, CARD_LANGUAGES)));
      case 'below':
        return pageAnswer(renderUnknownPage(await store.readCard(route.slug), addresses, query));
      case 'redirect':
        return redirect(route.path, query, CARD_CACHE);
      case 'qr':
        return qrAnswer(route.slug, addresses);
      case 'photo':
        return photoAnswer(store, route);
      case 'pdf':
        return answerPdf(route, query);
      case 'privacy':
        return privacyAnswer(query, addresses);
      case 'robots':
        return robotsAnswer(addresses.cardOrigin);
      case 'sitemap':
        return sitemapIndexAnswer(addresses.cardOrigin);
      case 'sitemap-part':
        return sitemapAnswer(route.first, addresses.cardOrigin);
      case 'booking':
      case 'waiting':
        return bookingAnswer(route, query, addresses);
      default:
        return answerCard({ kind: route.kind, slug: route.slug }, query, addresses);
    }
  }

  return async function handleCard(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { ...RELEASE_HEADERS, Allow: 'GET, HEAD' };
      const refusal = { status: 405, body: messages.methodNotAllowed, contentType: PLAIN, headers };
      respond(request, response, { ...refusal, cacheControl: NO_STORE });
      return;
    }
    const [path = '/', search] = (request.url ?? '/').split(/\?(.*)/s);
    const query = search ? `?${search}` : '';
    const host = request.headers['x-forwarded-host'] ?? request.headers.host ?? '';
    const addresses = addressesFor(String(host));
    try {
      respond(request, response, await answer(path, query, addresses));
    } catch (error) {
      onError?.(error, path);
      const language = acceptedLanguage(request.headers['accept-language']);
      const failure = pageAnswer(renderAbsence('failure', addresses, language));
      respond(request, response, { ...failure, headers: { ...failure.headers, 'Retry-After': '5' } });
    }
  };
}
