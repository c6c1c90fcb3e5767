import { createHash } from 'node:crypto';
import {
  parseLinkUrl,
  PHOTO_FILE,
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

/** Traits by which a card is recognised: hashes of its photo's bytes and of the addresses that it links to. */
export interface CardTraits {
  photo: string | null;
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

/** Returns the hash of a photo's bytes, which is part of its file's name; `null` without one. */
const hashOfPhoto = (path: string) => PHOTO_FILE.exec(path.split('/').at(-1) ?? '')?.[1] ?? null;

/** Returns the traits of a card in its published form. */
export function traitsOf(card: Pick<PublishedCard, 'links' | 'profile' | 'templates'>): CardTraits {
  const links = addressesOf(card).flatMap(({ url }) => traitOfLink(url) ?? []);
  return {
    photo: hashOfPhoto(card.profile.photo?.path ?? ''),
    links: [...new Set(links)],
  };
}

/** Returns the traits of a draft, which may contain anything: the rules don't check its lists. */
export function traitsOfDraft({ links, profile }: Pick<CardContent, 'links' | 'profile'>): CardTraits {
  const path: unknown = profile?.photo?.path;
  const typed: unknown[] = Array.isArray(links)
    ? links.map((link: Partial<CardLink> | null) => link?.url)
    : [];
  const traits = [...typed, profile?.website].map((url) =>
    typeof url === 'string' ? traitOfLink(url) : null,
  );
  return {
    photo: typeof path === 'string' ? hashOfPhoto(path) : null,
    links: [...new Set(traits.filter((trait) => trait !== null))],
  };
}

/**
 * Reports whether a card shows content that was taken down. For the same account one link or the photo is enough;
 * another account needs the photo, or half of the links, so that a site which many link to doesn't keep strangers from
 * publishing.
 */
export function showsAgain(
  takenDown: CardTraits & { uid: string },
  card: CardTraits & { uid: string },
): boolean {
  if (takenDown.photo !== null && takenDown.photo === card.photo) return true;
  const again = takenDown.links.filter((link) => card.links.includes(link)).length;
  return again > 0 && (takenDown.uid === card.uid || again >= takenDown.links.length / 2);
}
