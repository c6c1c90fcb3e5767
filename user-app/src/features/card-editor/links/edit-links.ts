import {
  CARD_LIMITS,
  shownUrl,
  type CardContent,
  type CardLink,
  type FoundLink,
  type LinkKind,
} from 'shared-lib/model';
import { wordsOfKind } from './messages';

/**
 * Returns an empty link.
 *
 * @param kind - Its kind; without one the address says what it is.
 */
export function newLink(kind?: LinkKind): CardLink {
  return {
    id: crypto.randomUUID(),
    ...(kind && { kind }),
    title: kind ? wordsOfKind(kind).title : '',
    url: '',
    description: '',
    icon: '',
    visible: true,
    from: null,
    until: null,
  };
}

/** Returns an empty link for a PDF, with its file's name as the title. */
export function newPdfLink({ name }: { name: string }): CardLink {
  const title = name
    .replace(/\.pdf$/i, '')
    .replace(/[\s_]+/g, ' ')
    .trim()
    .slice(0, 80);
  return { ...newLink('pdf'), ...(title !== '' && { title }) };
}

/** Returns the content with a link at a position; unchanged when it has that link already, or no room. */
export function insertLink(content: CardContent, link: CardLink, place = content.links.length): CardContent {
  const there = content.links.some(({ id }) => id === link.id);
  if (there || content.links.length >= CARD_LIMITS.links) return content;
  return { ...content, links: content.links.toSpliced(place, 0, link) };
}

/** Returns links for what was found in pasted text. */
export function linksOf(found: readonly FoundLink[]): CardLink[] {
  return found.map(({ kind, title, url }) => ({
    ...newLink(kind),
    title: title || wordsOfKind(kind).title || shownUrl(url).slice(0, 80),
    url,
  }));
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
