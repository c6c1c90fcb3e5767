import type { CardContent } from 'shared-lib/domain';
import { readPath, sameValue, writePath, type ContentPath } from './content-paths';
import { toSavable } from './savable-content';
import { mergeContent } from './three-way-merge';

/** What the editor knows about its draft and the server's copy. Changed only by {@link reduceAutosave}. */
export interface AutosaveState {
  /** What is on screen, right or wrong. */
  draft: CardContent;
  /** The server's latest copy that is known; the draft descends from it. */
  base: CardContent;
  revision: number;
  /** Fields that were changed here and elsewhere, until somebody chooses; the server keeps the other version. */
  overlaps: ContentPath[];
  /** The one save on its way; `earlier` when an earlier page sent it, so that nobody here hears its answer. */
  saving: { content: CardContent; revision: number; earlier?: boolean } | null;
  /** The save on its way has not been answered for long. */
  stalled: boolean;
  /** A save was refused because of a newer copy, which is on its way. */
  awaitingNewer: boolean;
  /** Why the last save failed, until it is tried again. */
  failure: string | null;
  online: boolean;
}

export type AutosaveEvent =
  | { type: 'edited'; draft: CardContent }
  | { type: 'server-changed'; content: CardContent; revision: number }
  | { type: 'recovered'; draft: CardContent; base: CardContent; overlaps: ContentPath[] }
  | { type: 'save-started'; content: CardContent }
  | { type: 'save-succeeded'; revision: number }
  | { type: 'save-failed'; code: string }
  | { type: 'save-stalled' }
  | { type: 'newer-never-came' }
  | { type: 'online-changed'; online: boolean }
  | { type: 'retried' }
  | { type: 'overlaps-resolved'; keep: 'mine' | 'theirs' };

/** What the person is told. `offline` and `failed` mean that something is not saved. */
export type SaveStatus = 'saved' | 'saving' | 'offline' | 'failed';

/** The code of a save that named an old revision. */
const CONFLICT = 'card-conflict';

export function startAutosave(content: CardContent, revision: number, online = true): AutosaveState {
  return {
    draft: content,
    base: content,
    revision,
    overlaps: [],
    saving: null,
    stalled: false,
    awaitingNewer: false,
    failure: null,
    online,
  };
}

/**
 * Starts over a save that an earlier page left waiting for a network.
 *
 * @param base - What that page edited from; the waiting content, where it isn't known.
 */
export function resumeAutosave(
  base: CardContent,
  waiting: { content: CardContent; revision: number },
  online = true,
): AutosaveState {
  const { content, revision } = waiting;
  return {
    ...startAutosave(base, revision - 1, online),
    draft: content,
    saving: { content, revision: revision - 1, earlier: true },
    stalled: true,
  };
}

/** What has to be sent, or `null` when the server has everything that can be saved. */
export function contentToSave(state: AutosaveState): CardContent | null {
  if (sameValue(state.draft, state.base)) return null;
  const content = toSavable(state.draft, state.base, state.overlaps);
  return sameValue(content, state.base) ? null : content;
}

/** Whether a save may leave now: one at a time, and none that is known to fail. */
export function maySave(state: AutosaveState): boolean {
  return state.online && !state.saving && !state.awaitingNewer && !state.failure;
}

export function saveStatus(state: AutosaveState): SaveStatus {
  if (state.failure) return 'failed';
  if (state.saving) return state.stalled || !state.online ? 'offline' : 'saving';
  if (state.awaitingNewer) return 'saving';
  if (!contentToSave(state)) return 'saved';
  return state.online ? 'saving' : 'offline';
}

/** Puts a newer copy of the server under the draft. */
function rebase(state: AutosaveState, content: CardContent, revision: number): AutosaveState {
  const { saving } = state;
  // The draft descends from its own save, so there is nothing to merge.
  if (saving && revision === saving.revision + 1 && sameValue(content, saving.content)) {
    return { ...state, base: content, revision, overlaps: stillOpen(state.overlaps, state.draft, content) };
  }
  const merged = mergeContent(state.base, state.draft, content);
  const foreign = merged.overlaps.filter(
    // What comes back of a save on its way is what was typed before, not somebody else's.
    (path) => !saving || !sameValue(readPath(content, path), readPath(saving.content, path)),
  );
  const overlaps = stillOpen([...state.overlaps, ...foreign], merged.content, content);
  return { ...state, draft: merged.content, base: content, revision, overlaps, awaitingNewer: false };
}

/** The overlaps whose two versions still exist and differ. */
function stillOpen(paths: readonly ContentPath[], draft: CardContent, base: CardContent): ContentPath[] {
  return [...new Set(paths)].filter((path) => {
    const [mine, theirs] = [readPath(draft, path), readPath(base, path)];
    return mine !== undefined && theirs !== undefined && !sameValue(mine, theirs);
  });
}

export function reduceAutosave(state: AutosaveState, event: AutosaveEvent): AutosaveState {
  switch (event.type) {
    case 'edited': {
      // Typing the other side's value, or deleting the link, settles an overlap.
      return {
        ...state,
        draft: event.draft,
        failure: null,
        overlaps: stillOpen(state.overlaps, event.draft, state.base),
      };
    }
    case 'server-changed': {
      const based = event.revision > state.revision ? rebase(state, event.content, event.revision) : state;
      // The server's copy comes after all that waited was sent, so it is that save's answer.
      return based.saving?.earlier ? { ...based, saving: null, stalled: false } : based;
    }
    case 'recovered': {
      const { content, overlaps } = mergeContent(event.base, event.draft, state.draft);
      const all = [...state.overlaps, ...overlaps, ...event.overlaps];
      return { ...state, draft: content, overlaps: stillOpen(all, content, state.base) };
    }
    case 'save-started':
      return { ...state, saving: { content: event.content, revision: state.revision }, stalled: false };
    case 'save-succeeded': {
      const { saving } = state;
      const isNews = saving && event.revision > state.revision;
      const based = isNews ? rebase(state, saving.content, event.revision) : state;
      return { ...based, saving: null, stalled: false };
    }
    case 'save-failed': {
      const overtaken = state.saving !== null && state.revision > state.saving.revision;
      const settled = { ...state, saving: null, stalled: false };
      if (event.code !== CONFLICT) return { ...settled, failure: event.code };
      return overtaken ? settled : { ...settled, awaitingNewer: true };
    }
    case 'save-stalled':
      return state.saving ? { ...state, stalled: true } : state;
    case 'newer-never-came':
      return state.awaitingNewer ? { ...state, awaitingNewer: false, failure: CONFLICT } : state;
    case 'online-changed':
      // A failure of the network is over when the network is back.
      return { ...state, online: event.online, failure: event.online ? null : state.failure };
    case 'retried':
      return { ...state, failure: null };
    case 'overlaps-resolved': {
      if (event.keep === 'mine') return { ...state, overlaps: [] };
      const draft = state.overlaps.reduce(
        (before, path) => writePath(before, path, readPath(state.base, path)),
        state.draft,
      );
      return { ...state, draft, overlaps: [] };
    }
  }
}
