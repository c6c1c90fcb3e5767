import { useCallback, useMemo, useState } from 'react';
import type { CardContent } from 'shared-lib/model';
import type { ContentPath } from '../../card-draft/content-paths';
import { findDraftProblems, type FieldProblem } from '../../card-draft/savable-content';

/**
 * Matches problems that are shown while typing; others wait until the field is left, as half an address is no mistake
 * yet.
 */
const TOLD_AT_ONCE = /^too-/;

/** Problems of the draft to show beside their fields. */
export interface FieldProblems {
  /** All problems that keep something from being saved. */
  all: FieldProblem[];
  shown: ReadonlyMap<ContentPath, string>;
  reveal: (path: ContentPath) => void;
  /** Shows further problems, such as those that only matter for publishing; each goes once its field changes. */
  revealForPublishing: (problems: readonly FieldProblem[]) => void;
}

/**
 * Decides which problems to show.
 *
 * @param findPublishing - Finds the problems that only matter for publishing.
 */
export function useFieldProblems(
  draft: CardContent,
  findPublishing: (draft: CardContent) => FieldProblem[],
): FieldProblems {
  const [revealed, setRevealed] = useState<ReadonlySet<ContentPath>>(
    () => new Set(findDraftProblems(draft).map(({ path }) => path)),
  );
  const [demanded, setDemanded] = useState<ReadonlySet<ContentPath>>(new Set());

  const all = useMemo(() => findDraftProblems(draft), [draft]);
  const shown = useMemo(() => {
    const received = new Map<ContentPath, string>();
    for (const { path, code } of findPublishing(draft)) if (demanded.has(path)) received.set(path, code);
    for (const { path, code } of all)
      if (revealed.has(path) || TOLD_AT_ONCE.test(code)) received.set(path, code);
    return received;
  }, [draft, all, revealed, demanded, findPublishing]);

  const reveal = useCallback(
    (path: ContentPath) => setRevealed((before) => (before.has(path) ? before : new Set(before).add(path))),
    [],
  );
  const revealForPublishing = useCallback((problems: readonly FieldProblem[]) => {
    setDemanded(new Set(problems.map(({ path }) => path)));
    setRevealed((before) => new Set([...before, ...problems.map(({ path }) => path)]));
  }, []);

  return { all, shown, reveal, revealForPublishing };
}
