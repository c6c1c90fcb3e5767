import { useEffect, useRef, useState } from 'react';
import { sameValue } from '../card-draft/content-paths';
import { savedOrQueued } from '../ui/saved-or-queued';
import { followStored, isDirty, keepOwn, startDraft, takeStored, type KeptDraft } from './kept-draft';

/** A form that loses nothing: not to a reload, to another tab, nor to a save that fails. */
export interface DraftTools<Form extends object> {
  draft: Form;
  edit: (change: (draft: Form) => Form) => void;
  dirty: boolean;
  saving: boolean;
  /** Fields that were changed here and elsewhere to different values. */
  overlaps: readonly (keyof Form)[];
  takeStored: () => void;
  keepOwn: () => void;
  /** Gives up what was changed. */
  discard: () => void;
  /** @throws What the save fails with; what was typed is there again. */
  save: (send: (draft: Form) => Promise<void>) => Promise<'saved' | 'queued'>;
}

/**
 * Keeps a form in this tab until it is stored, and brings in what is stored elsewhere meanwhile.
 *
 * @param key - What tells this form from others, with the account's id: the next person's are theirs.
 * @param stored - What is stored now; follows every change of it.
 */
export function useKeptDraft<Form extends object>(key: string, stored: Form): DraftTools<Form> {
  const [kept, setKept] = useState(() => readKept(key, stored) ?? startDraft(stored));
  const [saving, setSaving] = useState(false);
  // What is on its way comes back as stored at once, and goes again should it be refused: a moment after that was told.
  const [refused, setRefused] = useState<Form | null>(null);
  const shown = useRef(stored);
  useEffect(() => {
    shown.current = stored;
  });
  const isRefused = refused !== null && sameValue(refused, stored);
  if (refused !== null && !isRefused) setRefused(null);
  const current = saving || isRefused ? kept : followStored(kept, stored);
  if (current !== kept) setKept(current);
  const dirty = isDirty(current);

  useEffect(() => writeKept(key, dirty ? current : null), [key, current, dirty]);
  useEffect(() => {
    if (!dirty) return;
    // What is kept lives as long as this tab: closing it asks first.
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);

  const save = async (send: (draft: Form) => Promise<void>) => {
    const sent = current;
    setSaving(true);
    try {
      const outcome = await savedOrQueued(
        send(sent.draft).catch((error: unknown) => {
          // Also when it was refused long after the form was closed.
          writeKept(key, sent);
          setKept(sent);
          setRefused(shown.current);
          throw error;
        }),
      );
      setKept((after) => ({ base: sent.draft, draft: after.draft, overlaps: [] }));
      return outcome;
    } finally {
      setSaving(false);
    }
  };

  return {
    draft: current.draft,
    edit: (change) => setKept((before) => ({ ...before, draft: change(before.draft) })),
    dirty,
    saving,
    overlaps: current.overlaps,
    takeStored: () => setKept(takeStored),
    keepOwn: () => setKept(keepOwn),
    discard: () => setKept(startDraft(stored)),
    save,
  };
}

const PREFIX = 'tarjetero:form:';

function readKept<Form extends object>(key: string, stored: Form): KeptDraft<Form> | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(PREFIX + key) ?? 'null') as KeptDraft<Form> | null;
    const fits = (form: object) => Object.keys(stored).every((field) => field in form);
    return kept && fits(kept.base) && fits(kept.draft) ? kept : null;
  } catch {
    return null;
  }
}

function writeKept<Form extends object>(key: string, kept: KeptDraft<Form> | null): void {
  try {
    if (kept) sessionStorage.setItem(PREFIX + key, JSON.stringify(kept));
    else sessionStorage.removeItem(PREFIX + key);
  } catch {
    // Where storage is full or refused, the form lasts as long as the page.
  }
}
