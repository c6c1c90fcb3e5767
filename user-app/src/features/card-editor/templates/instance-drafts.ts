import type { TemplateValues } from 'shared-lib/domain';

/** Delay from the last key to the save, in milliseconds. */
export const DRAFT_PAUSE_MS = 600;

/** State of saving an instance's values. */
export type FillStatus = 'saved' | 'saving' | 'failed';

/** Values that aren't stored yet, by instance. */
export interface InstanceDraftState {
  values: Readonly<Record<string, TemplateValues>>;
  status: Readonly<Record<string, FillStatus>>;
}

/** Stores an instance's values, and returns whether all of them were stored, as invalid ones aren't. */
export type SaveValues = (id: string, values: TemplateValues) => Promise<{ complete: boolean }>;

/** Keeps the values typed into templates' fields until they are stored. */
export interface InstanceDrafts {
  saveWith: (save: SaveValues) => void;
  getState: () => InstanceDraftState;
  subscribe: (listener: () => void) => () => void;
  edit: (id: string, values: TemplateValues) => void;
  /** Tries a failed save again. */
  retry: (id: string) => void;
  /** Drops the values of an instance that is gone. */
  forget: (id: string) => void;
  /** Stores all values now; resolves when each was stored or failed. */
  flush: () => Promise<void>;
}

/** Creates an empty keeper; it stores nothing before it gets its save function. */
export function createInstanceDrafts(): InstanceDrafts {
  let save: SaveValues | null = null;
  let state: InstanceDraftState = { values: {}, status: {} };
  const listeners = new Set<() => void>();
  const timers = new Map<string, ReturnType<typeof setTimeout>>();
  const running = new Map<string, Promise<void>>();

  const set = (next: InstanceDraftState) => {
    state = next;
    listeners.forEach((listener) => listener());
  };
  const setStatus = (id: string, status: FillStatus) =>
    set({ ...state, status: { ...state.status, [id]: status } });
  const without = (id: string) =>
    Object.fromEntries(Object.entries(state.values).filter(([other]) => other !== id));

  async function store(id: string): Promise<void> {
    clearTimeout(timers.get(id));
    timers.delete(id);
    // One at a time: the later must not be overtaken by the earlier.
    await running.get(id);
    const values = state.values[id];
    if (!save || !values || state.status[id] !== 'saving') return;
    const work = save(id, values).then(
      ({ complete }) => {
        if (state.values[id] !== values) return;
        set({
          values: complete ? without(id) : state.values,
          status: { ...state.status, [id]: 'saved' },
        });
      },
      () => {
        if (state.values[id] === values) setStatus(id, 'failed');
      },
    );
    running.set(id, work);
    await work;
    if (running.get(id) === work) running.delete(id);
  }

  return {
    saveWith(next) {
      save = next;
    },
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(id, values) {
      set({ values: { ...state.values, [id]: values }, status: { ...state.status, [id]: 'saving' } });
      clearTimeout(timers.get(id));
      timers.set(
        id,
        setTimeout(() => void store(id), DRAFT_PAUSE_MS),
      );
    },
    retry(id) {
      setStatus(id, 'saving');
      void store(id);
    },
    forget(id) {
      clearTimeout(timers.get(id));
      timers.delete(id);
      set({ values: without(id), status: state.status });
    },
    async flush() {
      await Promise.all(Object.keys(state.values).map(store));
      await Promise.all(running.values());
    },
  };
}
