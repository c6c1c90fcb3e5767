import type { Template, TemplateDraft } from 'shared-lib/domain';
import type { MirroredDraft } from './draft-mirror';
import { isSameDraft, type DraftSource } from './draft-source';

/** State of saving an edit. */
export type SaveState =
  | { state: 'untouched' | 'unsaved' | 'saving' | 'saved' }
  | { state: 'failed'; message: string }
  /** Somebody else saved meanwhile; `theirs` is the template that they saved. */
  | { state: 'conflict'; theirs: Template | null };

/** State of an edited template. Changed only by {@link reduceEdit}. */
export interface EditState {
  draft: TemplateDraft;
  source: DraftSource;
  /** Content on the server, as far as this browser knows; `null` when it isn't what the edit began with. */
  stored: TemplateDraft | null;
  saving: SaveState;
  /** True when this browser had changes that the server hadn't. */
  recovered: boolean;
}

export type EditEvent =
  | { type: 'changed'; part: Partial<TemplateDraft> }
  | { type: 'save-started' }
  | { type: 'saved'; draft: TemplateDraft; revision: number }
  | { type: 'failed'; message: string }
  | { type: 'conflicted'; theirs: Template | null }
  /** The person chose in a conflict: to overwrite theirs with mine, or to continue with theirs. */
  | { type: 'mine-kept' }
  | { type: 'theirs-taken' }
  /** A draft was published; `source` is the one of further edits, `null` for the same. */
  | { type: 'published'; draft: TemplateDraft; source: DraftSource | null };

/** Returns the start of an edit: the stored template, or the changes of it that this browser kept. */
export function beginEdit(source: DraftSource, kept: MirroredDraft | null): EditState {
  // It may have been saved all the same, when the page was gone before the answer came.
  const isNews = kept !== null && !isSameDraft(kept.draft, source.draft);
  if (!isNews) {
    const stored = source.baseRevision === null ? null : source.draft;
    return { draft: source.draft, source, stored, saving: { state: 'untouched' }, recovered: false };
  }
  return {
    draft: kept.draft,
    // An older base makes the next save ask which of the two is meant.
    source: { ...source, baseRevision: kept.baseRevision },
    stored: null,
    saving: { state: 'unsaved' },
    recovered: true,
  };
}

/** Bases the edit on the template that somebody else saved. */
function onto(state: EditState, theirs: Template | null, draft: TemplateDraft): EditState {
  const source = { ...state.source, baseRevision: theirs?.revision ?? null };
  return { ...state, draft, source, stored: draft === theirs ? draft : null };
}

export function reduceEdit(state: EditState, event: EditEvent): EditState {
  const { draft, source, saving } = state;
  switch (event.type) {
    case 'changed': {
      const isAsking = saving.state === 'conflict';
      return {
        ...state,
        draft: { ...draft, ...event.part },
        saving: isAsking ? saving : { state: 'unsaved' },
      };
    }
    case 'save-started':
      return { ...state, saving: { state: 'saving' } };
    case 'saved': {
      const { revision } = event;
      const isTemplate = source.where === 'userTemplates';
      return {
        ...state,
        source: { ...source, baseRevision: revision, ...(isTemplate && { templateRevision: revision }) },
        stored: event.draft,
        saving: { state: draft === event.draft ? 'saved' : 'unsaved' },
      };
    }
    case 'failed':
      return { ...state, saving: { state: 'failed', message: event.message } };
    case 'conflicted':
      return { ...state, saving: { state: 'conflict', theirs: event.theirs } };
    case 'mine-kept':
      return saving.state === 'conflict' ? onto(state, saving.theirs, draft) : state;
    case 'theirs-taken':
      if (saving.state !== 'conflict' || !saving.theirs) return state;
      return { ...onto(state, saving.theirs, saving.theirs), saving: { state: 'saved' } };
    case 'published':
      return {
        ...state,
        stored: event.draft,
        ...(event.source && { source: event.source, saving: { state: 'saved' } }),
      };
  }
}
