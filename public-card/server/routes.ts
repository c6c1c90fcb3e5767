import { findSlugProblem, shownPhotoPath, slugify } from 'shared-lib/domain';

/** Resource that a request path names. */
export type CardRoute =
  | { kind: 'page' | 'vcard' | 'qr' | 'report' | 'book'; slug: string }
  /** `slug` is empty at the address that names no card; `below` is kept when the card's address changes. */
  | { kind: 'booking'; slug: string; below: string }
  | { kind: 'photo'; storagePath: string; contentType: string }
  | { kind: 'redirect'; path: string }
  | { kind: 'none' };

const NONE: CardRoute = { kind: 'none' };

/** Matches `i/{uid}/{cardId}/{sha256}.{jpg|webp}`, the paths of photos below their card's address. */
const PHOTO = /^i\/([\w-]{1,128})\/([\w-]{1,128})\/([0-9a-f]{64})\.(jpg|webp)$/;

/** Matches `reserva/{bookingId}`, below a card's address or none. */
const BOOKING = /^reserva\/[A-Za-z0-9]{20}$/;

/** Pages below a card's address, by the last part of the path. */
const BELOW: Readonly<Record<string, 'qr' | 'report' | 'book'>> = {
  'qr.svg': 'qr',
  denunciar: 'report',
  reservar: 'book',
};

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

/**
 * Parses a request path without reading the database, so that impossible addresses cost nothing.
 *
 * @param path - Path as sent, percent-encoded.
 */
export function parseRoute(path: string): CardRoute {
  if (!path.startsWith('/c/')) return NONE;
  const whole = path.slice('/c/'.length);
  if (BOOKING.test(whole)) return { kind: 'booking', slug: '', below: whole };
  const [first = '', ...others] = whole.split('/');
  const rest = others.join('/');

  const photo = PHOTO.exec(rest);
  if (photo) {
    if (findSlugProblem(first) !== null) return NONE;
    const [, uid, cardId, digest, extension = ''] = photo;
    return {
      kind: 'photo',
      storagePath: shownPhotoPath(first, `cards/${uid}/${cardId}/${digest}.${extension}`),
      contentType: PHOTO_TYPES[extension] ?? '',
    };
  }

  const typed = decode(first);
  if (typed === null) return NONE;
  const isVCard = rest === '' && typed.toLowerCase().endsWith('.vcf');
  const name = isVCard ? typed.slice(0, -4) : typed;
  const slug = canonicalSlug(name);
  if (slug === null) return NONE;
  // However it is written: its address carries a secret, which is sent nowhere else.
  if (BOOKING.test(rest)) return { kind: 'booking', slug, below: rest };
  const below = Object.hasOwn(BELOW, rest) ? BELOW[rest] : undefined;
  const kind = isVCard ? 'vcard' : (below ?? 'page');
  if (kind === 'page' && rest !== '') return NONE;
  const canonical = {
    page: `/c/${slug}`,
    vcard: `/c/${slug}.vcf`,
    qr: `/c/${slug}/qr.svg`,
    report: `/c/${slug}/denunciar`,
    book: `/c/${slug}/reservar`,
  }[kind];
  // `others` is not empty for '/c/slug/': same page, other address.
  const isExact = name === slug && (kind !== 'page' || others.length === 0);
  return isExact ? { kind, slug } : { kind: 'redirect', path: canonical };
}
