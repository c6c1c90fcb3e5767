import { CARD_LIMITS, type CardContent, type CardLink } from 'shared-lib/domain';

/** Returns an empty link. */
export function newLink(): CardLink {
  return {
    id: crypto.randomUUID(),
    title: '',
    url: '',
    description: '',
    icon: '',
    visible: true,
    from: null,
    until: null,
  };
}

/** Returns the content with a link at a position; unchanged when it has that link already, or no room. */
export function insertLink(content: CardContent, link: CardLink, place = content.links.length): CardContent {
  const there = content.links.some(({ id }) => id === link.id);
  if (there || content.links.length >= CARD_LIMITS.links) return content;
  return { ...content, links: content.links.toSpliced(place, 0, link) };
}

/** Returns the content without a link. */
export function removeLink(content: CardContent, id: string): CardContent {
  return { ...content, links: content.links.filter((link) => link.id !== id) };
}

/** Returns the content with a link moved to a position; unchanged when there is no such position. */
export function moveLink(content: CardContent, id: string, place: number): CardContent {
  const from = content.links.findIndex((link) => link.id === id);
  const link = content.links[from];
  if (!link || place === from || place < 0 || place >= content.links.length) return content;
  return { ...content, links: content.links.toSpliced(from, 1).toSpliced(place, 0, link) };
}
