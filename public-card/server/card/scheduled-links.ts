import { isChatUrl, type PublishedCard } from 'shared-lib/model';
import { MINUTE_MS } from 'shared-lib/time';
import type { LinkSchedule } from '../../src/page/schedule/follow-schedule';

type Link = PublishedCard['links'][number];

const isScheduled = ({ from, until }: Link): boolean => from !== null || until !== null;

/** Time for which this server and caches may store a page: links that start within it are in the markup, hidden until they are due. */
const KEPT_MS = 3 * MINUTE_MS;

const isOver = ({ until }: Link, now: number) => until !== null && Date.parse(until) <= now;
const isLater = ({ from }: Link, now: number) => from !== null && Date.parse(from) > now + KEPT_MS;

/** Returns a card with the links that a page may show until it is replaced: neither ended ones, nor those that start later. */
export function withDueLinks(card: PublishedCard, now: number): PublishedCard {
  const links = card.links.filter((link) => !isOver(link, now) && !isLater(link, now));
  // A view adds the profile's website to links among which it isn't.
  const isLinked = card.links.some((link) => link.url === card.profile.website && !links.includes(link));
  return { ...card, links, ...(isLinked && { profile: { ...card.profile, website: '' } }) };
}

/** Returns the instant at which the first link comes that isn't in the page yet. */
function nextOf({ links }: PublishedCard, now: number): string | null {
  const later = links.flatMap((link) => (isLater(link, now) && !isOver(link, now) ? (link.from ?? []) : []));
  return later.sort((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null;
}

/** Returns the times at which a card's links come and go; `null` for a card whose links stay. */
export function scheduleOf(card: PublishedCard, now: number): LinkSchedule | null {
  const { links } = withDueLinks(card, now);
  const next = nextOf(card, now);
  if (next === null && !links.some(isScheduled)) return null;
  return {
    next,
    links: links.filter(isScheduled).map(({ id, from, until }) => ({ id, from, until })),
    chats: links.filter(({ url }) => isChatUrl(url)).map(({ id, url }) => ({ id, url })),
  };
}

/**
 * Hides links in a card's markup until the page's script shows them.
 *
 * @param hidden - Ids of links, which are words without signs.
 */
export function hideLinks(html: string, hidden: ReadonlySet<string>): string {
  return html.replace(/ data-link="([\w-]+)"/g, (mark, id: string) =>
    hidden.has(id) ? `${mark} hidden=""` : mark,
  );
}
