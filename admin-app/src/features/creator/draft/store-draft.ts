import { getTemplate, saveTemplate, type Author } from 'shared-lib/data';
import { AppError, describeError } from 'shared-lib/errors';
import { compileForSaving } from './compile-for-saving';
import { findSizeProblem } from './draft-problem';
import { isSameDraft } from './draft-source';
import type { EditEvent, EditState } from './edit-state';

/** Saves a draft over the revision that it was made from, and returns what came of it. */
export async function storeDraft(
  author: Author,
  { draft, source: { id, where, baseRevision } }: Pick<EditState, 'draft' | 'source'>,
): Promise<EditEvent> {
  const problem = findSizeProblem(draft);
  if (problem !== null) return { type: 'failed', message: problem };
  try {
    const compiledCode = await compileForSaving(draft.reactCode);
    const revision = await saveTemplate(author, where, { id, draft, compiledCode, baseRevision });
    return { type: 'saved', draft, revision };
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'template-conflict'))
      return { type: 'failed', message: describeError(error).message };
    const theirs = await getTemplate(id, where).catch(() => null);
    // A save of this browser whose answer was lost: there is nothing to ask.
    if (theirs && isSameDraft(theirs, draft)) return { type: 'saved', draft, revision: theirs.revision };
    return { type: 'conflicted', theirs };
  }
}
