import { createHash } from 'node:crypto';
import {
  parseLinkUrl,
  PHOTO_FILE,
  picturesOf,
  type CardContent,
  type CardLink,
  type PublishedCard,
} from 'shared-lib/domain';
import { addressesOf } from './card-addresses';

/** Hosts whose bare address says nothing about who links to it. */
const COMMON_HOSTS: ReadonlySet<string> = new Set([
  ...[
    'facebook.com',
    'github.com',
    'instagram.com',
    'linkedin.com',
    'pinterest.com',
    'reddit.com',
    'snapchat.com',
  ],
  ...[
    'spotify.com',
    'open.spotify.com',
    't.me',
    'telegram.org',
    'threads.net',
    'tiktok.com',
    'twitch.tv',
    'twitter.com',
  ],
  ...['vimeo.com', 'wa.me', 'whatsapp.com', 'x.com', 'youtu.be', 'youtube.com', 'bsky.app', 'discord.com'],
  ...[
    'apple.com',
    'bing.com',
    'calendly.com',
    'google.com',
    'google.es',
    'maps.google.com',
    'linktr.ee',
    'paypal.com',
  ],
  ...[
    'paypal.me',
    'wikipedia.org',
    'es.wikipedia.org',
    'wordpress.com',
    'amazon.es',
    'amazon.com',
    'tarjetero.es',
  ],
]);

/** Query parameters that only track the origin of a visit. */
const TRACKING = /^(utm_|fbclid$|gclid$|igsh|si$|ref$)/;

/** Traits by which a card is recognised: hashes of its pictures' bytes and of the addresses that it links to. */
export interface CardTraits {
  photos: string[];
  links: string[];
}

const hash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 32);

/** Hashes an address in a normal form, however it is written; `null` for one that says nothing about who shows it. */
export function traitOfLink(address: string): string | null {
  const parsed = parseLinkUrl(address);
  if (!parsed.ok) return null;
  const url = new URL(parsed.url);
  if (url.protocol !== 'https:') return hash(`${url.protocol}${url.pathname.toLowerCase()}`);
  const host = url.hostname.replace(/^(www|m)\./, '');
  const path = url.pathname.replace(/\/+$/, '');
  for (const name of [...url.searchParams.keys()]) if (TRACKING.test(name)) url.searchParams.delete(name);
  url.searchParams.sort();
  const query = url.searchParams.toString();
  if (COMMON_HOSTS.has(host) && path === '' && query === '') return null;
  return hash(`${host}${path}?${query}`);
}

/** Returns the hashes of the bytes of a card's pictures, which are part of their files' names. */
function hashesOf(
  pictured: Pick<CardContent, 'profile' | 'theme'> & Pick<PublishedCard, 'sections'>,
): string[] {
  const hashes = picturesOf(pictured).flatMap(({ path }: { path: unknown }) =>
    typeof path === 'string' ? (PHOTO_FILE.exec(path.split('/').at(-1) ?? '')?.[1] ?? []) : [],
  );
  return [...new Set(hashes)];
}

/** Returns the traits of a card in its published form. */
export function traitsOf(card: PublishedCard): CardTraits {
  const links = addressesOf(card).flatMap(({ url }) => traitOfLink(url) ?? []);
  return {
    photos: hashesOf(card),
    links: [...new Set(links)],
  };
}

/** Returns the traits of a draft, which may contain anything: the rules don't check its lists. */
export function traitsOfDraft(
  draft: Pick<CardContent, 'links' | 'profile' | 'theme' | 'sections'>,
): CardTraits {
  const { links, profile } = draft;
  const typed: unknown[] = Array.isArray(links)
    ? links.map((link: Partial<CardLink> | null) => link?.url)
    : [];
  const traits = [...typed, profile?.website].map((url) =>
    typeof url === 'string' ? traitOfLink(url) : null,
  );
  return {
    photos: hashesOf(draft),
    links: [...new Set(traits.filter((trait) => trait !== null))],
  };
}

/**
 * Reports whether a card shows content that was taken down. For the same account one link or one picture is enough;
 * another account needs a picture, or half of the links, so that a site which many link to doesn't keep strangers from
 * publishing.
 */
export function showsAgain(
  takenDown: CardTraits & { uid: string },
  card: CardTraits & { uid: string },
): boolean {
  if (takenDown.photos.some((photo) => card.photos.includes(photo))) return true;
  const again = takenDown.links.filter((link) => card.links.includes(link)).length;
  return again > 0 && (takenDown.uid === card.uid || again >= takenDown.links.length / 2);
}
