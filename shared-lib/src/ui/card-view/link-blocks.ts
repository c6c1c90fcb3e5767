import { NETWORK_KINDS } from '../../model/links/networks';
import type { PublicLink, PublicTemplates } from '../../model/card/public-card';
import type { CardTheme } from '../../model/card/card-schema';
import { linkIcon, type LinkIconName } from './icons/link-icon';

/** A part of a card's links: a heading, a text, or the links between two of those. */
export type LinkBlock =
  | { part: 'heading'; link: PublicLink }
  | { part: 'text'; link: PublicLink }
  | { part: 'links'; links: PublicLink[]; /** Title of the heading above; empty for none. */ under: string };

/** Icons that can be in the row of icons: those of networks, also of networks that are no kinds of links. */
const SOCIAL: ReadonlySet<LinkIconName> = new Set<LinkIconName>([
  ...NETWORK_KINDS,
  ...(['gitlab', 'behance', 'dribbble', 'twitch', 'medium', 'discord', 'pinterest'] as const),
  ...(['threads', 'bluesky', 'mastodon'] as const),
]);

/** Returns the links in the row of icons; templates render their own. */
export function socialLinks(
  links: readonly PublicLink[],
  theme: CardTheme,
  templates: PublicTemplates | undefined,
): PublicLink[] {
  if (theme.socials !== 'icons') return [];
  return links.filter((link) => link.url !== '' && !templates?.links[link.id] && SOCIAL.has(linkIcon(link)));
}

/** Splits links into blocks, in their order. A heading with nothing under it is left out. */
export function linkBlocks(links: readonly PublicLink[]): LinkBlock[] {
  const blocks: LinkBlock[] = [];
  let under = '';
  links.forEach((link, place) => {
    if (link.kind === 'heading') {
      const next = links[place + 1];
      under = link.title;
      if (next && next.kind !== 'heading') blocks.push({ part: 'heading', link });
      return;
    }
    if (link.kind === 'text') {
      blocks.push({ part: 'text', link });
      return;
    }
    const last = blocks.at(-1);
    if (last?.part === 'links') last.links.push(link);
    else blocks.push({ part: 'links', links: [link], under });
  });
  return blocks;
}

/** Reports whether a card needs `linkBlocksCss`: it has headings, texts, numbers or a row of icons. */
export function hasLinkBlocks(card: { links: readonly PublicLink[]; theme: CardTheme }): boolean {
  return card.theme.socials === 'icons' || card.links.some(({ url }) => url === '');
}
