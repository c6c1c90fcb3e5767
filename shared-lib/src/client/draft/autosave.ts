import { AppError } from '../../platform/errors';
import { maySave, type AutosaveEvent, type AutosaveState, type autosaveOf } from './autosave-state';

/** Delays, in milliseconds. */
export const AUTOSAVE_TIMES = {
  /** From the last key to the save. */
  pause: 800,
  /** Longest delay of a save while typing continues. */
  longestPause: 5000,
  /** Time after which an unanswered save counts as offline, as a write without a network is never answered. */
  stalled: 8000,
  /** Longest wait for the newer copy that a save was refused for. */
  newerCopy: 6000,
} as const;

/** Dependencies of an autosave. */
export interface AutosaveDeps<Content> {
  /** @returns The new revision. */
  save: (content: Content, baseRevision: number) => Promise<number>;
  /** Delay from the last key to the save, in milliseconds; that of a card without it. */
  pause?: number;
  /** Called with every change, to store a copy on this device. */
  onChange?: (state: AutosaveState<Content>) => void;
}

/** An autosaving draft. */
export interface Autosave<Content> {
  getState: () => AutosaveState<Content>;
  subscribe: (listener: () => void) => () => void;
  /**
   * Processes an event.
   *
   * @param holdMs - Delays the save, for changes that can be undone at a press. Another event, or `flush`, saves
   *   sooner.
   */
  send: (event: Exclude<AutosaveEvent<Content>, { type: `save-${string}` }>, holdMs?: number) => void;
  /** Saves now, without waiting for a pause in typing; resolves when nothing is being sent any more. */
  flush: () => Promise<AutosaveState<Content>>;
  /** Saves the stored content once more, to raise its revision, unless something is being saved. */
  saveAgain: () => void;
}

/**
 * Runs the reducer of a kind of document: sends a save when typing pauses, one at a time, always with the latest
 * content. It is the only writer of the document while its editor is open.
 *
 * @param initial - From `startAutosave`.
 */
export function runAutosave<Content>(
  { contentToSave, reduceAutosave, saveStatus }: ReturnType<typeof autosaveOf<Content>>,
  initial: AutosaveState<Content>,
  deps: AutosaveDeps<Content>,
): Autosave<Content> {
  let state = initial;
  const listeners = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  const pauseMs = deps.pause ?? AUTOSAVE_TIMES.pause;
  let firstWaitedAt: number | null = null;
  /** Time of the last event, from which a pause counts also while a save is pending. */
  let quietSince = 0;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const apply = (event: AutosaveEvent<Content>) => {
    const before = state;
    state = reduceAutosave(state, event);
    if (state === before) return;
    deps.onChange?.(state);
    listeners.forEach((listener) => listener());
  };

  const saveNow = (unchanged: Content | null = null) => {
    clearTimeout(pause);
    firstWaitedAt = null;
    const content = maySave(state) ? (contentToSave(state) ?? unchanged) : null;
    if (content === null) return;
    const { revision } = state;
    apply({ type: 'save-started', content });
    clearTimeout(patience);
    patience = setTimeout(() => apply({ type: 'save-stalled' }), AUTOSAVE_TIMES.stalled);
    deps.save(content, revision).then(
      (saved) => settle({ type: 'save-succeeded', revision: saved }),
      (error: unknown) =>
        settle({ type: 'save-failed', code: error instanceof AppError ? error.code : 'unexpected' }),
    );
  };

  const settle = (event: AutosaveEvent<Content>) => {
    clearTimeout(patience);
    apply(event);
    if (state.awaitingNewer) {
      patience = setTimeout(() => apply({ type: 'newer-never-came' }), AUTOSAVE_TIMES.newerCopy);
    }
    schedule();
  };

  const schedule = (holdMs?: number) => {
    if (!maySave(state) || !contentToSave(state)) return;
    clearTimeout(pause);
    if (holdMs !== undefined) {
      firstWaitedAt = null;
      pause = setTimeout(() => saveNow(), holdMs);
      return;
    }
    firstWaitedAt ??= Date.now();
    const left = firstWaitedAt + AUTOSAVE_TIMES.longestPause - Date.now();
    const wait = Math.min(quietSince + pauseMs - Date.now(), left);
    if (wait > 0) pause = setTimeout(() => saveNow(), wait);
    else saveNow();
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    getState: () => state,
    subscribe,
    saveAgain: () => saveNow(state.base),
    send(event, holdMs) {
      quietSince = Date.now();
      apply(event);
      schedule(holdMs);
    },
    flush() {
      return new Promise((resolve) => {
        let stop = () => {};
        const check = () => {
          saveNow();
          if (saveStatus(state) === 'saving') return;
          stop();
          resolve(state);
        };
        stop = subscribe(check);
        check();
      });
    },
  };
}
