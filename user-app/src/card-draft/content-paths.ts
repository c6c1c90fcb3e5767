import type { CardContent } from 'shared-lib/model';

/**
 * Path of one field of a card's content: `name`, `noindex`, `profile.bio`, `theme.accent`, `links.{link id}.title` or
 * `sections.{section id}.text`. Links and sections are named by id, as their position changes.
 */
export type ContentPath = string;

/** Items of a list of a card's content, such as its links. */
type Items = readonly { id: string }[] | undefined;

const isList = (root: string | undefined): root is 'links' | 'sections' =>
  root === 'links' || root === 'sections';

/** Returns the value at a path; undefined when its link or section doesn't exist. */
export function readPath(content: CardContent, path: ContentPath): unknown {
  const [root, key = '', field = ''] = path.split('.');
  if (key === '') return content[root as keyof CardContent];
  if (!isList(root)) return (content[root as 'profile'] as unknown as Record<string, unknown>)[key];
  const item = (content[root] as Items)?.find(({ id }) => id === key);
  return (item as unknown as Record<string, unknown> | undefined)?.[field];
}

/** Returns the content with another value at a path; unchanged when its link or section doesn't exist. */
export function writePath(content: CardContent, path: ContentPath, value: unknown): CardContent {
  const [root, key = '', field = ''] = path.split('.');
  if (key === '') return { ...content, [root as string]: value };
  if (isList(root)) {
    const items = content[root] as Items;
    if (!items) return content;
    const change = (item: { id: string }) => {
      const { [field as 'id']: _, ...others } = item;
      return value === undefined ? others : { ...item, [field]: value };
    };
    return { ...content, [root]: items.map((item) => (item.id === key ? change(item) : item)) };
  }
  return { ...content, [root as string]: { ...(content[root as 'profile'] as object), [key]: value } };
}

/**
 * Converts a schema's path, which names links and sections by position (`links.2.url`), to one that names them by id. A
 * path inside a field becomes the field's.
 */
export function pathFromSchema(content: CardContent, path: readonly PropertyKey[]): ContentPath {
  const [root, place, ...rest] = path;
  const list = isList(String(root)) ? (content[root as 'links'] as Items) : undefined;
  const item = typeof place === 'number' ? list?.[place] : undefined;
  if (!item) return path.map(String).join('.');
  return [root, item.id, ...(root === 'sections' ? rest.slice(0, 1) : rest)].map(String).join('.');
}
