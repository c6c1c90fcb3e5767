import { CARD_LIMITS, cardContentSchema, type CardContent } from 'shared-lib/model';
import { pathFromSchema, readPath, writePath, type ContentPath } from './content-paths';

/** A field with the problem of its value. */
export interface FieldProblem {
  path: ContentPath;
  /** `code` or `code:limit`, for `fieldMessage`. */
  code: string;
}

/** Valid values for fields that never held one. */
const EMPTY: Readonly<Record<string, unknown>> = {
  visible: true,
  kind: 'web',
  noindex: false,
  language: 'es',
  languages: [],
  photo: null,
  file: undefined,
  from: null,
  until: null,
  scheme: 'auto',
  accent: '#0F766E',
  quotes: [],
  pictures: [],
  cover: null,
  hours: undefined,
};

/** Most rounds of correction, as correcting one field may show the problem of another. */
const MAX_PASSES = 4;

/** Lists the problems that keep parts of a draft from being saved. */
export function findDraftProblems(draft: CardContent): FieldProblem[] {
  const parsed = cardContentSchema.safeParse(draft);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    path: pathFromSchema(draft, issue.path),
    code: issue.message,
  }));
}

/**
 * Returns the savable form of a draft: fields that a schema refuses, and those withheld, keep the value that was saved
 * last, so that one invalid field never blocks the others.
 *
 * @param saved - Content on the server.
 * @param withheld - Fields that must not be saved yet, whatever their value.
 */
export function toSavable(
  draft: CardContent,
  saved: CardContent,
  withheld: readonly ContentPath[] = [],
): CardContent {
  let content = withheld.reduce((before, path) => restore(before, saved, path, false), draft);
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const problems = findDraftProblems(content);
    if (problems.length === 0) return content;
    for (const { path } of problems) content = restore(content, saved, path, pass > 0);
  }
  return saved;
}

function restore(content: CardContent, saved: CardContent, path: ContentPath, toEmpty: boolean): CardContent {
  if (path === 'links') return { ...content, links: content.links.slice(0, CARD_LIMITS.links) };
  if (path === 'sections') {
    const { sections: _, ...others } = content;
    return { ...others, ...(saved.sections && { sections: saved.sections }) };
  }
  const field = path.split('.').at(-1) ?? '';
  const last = toEmpty ? undefined : readPath(saved, path);
  const empty = field in EMPTY ? EMPTY[field] : '';
  return writePath(content, path, last === undefined ? empty : last);
}
