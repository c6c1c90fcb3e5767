import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PublishedCard } from 'shared-lib/domain';
import { qrSvg, qrTarget } from '../src/features/qr/qr-code';
import { renderBookPage, renderBookingPage } from './booking-pages';
import type { CardStore } from './card-store';
import { messages } from './messages';
import { addressesFor, type PageAddresses } from './origins';
import { renderReportPage } from './report-page';
import { renderAbsence, renderPage, type PageAnswer, type PageAssets } from './render-page';
import { respond, type Answer } from './respond';
import { parseRoute, type CardRoute } from './routes';
import { vCardAnswer } from './vcard-answer';

/** Caches keep a card a minute and may serve it one more while they fetch the next. */
const CARD_CACHE = 'public, max-age=0, s-maxage=60, stale-while-revalidate=60';

/** Short, so that a card that appears or comes back is seen at once. */
const ABSENCE_CACHE = 'public, max-age=0, s-maxage=10';

/** The address names the content by its hash. */
const PHOTO_CACHE = 'public, max-age=31536000, immutable';

const QR_CACHE = 'public, max-age=86400';

const NO_STORE = 'no-store';

/** Their addresses carry what other sites needn't know: a secret, or somebody's data. */
const PRIVATE_ADDRESS = { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' };

const PLAIN = 'text/plain; charset=utf-8';

/** What the handler is made of. */
export interface CardHandlerParts {
  store: CardStore;
  assets: PageAssets;
  /** Milliseconds since the epoch. */
  now?: () => number;
  /** Told about every failure that a visitor saw. */
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

function redirect(path: string, query: string, cacheControl: string): Answer {
  return {
    status: 301,
    body: '',
    contentType: PLAIN,
    cacheControl,
    headers: { Location: `${path}${query}` },
  };
}

/** Nothing inside a served file may run as a page of ours. */
const FILE_POLICY = { 'Content-Security-Policy': "default-src 'none'; sandbox" };

function qrAnswer(slug: string, addresses: PageAddresses): Answer {
  return {
    status: 200,
    body: qrSvg(qrTarget(`${addresses.cardOrigin}/c/${slug}`)),
    contentType: 'image/svg+xml',
    cacheControl: QR_CACHE,
    headers: FILE_POLICY,
  };
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

/**
 * Answers everything under `/c/`: a card's page, its contact file, its code, its photo, the page that reports it, and those
 * about booking. One document is read for a page or a contact, two for a report, none for a code or a photo.
 */
export function createCardHandler({ store, assets, now = Date.now, onError }: CardHandlerParts) {
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
      return vCardAnswer(card, {
        pageUrl: `${addresses.cardOrigin}/c/${card.slug}`,
        now: now(),
        cacheControl: CARD_CACHE,
        readPhoto: store.readPhoto,
      });
    }
    if (route.kind === 'report' && card?.status === 'published') return reportAnswer(card, query, addresses);
    if (route.kind === 'book' && card?.status === 'published') return bookAnswer(card, query, addresses);
    const answer = pageAnswer(renderPage(card, addresses, assets, now()));
    return card?.status === 'paused' ? { ...answer, cacheControl: ABSENCE_CACHE } : answer;
  }

  async function reportAnswer(card: PublishedCard, query: string, addresses: PageAddresses): Promise<Answer> {
    const state = new URLSearchParams(query).get('estado');
    const page = renderReportPage(card, state, await store.readSupportEmail(), addresses);
    return { ...pageAnswer({ ...page, status: 200 }), cacheControl: state ? NO_STORE : ABSENCE_CACHE };
  }

  function bookAnswer(card: PublishedCard, query: string, addresses: PageAddresses): Answer {
    const answer = pageAnswer({ ...renderBookPage(card, addresses, assets), status: 200 });
    const headers = { ...answer.headers, ...PRIVATE_ADDRESS };
    // What a link fills in is somebody's.
    return { ...answer, headers, cacheControl: query ? NO_STORE : ABSENCE_CACHE };
  }

  /** A booking outlives its card's publication: then its page wears the product's own clothes. */
  async function bookingAnswer(slug: string, addresses: PageAddresses): Promise<Answer> {
    const card = await store.readCard(slug);
    const shown = card?.status === 'published' ? card : null;
    const answer = pageAnswer({ ...renderBookingPage(slug, shown, addresses, assets), status: 200 });
    return { ...answer, headers: { ...answer.headers, ...PRIVATE_ADDRESS }, cacheControl: NO_STORE };
  }

  async function answer(path: string, query: string, addresses: PageAddresses): Promise<Answer> {
    const route = parseRoute(path);
    switch (route.kind) {
      case 'none':
        return pageAnswer(renderAbsence('unknown', addresses));
      case 'redirect':
        return redirect(route.path, query, CARD_CACHE);
      case 'qr':
        return qrAnswer(route.slug, addresses);
      case 'photo':
        return photoAnswer(store, route);
      case 'booking':
        return bookingAnswer(route.slug, addresses);
      default:
        return answerCard({ kind: route.kind, slug: route.slug }, query, addresses);
    }
  }

  return async function handleCard(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const headers = { Allow: 'GET, HEAD' };
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
      const failure = pageAnswer(renderAbsence('failure', addresses));
      respond(request, response, { ...failure, headers: { ...failure.headers, 'Retry-After': '5' } });
    }
  };
}
