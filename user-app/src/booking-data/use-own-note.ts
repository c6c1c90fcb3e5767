import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  autosaveOf,
  formKind,
  isDirty,
  readStoredForm,
  runAutosave,
  startAutosave,
  useLeaveGuard,
  writeStoredForm,
} from 'shared-lib/draft';
import { AppError } from 'shared-lib/errors';
import type { DataError, Stored } from 'shared-lib/store';

interface Note {
  note: string;
}

/** State of a note's save. */
export type NoteState = 'idle' | 'saving' | Stored;

/** Stores a note, as a mutation does. */
export type SaveNote = (note: string) => Promise<{ data?: Stored; error?: Partial<DataError> } | void>;

const noteAutosave = autosaveOf<Note>({
  ...formKind<Note>(),
  toSavable: (draft, saved, withheld) => (withheld.length > 0 ? saved : draft),
  conflict: 'note-conflict',
});

/** Opens the draft of a note; it gets its save function from the component that shows it. */
function openNote(stored: string, key: string | undefined) {
  let save: SaveNote = () => Promise.resolve();
  let outcome: Stored | null = null;
  const autosave = runAutosave(noteAutosave, startAutosave<Note>({ note: stored }, 0), {
    save: async ({ note }, revision) => {
      const answer = await save(note);
      if (answer?.error) throw new AppError(answer.error.code ?? 'unexpected');
      outcome = answer?.data ?? 'saved';
      return revision + 1;
    },
    onChange: ({ base, draft, overlaps }) => {
      const stored = { base, draft, overlaps };
      if (key) writeStoredForm(key, isDirty(stored) ? stored : null);
    },
  });
  return { autosave, saveWith: (next: SaveNote) => void (save = next), outcome: () => outcome };
}

/**
 * Provides an autosaving note; typed text is also saved when the component is unmounted.
 *
 * @param stored - Stored note; when it changes elsewhere while this one is typed, the person chooses one of the two.
 * @param key - Identifies the note, with the account's id: unsaved text is stored under it in this tab.
 */
export function useOwnNote(stored: string, save: SaveNote, key?: string) {
  const [{ autosave, saveWith, outcome }] = useState(() => openNote(stored, key));
  const state = useSyncExternalStore(autosave.subscribe, autosave.getState);
  const dirty = isDirty(state);
  useLeaveGuard(dirty);

  useEffect(() => saveWith(save), [saveWith, save]);
  useEffect(() => autosave.send({ type: 'live-changed', content: { note: stored } }), [autosave, stored]);
  useEffect(() => {
    const stored = key ? readStoredForm<Note, string>(key, { note: '' }) : null;
    if (stored) autosave.send({ type: 'recovered', ...stored });
    return () => {
      autosave.send({ type: 'retried' });
      void autosave.flush();
    };
  }, [autosave, key]);

  const noteState: NoteState = state.saving ? 'saving' : (!dirty && outcome()) || 'idle';
  return {
    note: state.draft.note,
    state: noteState,
    overlaps: state.overlaps,
    change: (note: string) => autosave.send({ type: 'edited', draft: { note } }),
    resolve: (keep: 'mine' | 'theirs') => autosave.send({ type: 'overlaps-resolved', keep }),
  };
}
