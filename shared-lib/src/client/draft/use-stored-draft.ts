import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isSameValue } from '../../model/values/same-value';
import {
  savedOrQueued,
  runWithNotices,
  type DataError,
  type Stored,
  type WriteNotices,
} from 'shared-lib/store';
import { hasStoredForm, readStoredForm, subscribeToStoredForms, writeStoredForm } from './stored-forms';
import { formKind, isDirty, keepOwn, rebase, startDraft, takeStored, type DraftKind } from './three-way';
import { useLeaveGuard } from './use-leave-guard';

/** Result of a mutation. */
interface Answer {
  error?: unknown;
}

/** A form whose changes survive a reload, another tab and a failed save. */
export interface DraftTools<Form extends object, Path extends string = keyof Form & string> {
  draft: Form;
  /** Stored form that the draft is based on. */
  base: Form;
  edit: (change: (draft: Form) => Form) => void;
  dirty: boolean;
  saving: boolean;
  /** Fields that were changed to different values here and elsewhere. */
  overlaps: readonly Path[];
  takeStored: () => void;
  keepOwn: () => void;
  /** Discards all changes. */
  discard: () => void;
  /**
   * Writes the draft to the database.
   *
   * @throws Error of a refused write; the typed values are restored.
   */
  save: (send: (draft: Form) => Promise<void>) => Promise<Stored>;
  /** The same, with a notification of its outcome as mutations have. */
  store: (
    send: (draft: Form) => Promise<void>,
    writeNotices: WriteNotices<Form, Stored>,
  ) => Promise<{ data: Stored } | { error: DataError }>;
  /** Stores the draft by a mutation that needs a network. */
  submit: <Result extends Answer>(send: (draft: Form) => Promise<Result>) => Promise<Result>;
}

/**
 * Stores a form's draft in this tab until it is saved, and merges values that are saved elsewhere in the meantime.
 *
 * @param key - Identifies the form, with the account's id, so that other accounts don't see its draft.
 * @param stored - Stored values; follows every change of them.
 */
export const useStoredDraft = <Form extends object>(key: string, stored: Form): DraftTools<Form> =>
  useDraftOf(formKind<Form>(), key, stored);

/** Stores a draft in the same way, merged as its kind says. */
export function useDraftOf<Form extends object, Path extends string>(
  kind: DraftKind<Form, Path>,
  key: string,
  stored: Form,
): DraftTools<Form, Path> {
  const [restored, setRestored] = useState(
    () => readStoredForm<Form, Path>(key, stored) ?? startDraft<Form, Path>(stored),
  );
  const [saving, setSaving] = useState(false);
  /*
   * Stored form that is no change from elsewhere. The SDK reports a pending save as stored at once, and reverts it if it is refused, a
   * moment after the refusal is reported; where the database has no document yet, the former form is shown for a while.
   */
  const [former, setFormer] = useState<Form | null>(null);
  const shown = useRef(stored);
  useEffect(() => {
    shown.current = stored;
  });
  const isFormer = former !== null && isSameValue(former, stored);
  if (former !== null && !isFormer) setFormer(null);
  const current = saving || isFormer ? restored : rebase(kind, restored, stored);
  if (current !== restored) setRestored(current);
  const dirty = isDirty(current);

  useEffect(() => writeStoredForm(key, dirty ? current : null), [key, current, dirty]);
  // The draft lives as long as this tab, so closing it needs a confirmation.
  useLeaveGuard(dirty);

  const settle = (sent: Form) => {
    setRestored((after) => ({ base: sent, draft: after.draft, overlaps: [] }));
    setFormer(shown.current);
  };
  const save = async (send: (draft: Form) => Promise<void>) => {
    const sent = current;
    setSaving(true);
    try {
      const outcome = await savedOrQueued(
        send(sent.draft).catch((error: unknown) => {
          // Also when it was refused long after the form was closed.
          writeStoredForm(key, sent);
          setRestored(sent);
          setFormer(shown.current);
          throw error;
        }),
      );
      settle(sent.draft);
      return outcome;
    } finally {
      setSaving(false);
    }
  };

  return {
    draft: current.draft,
    base: current.base,
    edit: (change) => setRestored((before) => ({ ...before, draft: change(before.draft) })),
    dirty,
    saving,
    overlaps: current.overlaps,
    takeStored: () => setRestored((before) => takeStored(kind, before)),
    keepOwn: () => setRestored(keepOwn),
    discard: () => {
      // Removed here, as a form that closes at the same time is unmounted before its effect would do so.
      writeStoredForm(key, null);
      setRestored(startDraft<Form, Path>(stored));
    },
    save,
    store: (send, writeNotices) => runWithNotices(() => save(send), current.draft, writeNotices),
    submit: async (send) => {
      setSaving(true);
      const answer = await send(current.draft);
      if (answer.error === undefined) settle(current.draft);
      setSaving(false);
      return answer;
    },
  };
}

/** Reports whether this tab has a draft of a form that isn't saved, on whichever screen the form is. */
export const useHasStoredForm = (key: string): boolean =>
  useSyncExternalStore(subscribeToStoredForms, () => hasStoredForm(key));
