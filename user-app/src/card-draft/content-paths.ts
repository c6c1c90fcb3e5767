import type { Card, CardContent } from 'shared-lib/domain';

/**
 * Path of one field of a card's content: `name`, `noindex`, `profile.bio`, `theme.accent` or `links.{link id}.title`.
 * Links are named by id, as their position changes.
 */
export type ContentPath = string;

/** Returns the part of a card that the editor edits. */
export function contentOf({ name, profile, links, theme, noindex }: Card): CardContent {
  return { name, profile, links, theme, noindex };
}

/** Returns the value at a path; undefined when its link doesn't exist. */
export function readPath(content: CardContent, path: ContentPath): unknown {
  const [root, key = '', field = ''] = path.split('.');
  const holder =
    root === 'links' ? content.links.find((link) => link.id === key) : content[root as 'profile'];
  if (key === '') return content[root as keyof CardContent];
  return (holder as unknown as Record<string, unknown> | undefined)?.[root === 'links' ? field : key];
}

/** Returns the content with another value at a path; unchanged when its link doesn't exist. */
export function writePath(content: CardContent, path: ContentPath, value: unknown): CardContent {
  const [root, key = '', field = ''] = path.split('.');
  if (root === 'links') {
    return {
      ...content,
      links: content.links.map((link) => (link.id === key ? { ...link, [field]: value } : link)),
    };
  }
  if (key === '') return { ...content, [root as string]: value };
  return { ...content, [root as string]: { ...(content[root as 'profile'] as object), [key]: value } };
}

/** Converts a schema's path, which names links by position (`links.2.url`), to one that names them by id. */
export function pathFromSchema(content: CardContent, path: readonly PropertyKey[]): ContentPath {
  const [root, place, ...rest] = path;
  const link = root === 'links' && typeof place === 'number' ? content.links[place] : undefined;
  return link ? ['links', link.id, ...rest].map(String).join('.') : path.map(String).join('.');
}
