import type { CardContent, CardLink } from 'shared-lib/domain';
import { LINK_FIELDS, PROFILE_FIELDS, sameValue, THEME_FIELDS, type ContentPath } from './content-paths';

/** Two edits of one content brought together. */
export interface MergeResult {
  content: CardContent;
  /** Fields that both sides changed to different values; `content` holds mine. */
  overlaps: ContentPath[];
}

/**
 * Brings two edits of the same content together, field by field and links by id. Where only one side changed
 * something, that change stands. An edit outlives the other side's deletion, so that nothing typed is lost. When both
 * sides reordered the links, mine is the order.
 *
 * @param base - What both sides started from.
 */
export function mergeContent(base: CardContent, mine: CardContent, theirs: CardContent): MergeResult {
  const overlaps: ContentPath[] = [];

  const pick = <T>(path: ContentPath, from: T, my: T, their: T): T => {
    if (sameValue(my, from) || sameValue(my, their)) return their;
    if (!sameValue(their, from)) overlaps.push(path);
    return my;
  };

  const mergeRecord = <T extends object>(
    prefix: string,
    fields: readonly (keyof T & string)[],
    sides: [T, T, T],
  ) => {
    const [from, my, their] = sides;
    const merged = { ...their };
    for (const field of fields) {
      merged[field] = pick(`${prefix}.${field}`, from[field], my[field], their[field]);
    }
    return merged;
  };

  const mergeLink = (id: string): CardLink | null => {
    const [from, my, their] = [base, mine, theirs].map((side) => side.links.find((link) => link.id === id));
    if (my && their) return mergeRecord<CardLink>(`links.${id}`, LINK_FIELDS, [from ?? their, my, their]);
    const left = my ?? their ?? null;
    // One side deleted it: that stands unless the other one went on editing.
    return from && sameValue(left, from) ? null : left;
  };

  const content: CardContent = {
    name: pick('name', base.name, mine.name, theirs.name),
    noindex: pick('noindex', base.noindex, mine.noindex, theirs.noindex),
    profile: mergeRecord('profile', PROFILE_FIELDS, [base.profile, mine.profile, theirs.profile]),
    theme: mergeRecord('theme', THEME_FIELDS, [base.theme, mine.theme, theirs.theme]),
    links: mergeOrder(base.links, mine.links, theirs.links)
      .map(mergeLink)
      .filter((link) => link !== null),
  };
  return { content, overlaps };
}

/** The ids of all links of both sides, in the order of the side that reordered them. */
function mergeOrder(
  base: readonly CardLink[],
  mine: readonly CardLink[],
  theirs: readonly CardLink[],
): string[] {
  const [from, my, their] = [base, mine, theirs].map((links) => links.map((link) => link.id)) as [
    string[],
    string[],
    string[],
  ];
  const reordered = !sameValue(
    my.filter((id) => from.includes(id)),
    from.filter((id) => my.includes(id)),
  );
  return reordered ? insertMissing(my, their) : insertMissing(their, my);
}

/** Adds the ids that only `other` has, each after the one that it follows there. */
function insertMissing(order: readonly string[], other: readonly string[]): string[] {
  const result = [...order];
  other.forEach((id, place) => {
    if (result.includes(id)) return;
    const before = other.slice(0, place).findLast((candidate) => result.includes(candidate));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}
