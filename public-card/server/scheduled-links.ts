import type { PublishedCard } from 'shared-lib/domain';
import { isWhatsAppUrl } from 'shared-lib/ui/card-view';
import type { LinkSchedule } from '../src/page/follow-schedule';

type Link = PublishedCard['links'][number];

const isScheduled = ({ from, until }: Link): boolean => from !== null || until !== null;

/** Returns a card that is drawn with every link, whatever its times. */
export function withAllLinks(card: PublishedCard): PublishedCard {
  return { ...card, links: card.links.map((link) => ({ ...link, from: null, until: null })) };
}

/** Returns the times at which a card's links come and go; `null` for a card whose links stay. */
export function scheduleOf({ links }: PublishedCard): LinkSchedule | null {
  if (!links.some(isScheduled)) return null;
  return {
    links: links.filter(isScheduled).map(({ id, from, until }) => ({ id, from, until })),
    chats: links.filter(({ url }) => isWhatsAppUrl(url)).map(({ id, url }) => ({ id, url })),
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
