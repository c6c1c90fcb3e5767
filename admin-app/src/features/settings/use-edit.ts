import { useState } from 'react';
import { AppError, describeError } from 'shared-lib/errors';

/** Something as it is stored now; without a revision while nobody has stored it. */
export interface Stored<Value> {
  value: Value;
  revision: number | null;
}

/** An edit of something that others may change meanwhile. */
export interface Edit<Value> {
  value: Value;
  change: (part: Partial<Value>) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** Why the last attempt failed, in words. */
  failure: string | null;
  /** What somebody else stored meanwhile, once saving ran into it. */
  theirs: Value | null;
  save: () => Promise<boolean>;
  /** Stores the edit over what is there. */
  keepMine: () => Promise<boolean>;
  /** Gives the edit up for what is stored. */
  discard: () => void;
  /** Leaves the question open and goes on editing. */
  goOn: () => void;
}

/**
 * Edits something that is followed live. While nothing was changed it shows what is stored; an edit stays as it was
 * begun, and saving it over somebody else's asks first.
 *
 * @param save - Stores a value over the revision that the edit began with; throws AppError `edit-conflict`.
 */
export function useEdit<Value extends object>(
  stored: Stored<Value>,
  save: (value: Value, editedRevision: number | null) => Promise<unknown>,
): Edit<Value> {
  const [begun, setBegun] = useState<Stored<Value> | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [hasConflict, setConflict] = useState(false);
  const value = begun?.value ?? stored.value;

  const end = () => {
    setBegun(null);
    setFailure(null);
    setConflict(false);
  };
  const store = async (revision: number | null) => {
    setSaving(true);
    setFailure(null);
    try {
      await save(value, revision);
      end();
      return true;
    } catch (error) {
      if (error instanceof AppError && error.code === 'edit-conflict') setConflict(true);
      else setFailure(describeError(error).message);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return {
    value,
    isChanged: begun !== null,
    isSaving,
    failure,
    theirs: hasConflict ? stored.value : null,
    change: (part) =>
      setBegun((now) => ({
        value: { ...(now?.value ?? stored.value), ...part },
        revision: now ? now.revision : stored.revision,
      })),
    save: () => store(begun ? begun.revision : stored.revision),
    keepMine: () => store(stored.revision),
    discard: end,
    goOn: () => setConflict(false),
  };
}
