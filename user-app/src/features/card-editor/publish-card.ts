import { callFunction } from 'shared-lib/data';
import { findPublishProblems, type CardContent, type LinkPreview } from 'shared-lib/model';
import type { Autosave } from '../../card-draft/autosave';
import { saveStatus } from '../../card-draft/autosave-state';
import { pathFromSchema } from '../../card-draft/content-paths';
import type { FieldProblem } from '../../card-draft/savable-content';
import type { TemplateFailure } from './templates/drawing/redraw-for-publishing';

/** Result of an attempt to publish. */
export type PublishResult =
  | { outcome: 'published'; slug: string; failures: TemplateFailure[] }
  | { outcome: 'problems'; problems: FieldProblem[] }
  | { outcome: 'conflict' }
  | { outcome: 'unsaved' };

/** Lists the problems that keep a draft from being published, at most one for each field. */
export function findProblemsToPublish(draft: CardContent): FieldProblem[] {
  const problems = new Map<string, string>();
  for (const { path, code } of findPublishProblems(draft)) {
    const steps = path.split('.').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const own = pathFromSchema(draft, steps);
    if (!problems.has(own)) problems.set(own, code);
  }
  return [...problems].map(([path, code]) => ({ path, code }));
}

/** Draws and stores the picture for previews of the card's link; `null` where that can't be done now. */
async function previewOf(uid: string, cardId: string, draft: CardContent): Promise<LinkPreview | null> {
  try {
    const { makePreview } = await import('../../link-preview/make-preview');
    return await makePreview(uid, cardId, draft);
  } catch {
    // Its code did not come: the card is published all the same.
    return null;
  }
}

/**
 * Publishes the draft, once it is saved and only if it has no problems.
 *
 * @param prepare - Renders the card's templates with the content that is published; returns those that visitors won't
 *   see.
 * @throws AppError when the service refuses.
 */
export async function publishCard(
  { uid, cardId }: { uid: string; cardId: string },
  autosave: Autosave,
  prepare: () => Promise<TemplateFailure[]>,
): Promise<PublishResult> {
  const problems = findProblemsToPublish(autosave.getState().draft);
  if (problems.length > 0) return { outcome: 'problems', problems };
  const state = await autosave.flush();
  if (state.overlaps.length > 0) return { outcome: 'conflict' };
  if (saveStatus(state) !== 'saved') return { outcome: 'unsaved' };
  const [failures, preview] = await Promise.all([prepare(), previewOf(uid, cardId, state.draft)]);
  const { slug } = await callFunction('publishCard', {
    cardId,
    revision: state.revision,
    ...(preview && { preview }),
  });
  return { outcome: 'published', slug, failures };
}
