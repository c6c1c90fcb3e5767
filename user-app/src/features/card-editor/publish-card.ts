import { callFunction } from 'shared-lib/data';
import { findPublishProblems, type CardContent } from 'shared-lib/domain';
import type { Autosave } from '../../card-draft/autosave';
import { saveStatus } from '../../card-draft/autosave-state';
import { pathFromSchema } from '../../card-draft/content-paths';
import type { FieldProblem } from '../../card-draft/savable-content';

/** How an attempt to publish ended. */
export type PublishResult =
  | { outcome: 'published'; slug: string }
  | { outcome: 'problems'; problems: FieldProblem[] }
  | { outcome: 'conflict' }
  | { outcome: 'unsaved' };

/** What keeps a draft from being published, by field, each field once. */
export function findProblemsToPublish(draft: CardContent): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const { path, code } of findPublishProblems(draft)) {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const own = pathFromSchema(draft, steps);
    if (!problems.has(own)) problems.set(own, code);
  }
  return [...problems].map(([path, code]) => ({ path, code }));
}

/**
 * Shows the draft to visitors: once it is saved, and only if nothing is wrong with it.
 *
 * @throws AppError when the service refuses.
 */
export async function publishCard(cardId: string, autosave: Autosave): Promise<PublishResult> {
  const problems = findProblemsToPublish(autosave.getState().draft);
  if (problems.length > 0) return { outcome: 'problems', problems };
  const state = await autosave.flush();
  if (state.overlaps.length > 0) return { outcome: 'conflict' };
  if (saveStatus(state) !== 'saved') return { outcome: 'unsaved' };
  const { slug } = await callFunction('publishCard', { cardId, revision: state.revision });
  return { outcome: 'published', slug };
}
