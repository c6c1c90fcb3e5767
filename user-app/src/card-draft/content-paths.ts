import type { Card, CardContent, CardLink, CardProfile, CardTheme } from 'shared-lib/domain';

/**
 * The address of one field of a card's content: `name`, `noindex`, `profile.bio`, `theme.accent` or
 * `links.{link id}.title`. Links go by id, as their place changes.
 */
export type ContentPath = string;

export const PROFILE_FIELDS = [
  'name',
  'jobTitle',
  'company',
  'bio',
  'phone',
  'email',
  'website',
  'location',
  'photo',
] as const satisfies readonly (keyof CardProfile)[];

export const THEME_FIELDS = ['scheme', 'accent'] as const satisfies readonly (keyof CardTheme)[];

export const LINK_FIELDS = [
  'title',
  'url',
  'description',
  'icon',
  'visible',
  'from',
  'until',
] as const satisfies readonly (keyof CardLink)[];

/** The part of a card that the editor edits. */
export function contentOf({ name, profile, links, theme, noindex }: Card): CardContent {
  return { name, profile, links, theme, noindex };
}

/** Same values, whatever the order of keys. */
export function sameValue(first: unknown, second: unknown): boolean {
  if (Object.is(first, second)) return true;
  if (typeof first !== 'object' || typeof second !== 'object' || !first || !second) return false;
  if (Array.isArray(first) !== Array.isArray(second)) return false;
  const keys = Object.keys(first);
  return (
    keys.length === Object.keys(second).length &&
    keys.every(
      (key) =>
        key in second &&
        sameValue((first as Record<string, unknown>)[key], (second as Record<string, unknown>)[key]),
    )
  );
}

/** The value at a path; undefined when its link is not there. */
export function readPath(content: CardContent, path: ContentPath): unknown {
  const [root, key = '', field = ''] = path.split('.');
  const holder =
    root === 'links' ? content.links.find((link) => link.id === key) : content[root as 'profile'];
  if (key === '') return content[root as keyof CardContent];
  return (holder as unknown as Record<string, unknown> | undefined)?.[root === 'links' ? field : key];
}

/** The content with another value at a path; unchanged when its link is not there. */
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

/** Turns a schema's path, where links go by place (`links.2.url`), into one where they go by id. */
export function pathFromSchema(content: CardContent, path: readonly PropertyKey[]): ContentPath {
  const [root, place, ...rest] = path;
  const link = root === 'links' && typeof place === 'number' ? content.links[place] : undefined;
  return link ? ['links', link.id, ...rest].map(String).join('.') : path.map(String).join('.');
}
