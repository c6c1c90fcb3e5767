import {
  LINK_FIELDS,
  PROFILE_FIELDS,
  SECTION_FIELDS,
  THEME_FIELDS,
  type CardContent,
} from 'shared-lib/model';
import { mergeFields, mergeList } from 'shared-lib/draft';
import type { ContentPath } from './content-paths';

/** Result of merging two edits of one content. */
export interface MergeResult {
  content: CardContent;
  /** Fields that both sides changed to different values; `content` has mine. */
  overlaps: ContentPath[];
}

/**
 * Merges two edits of the same content, field by field, links and sections by id.
 *
 * @param base - Content that both sides started from.
 */
export function mergeContent(base: CardContent, mine: CardContent, theirs: CardContent): MergeResult {
  const overlaps: ContentPath[] = [];
  const sides = <Part extends keyof CardContent>(part: Part) =>
    [base[part], mine[part], theirs[part]] as const;
  const sections = mergeList(
    SECTION_FIELDS,
    [base.sections ?? [], mine.sections ?? [], theirs.sections ?? []],
    overlaps,
    'sections.',
  );
  const content = {
    ...mergeFields(['name', 'language', 'languages', 'noindex'], [base, mine, theirs], overlaps),
    profile: mergeFields(PROFILE_FIELDS, sides('profile'), overlaps, 'profile.'),
    theme: mergeFields(THEME_FIELDS, sides('theme'), overlaps, 'theme.'),
    links: mergeList(LINK_FIELDS, sides('links'), overlaps, 'links.'),
    // Content from before there were sections stays without them.
    ...((mine.sections || theirs.sections) && { sections }),
  };
  return { content, overlaps };
}
