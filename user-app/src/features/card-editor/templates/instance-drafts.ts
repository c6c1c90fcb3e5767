import { isSameValue, type TemplateValues } from 'shared-lib/model';
import {
  AUTOSAVE_TIMES,
  autosaveOf,
  formKind,
  isDirty,
  readStoredForm,
  runAutosave,
  startAutosave,
  writeStoredForm,
  type Autosave,
} from 'shared-lib/draft';

/** Delay from the last key to the save, in milliseconds. */
export const DRAFT_PAUSE_MS = AUTOSAVE_TIMES.pause;

/** State of saving an instance's values. */
export type FillStatus = 'saved' | 'saving' | 'failed';

/** Values that aren't stored yet, by instance. */
export interface InstanceDraftState {
  values: Readonly<Record<string, TemplateValues>>;
  status: Readonly<Record<string, FillStatus>>;
}

/** Outcome of a save. */
interface SavedValues {
  /** False when some values weren't stored, as invalid ones aren't. */
  complete: boolean;
  stored?: TemplateValues;
}

/** Holds the values typed into templates' fields until they are saved. */
export interface InstanceDrafts {
  saveWith: (save: (id: string, values: TemplateValues) => Promise<SavedValues>) => void;
  getState: () => InstanceDraftState;
  subscribe: (listener: () => void) => () => void;
  /** Takes an instance's stored values, also those that another device has stored. */
  follow: (id: string, stored: TemplateValues) => void;
  edit: (id: string, values: TemplateValues) => void;
  /** Tries a failed save again. */
  retry: (id: string) => void;
  /** Drops the values of an instance that is gone. */
  forget: (id: string) => void;
  /** Stores all values now; resolves when each was stored or failed. */
  flush: () => Promise<void>;
}

interface OpenDraft {
  autosave: Autosave<TemplateValues>;
  /** Values of which everything is stored that their fields take. */
  exhausted: TemplateValues | null;
}

/**
 * Creates drafts without values; they can't be saved before `saveWith` has given them a function.
 *
 * @param uid - Account under which this tab stores unsaved values; without it they are held in memory only.
 */
export function createInstanceDrafts(uid?: string): InstanceDrafts {
  let save: Parameters<InstanceDrafts['saveWith']>[0] = () => Promise.reject(new Error('Nothing saves yet'));
  let state: InstanceDraftState = { values: {}, status: {} };
  const listeners = new Set<() => void>();
  const known = new Map<string, TemplateValues>();
  const open = new Map<string, OpenDraft>();

  const keyOf = (id: string) => `${uid}:instance:${id}`;
  const without = (id: string) =>
    Object.fromEntries(Object.entries(state.values).filter(([other]) => other !== id));
  const show = (values: InstanceDraftState['values'], status: InstanceDraftState['status']) => {
    state = { values, status };
    listeners.forEach((listener) => listener());
  };

  function openDraft(id: string): OpenDraft {
    const form = formKind<TemplateValues>();
    const kind = autosaveOf<TemplateValues>({
      ...form,
      // The values typed here win over those of other devices: a field has no place for a question.
      merge: (...sides) => ({ ...form.merge(...sides), overlaps: [] }),
      toSavable: (values, saved) => (isSameValue(values, own.exhausted) ? saved : values),
      conflict: 'instance-conflict',
    });
    const autosave = runAutosave(kind, startAutosave(known.get(id) ?? {}, 0), {
      save: async (values, revision) => {
        const { complete, stored } = await save(id, values);
        own.exhausted = complete ? null : values;
        if (stored) {
          known.set(id, stored);
          autosave.send({ type: 'live-changed', content: stored });
        }
        return revision + 1;
      },
      onChange: (now) => {
        if (open.get(id) !== own) return;
        const failed = now.failure !== null;
        const saved = kind.saveStatus(now) === 'saved';
        const isOpen = isDirty(now) || isSameValue(now.draft, own.exhausted);
        if (saved && !isOpen) open.delete(id);
        if (uid) writeStoredForm(keyOf(id), isDirty(now) ? { base: now.base, draft: now.draft } : null);
        show(isOpen ? { ...state.values, [id]: now.draft } : without(id), {
          ...state.status,
          [id]: failed ? 'failed' : saved ? 'saved' : 'saving',
        });
      },
    });
    const own: OpenDraft = { autosave, exhausted: null };
    open.set(id, own);
    return own;
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
    follow(id, stored) {
      const restored = uid && !known.has(id) ? readStoredForm<TemplateValues, string>(keyOf(id), {}) : null;
      known.set(id, stored);
      open.get(id)?.autosave.send({ type: 'live-changed', content: stored });
      if (restored) openDraft(id).autosave.send({ type: 'recovered', ...restored, overlaps: [] });
    },
    edit(id, values) {
      (open.get(id) ?? openDraft(id)).autosave.send({ type: 'edited', draft: values });
    },
    retry(id) {
      const draft = open.get(id)?.autosave;
      draft?.send({ type: 'retried' });
      void draft?.flush();
    },
    forget(id) {
      const draft = open.get(id)?.autosave;
      open.delete(id);
      draft?.send({ type: 'edited', draft: draft.getState().base });
      show(without(id), state.status);
    },
    async flush() {
      await Promise.all([...open.values()].map(({ autosave }) => autosave.flush()));
    },
  };
}
