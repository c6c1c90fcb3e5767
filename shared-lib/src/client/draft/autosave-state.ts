import { isSameValue } from '../../model/values/same-value';
import { rebase, startDraft, stillOpen, takeStored, type DraftKind, type ThreeWay } from './three-way';

/** A kind of document that saves itself, each save naming the revision that it was made from. */
export interface SavedKind<Content> extends DraftKind<Content> {
  /**
   * Returns the savable form of a draft.
   *
   * @param withheld - Fields that must not be saved yet, whatever their value.
   */
  toSavable: (draft: Content, saved: Content, withheld: readonly string[]) => Content;
  /** Code of a save based on an outdated revision. */
  conflict: string;
}

/** State of a draft and of the server's copy, on which it is based. Changed only by a reducer of {@link autosaveOf}. */
export interface AutosaveState<Content> extends ThreeWay<Content> {
  revision: number;
  /** The save that is being sent; `earlier` when an earlier page sent it, so that this page gets no answer. */
  saving: { content: Content; revision: number; earlier?: boolean } | null;
  /** True when the save hasn't been answered for long. */
  stalled: boolean;
  /** Latest value of a live query since the save was sent, of a document without revisions. */
  seen: Content | null;
  /** Value that such a query showed of a refused save, until the database takes it back. */
  refused: Content | null;
  /** True while the newer copy is awaited that a save was refused for. */
  awaitingNewer: boolean;
  /** Code of the last save's failure, until it is tried again. */
  failure: string | null;
  online: boolean;
}

/** Events of a draft that saves itself. */
export type AutosaveEvent<Content> =
  | { type: 'edited'; draft: Content }
  | { type: 'server-changed'; content: Content; revision: number }
  /** A live query of a document without revisions has another value, which may be that of a pending save. */
  | { type: 'live-changed'; content: Content }
  | { type: 'recovered'; draft: Content; base: Content; overlaps: string[] }
  | { type: 'save-started'; content: Content }
  | { type: 'save-succeeded'; revision: number }
  | { type: 'save-failed'; code: string }
  | { type: 'save-stalled' }
  | { type: 'newer-never-came' }
  | { type: 'online-changed'; online: boolean }
  | { type: 'retried' }
  | { type: 'overlaps-resolved'; keep: 'mine' | 'theirs' };

/** State of saving for the person. `offline` and `failed` mean that something isn't saved. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed';

/** Returns the state of a draft without changes. */
export function startAutosave<Content>(
  content: Content,
  revision: number,
  online = true,
): AutosaveState<Content> {
  return {
    ...startDraft(content),
    revision,
    saving: null,
    stalled: false,
    seen: null,
    refused: null,
    awaitingNewer: false,
    failure: null,
    online,
  };
}

/**
 * Returns the state after an earlier page left a save waiting for a network.
 *
 * @param base - Content that the page edited from; the waiting content, where it isn't known.
 */
export function resumeAutosave<Content>(
  base: Content,
  waiting: { content: Content; revision: number },
  online = true,
): AutosaveState<Content> {
  const { content, revision } = waiting;
  return {
    ...startAutosave(base, revision - 1, online),
    draft: content,
    saving: { content, revision: revision - 1, earlier: true },
    stalled: true,
  };
}

/** Reports whether a save may be sent now: one at a time, and none that is known to fail. */
export function maySave(state: AutosaveState<unknown>): boolean {
  return state.online && !state.saving && !state.awaitingNewer && !state.failure;
}

/** Returns the functions of a kind of document over its state. */
export function autosaveOf<Content>(kind: SavedKind<Content>) {
  type State = AutosaveState<Content>;
  type Event = AutosaveEvent<Content>;

  /** Returns the content to send; `null` when the server has everything that can be saved. */
  function contentToSave(state: State): Content | null {
    if (isSameValue(state.draft, state.base)) return null;
    const content = kind.toSavable(state.draft, state.base, state.overlaps);
    return isSameValue(content, state.base) ? null : content;
  }

  function saveStatus(state: State): SaveStatus {
    if (state.failure) return 'failed';
    if (state.saving) return state.stalled || !state.online ? 'offline' : 'saving';
    if (state.awaitingNewer) return 'saving';
    if (!contentToSave(state)) return 'saved';
    return state.online ? 'saving' : 'offline';
  }

  /** Bases the draft on a newer copy of the server, which also ends the refusal that it explains, however late. */
  function take(state: State, content: Content, revision: number): State {
    const { saving } = state;
    // The draft descends from its own save, so there is nothing to merge.
    if (saving && revision === saving.revision + 1 && isSameValue(content, saving.content)) {
      return {
        ...state,
        base: content,
        revision,
        overlaps: stillOpen(kind, state.overlaps, state.draft, content),
      };
    }
    const { draft, overlaps } = rebase(kind, state, content, saving?.content);
    const failure = state.failure === kind.conflict ? null : state.failure;
    return { ...state, draft, base: content, revision, overlaps, awaitingNewer: false, failure };
  }

  function reduceAutosave(state: State, event: Event): State {
    switch (event.type) {
      case 'edited': {
        // Typing the other side's value, or deleting the link, settles an overlap.
        return {
          ...state,
          draft: event.draft,
          failure: null,
          overlaps: stillOpen(kind, state.overlaps, event.draft, state.base),
        };
      }
      case 'server-changed': {
        const based = event.revision > state.revision ? take(state, event.content, event.revision) : state;
        // The server's copy comes after all that waited was sent, so it is that save's answer.
        return based.saving?.earlier ? { ...based, saving: null, stalled: false } : based;
      }
      case 'live-changed': {
        const { content } = event;
        if (state.saving) return { ...state, seen: content };
        if (isSameValue(content, state.refused ?? state.base)) return state;
        return { ...take(state, content, state.revision + 1), refused: null };
      }
      case 'recovered': {
        const { content, overlaps } = kind.merge(event.base, event.draft, state.draft);
        const all = [...state.overlaps, ...overlaps, ...event.overlaps];
        return { ...state, draft: content, overlaps: stillOpen(kind, all, content, state.base) };
      }
      case 'save-started':
        return {
          ...state,
          saving: { content: event.content, revision: state.revision },
          stalled: false,
          seen: null,
        };
      case 'save-succeeded': {
        const { saving } = state;
        const isNews = saving && event.revision > state.revision;
        const based = isNews ? take(state, state.seen ?? saving.content, event.revision) : state;
        return { ...based, saving: null, stalled: false, seen: null };
      }
      case 'save-failed': {
        const overtaken = state.saving !== null && state.revision > state.saving.revision;
        const settled = { ...state, saving: null, stalled: false, seen: null, refused: state.seen };
        if (event.code !== kind.conflict) return { ...settled, failure: event.code };
        return overtaken ? settled : { ...settled, awaitingNewer: true };
      }
      case 'save-stalled':
        return state.saving ? { ...state, stalled: true } : state;
      case 'newer-never-came':
        return state.awaitingNewer ? { ...state, awaitingNewer: false, failure: kind.conflict } : state;
      case 'online-changed':
        // A failure of the network is over when the network is back.
        return { ...state, online: event.online, failure: event.online ? null : state.failure };
      case 'retried':
        return { ...state, failure: null };
      case 'overlaps-resolved':
        return { ...state, ...(event.keep === 'mine' ? { overlaps: [] } : takeStored(kind, state)) };
    }
  }

  return { contentToSave, reduceAutosave, saveStatus };
}
