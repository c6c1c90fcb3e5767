import { mailUrl, telUrl } from './contact-url';
import { placeInUrl, typedContact } from '../links/describe-link';
import { mapsUrl, openableUrl } from '../links/maps-url';
import { isSameNumber } from './phone-number';
import type { PublicLink, PublishedCard } from '../card/public-card';
import { byLength } from '../values/by-length';

/** Ways to reach a person that are among their card's actions, in this order. */
export type ContactWayKind = 'call' | 'chat' | 'write' | 'directions';

/** A way to reach a person, as an action of their card. */
export interface ContactWay {
  kind: ContactWayKind;
  url: string;
  /** Number, e-mail address or place as people read it. */
  text: string;
  /** Id of the link that it is taken from; missing for one of the profile or of a section. */
  linkId?: string | undefined;
  /** Id of a link that says the same and needn't be listed; missing where the list has several of the kind, each with its own name. */
  repeats?: string | undefined;
}

/** Reports whether an address opens a conversation in WhatsApp. */
export const isChatUrl = (url: string): boolean =>
  /^https:\/\/(wa\.me|([\w-]+\.)?whatsapp\.com)\//i.test(url);

/** Returns the place that a link leads to; empty for another link. */
const placeOf = ({ kind, url }: PublicLink): string =>
  placeInUrl(openableUrl(url)) || (kind === 'directions' ? url : '');

/** Kinds of ways that a link can be, with the text that it stands for. */
const OF_LINKS: Readonly<
  Record<ContactWayKind, { is: (link: PublicLink) => boolean; text: (link: PublicLink) => string }>
> = {
  call: { is: ({ url }) => /^tel:/i.test(url), text: ({ url }) => typedContact(url) },
  chat: { is: ({ url }) => isChatUrl(url), text: ({ url }) => url },
  write: {
    is: ({ url }) => /^mailto:/i.test(url),
    text: ({ url }) => typedContact(url.replace(/\?.*/s, '')),
  },
  directions: { is: (link) => placeOf(link) !== '', text: placeOf },
};

/** Reports whether two addresses in words are the same, on one line or several, one of them perhaps without its city. */
export function isSamePlace(one: string, other: string): boolean {
  const partsOf = (place: string) =>
    place
      .toLowerCase()
      .split(/[,\n]/)
      .map((part) => part.trim().replace(/\s+/g, ' '))
      .filter(Boolean);
  const [short, long] = byLength(partsOf(one), partsOf(other));
  return short.length > 0 && short.every((part, place) => part === long[place]);
}

const SAME: Readonly<Record<ContactWayKind, (one: string, other: string) => boolean>> = {
  call: isSameNumber,
  chat: (one, other) => one === other,
  write: (one, other) => one.toLowerCase() === other.toLowerCase(),
  directions: isSamePlace,
};

/** Returns the contact data for a way in a card's profile and sections; empty for none. */
function ownText(
  kind: ContactWayKind,
  { profile, sections = [] }: Pick<PublishedCard, 'profile' | 'sections'>,
): string {
  switch (kind) {
    case 'call':
      return profile.phone;
    case 'write':
      return profile.email;
    case 'directions':
      return sections.find(({ id }) => id === 'place')?.text ?? '';
    case 'chat':
      return '';
  }
}

const URL_OF: Readonly<Record<Exclude<ContactWayKind, 'chat'>, (text: string) => string>> = {
  call: telUrl,
  write: mailUrl,
  directions: (text) => mapsUrl(text.replace(/\s+/g, ' ')),
};

const isAlways = ({ from, until }: PublicLink): boolean => from === null && until === null;

/** Returns one way to reach the person of a card; `null` where it has none. */
function wayOf(
  kind: ContactWayKind,
  card: Pick<PublishedCard, 'profile' | 'links' | 'sections'>,
): ContactWay | null {
  const { is, text } = OF_LINKS[kind];
  const links = card.links.filter(is);
  const [first] = links;
  // Not for several links, each of which has its own name, nor for one that shows only at times.
  const only = first && links.length === 1 && isAlways(first) ? first : undefined;
  const own = ownText(kind, card);
  // A link may lead to the very place, where an address in words may lead to several.
  if (own !== '' && kind !== 'chat' && !(kind === 'directions' && only)) {
    const repeats = only && SAME[kind](own, text(only)) ? only.id : undefined;
    return { kind, url: URL_OF[kind](own), text: own, repeats };
  }
  const taken = kind === 'chat' ? first : only;
  if (!taken) return null;
  return { kind, url: openableUrl(taken.url), text: text(taken), linkId: taken.id, repeats: only?.id };
}

/**
 * Returns the ways to reach the person of a card, as its actions: those of its profile and sections, else those of its links, so that a
 * number is an action wherever its owner typed it.
 *
 * @param card - With the links that show.
 */
export function contactWays(card: Pick<PublishedCard, 'profile' | 'links' | 'sections'>): ContactWay[] {
  const kinds: ContactWayKind[] = ['call', 'chat', 'write', 'directions'];
  return kinds.flatMap((kind) => wayOf(kind, card) ?? []);
}

/** Returns the links to list below a card's actions: none that says what an action says, unless its owner wants it there as well. */
export function listedLinks(links: readonly PublicLink[], ways: readonly ContactWay[]): PublicLink[] {
  const repeated = new Set(ways.map(({ repeats }) => repeats));
  return links.filter(({ id, alsoListed }) => alsoListed === true || !repeated.has(id));
}

/**
 * Returns the quickest contact that a card shows: its WhatsApp, then its e-mail, then its phone.
 *
 * @returns An address with its scheme; empty where the card shows none of them.
 */
export function contactUrl(card: Pick<PublishedCard, 'profile' | 'links'>): string {
  const ways = contactWays(card);
  const quickest = (['chat', 'write', 'call'] as const).map((kind) => ways.find((way) => way.kind === kind));
  return quickest.find(Boolean)?.url ?? '';
}
