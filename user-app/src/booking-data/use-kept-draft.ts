import { useEffect, useRef, useState } from 'react';
import { isSameValue } from 'shared-lib/domain';
import { openKeptTexts, useLeaveGuard } from 'shared-lib/draft';
import { savedOrQueued } from 'shared-lib/store';
import { followStored, isDirty, keepOwn, startDraft, takeStored, type KeptDraft } from './kept-draft';

/** A form whose changes survive a reload, another tab and a failed save. */
export interface DraftTools<Form extends object> {
  draft: Form;
  edit: (change: (draft: Form) => Form) => void;
  dirty: boolean;
  saving: boolean;
  /** Fields that were changed to different values here and elsewhere. */
  overlaps: readonly (keyof Form)[];
  takeStored: () => void;
  keepOwn: () => void;
  /** Discards all changes. */
  discard: () => void;
  /** @throws What the save fails with; what was typed is there again. */
  save: (send: (draft: Form) => Promise<void>) => Promise<'saved' | 'queued'>;
}

/**
 * Keeps a form's draft in this tab until it is stored, and merges values that are stored elsewhere meanwhile.
 *
 * @param key - Identifies the form, with the account's id, so that other accounts don't see its draft.
 * @param stored - Stored values; follows every change of them.
 */
export function useKeptDraft<Form extends object>(key: string, stored: Form): DraftTools<Form> {
  const [kept, setKept] = useState(() => readKept(key, stored) ?? startDraft(stored));
  const [saving, setSaving] = useState(false);
  // A pending save reads as stored at once, and is undone if it is refused, a moment after the refusal is reported.
  const [refused, setRefused] = useState<Form | null>(null);
  const shown = useRef(stored);
  useEffect(() => {
    shown.current = stored;
  });
  const isRefused = refused !== null && isSameValue(refused, stored);
  if (refused !== null && !isRefused) setRefused(null);
  const current = saving || isRefused ? kept : followStored(kept, stored);
  if (current !== kept) setKept(current);
  const dirty = isDirty(current);

  useEffect(() => writeKept(key, dirty ? current : null), [key, current, dirty]);
  // The draft lives as long as this tab: closing it asks first.
  useLeaveGuard(dirty);

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

const forms = openKeptTexts('tarjetero:forms-changed', () => sessionStorage);

function readKept<Form extends object>(key: string, stored: Form): KeptDraft<Form> | null {
  try {
    const kept = JSON.parse(forms.read(PREFIX + key) ?? 'null') as KeptDraft<Form> | null;
    const fits = (form: object) => Object.keys(stored).every((field) => field in form);
    return kept && fits(kept.base) && fits(kept.draft) ? kept : null;
  } catch {
    return null;
  }
}

const writeKept = (key: string, kept: unknown): void =>
  forms.write(PREFIX + key, kept === null ? null : JSON.stringify(kept));
