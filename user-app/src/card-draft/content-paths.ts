import type { CardContent } from 'shared-lib/model';

/**
 * Path of one field of a card's content: `name`, `noindex`, `profile.bio`, `theme.accent`, `links.{link id}.title` or
 * `sections.{section id}.text`. Links and sections are named by id, as their position changes.
 */
export type ContentPath = string;

/** Items of a list of a card's content, such as its links. */
type Items = readonly { id: string }[] | undefined;

const isList = (root: string): root is 'links' | 'sections' => root === 'links' || root === 'sections';

/** Returns a field of a part of the content; undefined where it has none. */
const fieldOf = (part: unknown, field: string): unknown =>
  typeof part === 'object' && part !== null ? Reflect.get(part, field) : undefined;

/** Returns the value at a path; undefined when its link or section doesn't exist. */
export function readPath(content: CardContent, path: ContentPath): unknown {
  const [root = '', key = '', field = ''] = path.split('.');
  if (key === '') return fieldOf(content, root);
  if (!isList(root)) return fieldOf(fieldOf(content, root), key);
  const items: Items = content[root];
  return fieldOf(
    items?.find(({ id }) => id === key),
    field,
  );
}

/** Returns the content with another value at a path; unchanged when its link or section doesn't exist. */
export function writePath(content: CardContent, path: ContentPath, value: unknown): CardContent {
  const [root = '', key = '', field = ''] = path.split('.');
  if (key === '') return { ...content, [root]: value };
  if (isList(root)) {
    const items: Items = content[root];
    if (!items) return content;
    const change = (item: { id: string }) => {
      const changed: { [field: string]: unknown } = { ...item, [field]: value };
      if (value === undefined) delete changed[field];
      return changed;
    };
    return { ...content, [root]: items.map((item) => (item.id === key ? change(item) : item)) };
  }
  return { ...content, [root]: { ...Object(fieldOf(content, root)), [key]: value } };
}

/**
 * Converts a schema's path, which names links and sections by position (`links.2.url`), to one that names them by id. A
 * path inside a field becomes the field's.
 */
export function pathFromSchema(content: CardContent, path: readonly PropertyKey[]): ContentPath {
  const [root, place, ...rest] = path;
  const name = String(root);
  const list: Items = isList(name) ? content[name] : undefined;
  const item = typeof place === 'number' ? list?.[place] : undefined;
  if (!item) return path.map(String).join('.');
  return [root, item.id, ...(name === 'sections' ? rest.slice(0, 1) : rest)].map(String).join('.');
}
