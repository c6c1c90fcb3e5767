import { findSlugProblem, shownPhotoPath, slugify } from 'shared-lib/model';
import { routeTable } from 'shared-lib/route-table';

/** Resource that a request path names. */
export type CardRoute =
  | { kind: 'page' | 'vcard' | 'qr' | 'report' | 'book'; slug: string }
  /** `slug` is empty at the address that names no card; `below` stays the same when the card's address changes. */
  | { kind: 'booking' | 'waiting'; slug: string; below: string }
  | { kind: 'photo'; storagePath: string; contentType: string }
  /** `path` is that of the owner's file in Storage. */
  | { kind: 'pdf'; slug: string; path: string }
  | { kind: 'robots' | 'sitemap' | 'privacy' }
  /** `first` is the character that the addresses of this part begin with. */
  | { kind: 'sitemap-part'; first: string }
  | { kind: 'redirect'; path: string }
  /** An address below a card, at which nothing is. */
  | { kind: 'below'; slug: string }
  | { kind: 'none' };

const NONE: CardRoute = { kind: 'none' };

/** Resource that each pattern of a path is for. A card's own address may end in a slash, which it loses. */
const routes = routeTable<Exclude<CardRoute['kind'], 'vcard' | 'redirect' | 'none'>>({
  '/c/robots.txt': 'robots',
  '/c/reserva/:booking{[A-Za-z0-9]{20}}': 'booking',
  '/c/:slug/reserva/:booking{[A-Za-z0-9]{20}}': 'booking',
  '/c/espera/:waiting{[A-Za-z0-9]{20}}': 'waiting',
  '/c/:slug/espera/:waiting{[A-Za-z0-9]{20}}': 'waiting',
  '/c/:slug/i/:uid{[\\w-]{1,128}}/:card{[\\w-]{1,128}}/:file{[0-9a-f]{64}\\.(?:jpg|webp)}': 'photo',
  '/c/:slug/f/:uid{[\\w-]{1,128}}/:card{[\\w-]{1,128}}/:file{[0-9a-f]{64}\\.pdf}': 'pdf',
  '/c/sitemap.xml': 'sitemap',
  '/c/privacidad': 'privacy',
  '/c/sitemap/:part{[a-z0-9]\\.xml}': 'sitemap-part',
  '/c/:slug/qr.svg': 'qr',
  '/c/:slug/denunciar': 'report',
  '/c/:slug/reservar': 'book',
  '/c/:slug/': 'page',
  '/c/:slug/:other{.+}': 'below',
});

const PHOTO_TYPES: Record<string, string> = { jpg: 'image/jpeg', webp: 'image/webp' };

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/**
 * Returns the valid address that a typed one means, which may differ in case and accents.
 *
 * @returns The slug as it is stored, or `null` when no card can have this address.
 */
function canonicalSlug(typed: string): string | null {
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(typed) || typed.normalize('NFC').length > 60) return null;
  const slug = slugify(typed);
  const sameLetters = slug.length === typed.normalize('NFD').replace(/\p{M}/gu, '').length;
  return sameLetters && findSlugProblem(slug) === null ? slug : null;
}

/** Returns the route of a valid photo's path. */
function photoRoute({ slug = '', uid, card, file = '' }: Readonly<Record<string, string>>): CardRoute {
  if (findSlugProblem(slug) !== null) return NONE;
  return {
    kind: 'photo',
    storagePath: shownPhotoPath(slug, `cards/${uid}/${card}/${file}`),
    contentType: PHOTO_TYPES[file.slice(file.indexOf('.') + 1)] ?? '',
  };
}

/** Returns the route of a valid PDF's path. */
function pdfRoute({ slug = '', uid, card, file }: Readonly<Record<string, string>>): CardRoute {
  if (findSlugProblem(slug) !== null) return NONE;
  return { kind: 'pdf', slug, path: `cards/${uid}/${card}/${file}` };
}

/**
 * Parses a request path without reading the database, so that impossible addresses cost nothing.
 *
 * @param path - Path as sent, percent-encoded.
 */
export function parseRoute(path: string): CardRoute {
  const found = routes(path);
  if (!found) return NONE;
  const { route, params } = found;
  if (route === 'photo') return photoRoute(params);
  if (route === 'pdf') return pdfRoute(params);
  if (route === 'robots' || route === 'sitemap' || route === 'privacy') return { kind: route };
  if (route === 'sitemap-part') return { kind: route, first: params['part']?.charAt(0) ?? '' };
  const isWaiting = route === 'waiting';
  const below = isWaiting ? `espera/${params['waiting']}` : `reserva/${params['booking']}`;
  if (params['slug'] === undefined) return { kind: isWaiting ? 'waiting' : 'booking', slug: '', below };

  const typed = decode(params['slug']);
  if (typed === null) return NONE;
  const isVCard = route === 'page' && typed.toLowerCase().endsWith('.vcf');
  const name = isVCard ? typed.slice(0, -4) : typed;
  const slug = canonicalSlug(name);
  if (slug === null) return NONE;
  // However it is written: its address carries a secret, which is sent nowhere else.
  if (route === 'booking' || route === 'waiting') return { kind: route, slug, below };
  if (route === 'below') return { kind: 'below', slug };
  const kind = isVCard ? 'vcard' : route;
  const canonical = {
    page: `/c/${slug}`,
    vcard: `/c/${slug}.vcf`,
    qr: `/c/${slug}/qr.svg`,
    report: `/c/${slug}/denunciar`,
    book: `/c/${slug}/reservar`,
  }[kind];
  // `/c/slug/` is the same page at another address.
  const isExact = name === slug && (kind !== 'page' || !path.endsWith('/'));
  return isExact ? { kind, slug } : { kind: 'redirect', path: canonical };
}
