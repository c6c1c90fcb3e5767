import type { CardContent } from 'shared-lib/domain';
import { AppError } from 'shared-lib/errors';
import {
  contentToSave,
  maySave,
  reduceAutosave,
  saveStatus,
  type AutosaveEvent,
  type AutosaveState,
} from './autosave-state';

/** Waits, in milliseconds. */
export const AUTOSAVE_TIMES = {
  /** After the last key before a save leaves. */
  pause: 800,
  /** Longest that a save is put off while somebody types on. */
  longestPause: 5000,
  /** Before an unanswered save is told as offline: a write without a network is never answered. */
  stalled: 8000,
  /** For the newer copy that a refused save was told about. */
  newerCopy: 6000,
} as const;

/** What the draft's keeper needs of the outside. */
export interface AutosaveDeps {
  /** @returns The new revision. */
  save: (content: CardContent, baseRevision: number) => Promise<number>;
  /** Told of every change, to keep a copy on this device. */
  onChange?: (state: AutosaveState) => void;
}

/** A draft that saves itself. */
export interface Autosave {
  getState: () => AutosaveState;
  subscribe: (listener: () => void) => () => void;
  send: (event: Exclude<AutosaveEvent, { type: `save-${string}` }>) => void;
  /** Saves now, without waiting for the typing to pause; ends when nothing is on its way any more. */
  flush: () => Promise<AutosaveState>;
}

/**
 * Runs {@link reduceAutosave}: sends a save when typing pauses, one at a time, the latest content next.
 *
 * @param initial - From `startAutosave`.
 */
export function createAutosave(initial: AutosaveState, deps: AutosaveDeps): Autosave {
  let state = initial;
  const listeners = new Set<() => void>();
  let pause: ReturnType<typeof setTimeout> | undefined;
  let firstWaitedAt: number | null = null;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const apply = (event: AutosaveEvent) => {
    const before = state;
    state = reduceAutosave(state, event);
    if (state === before) return;
    deps.onChange?.(state);
    listeners.forEach((listener) => listener());
  };

  const saveNow = () => {
    clearTimeout(pause);
    firstWaitedAt = null;
    const content = maySave(state) ? contentToSave(state) : null;
    if (!content) return;
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

  const settle = (event: AutosaveEvent) => {
    clearTimeout(patience);
    apply(event);
    if (state.awaitingNewer) {
      patience = setTimeout(() => apply({ type: 'newer-never-came' }), AUTOSAVE_TIMES.newerCopy);
    }
    schedule();
  };

  const schedule = () => {
    if (!maySave(state) || !contentToSave(state)) return;
    clearTimeout(pause);
    firstWaitedAt ??= Date.now();
    const left = firstWaitedAt + AUTOSAVE_TIMES.longestPause - Date.now();
    pause = setTimeout(saveNow, Math.max(0, Math.min(AUTOSAVE_TIMES.pause, left)));
  };

  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  return {
    getState: () => state,
    subscribe,
    send(event) {
      apply(event);
      schedule();
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
