import { useState } from 'react';
import { failureOf } from 'shared-lib/store';

/** A stored value; without a revision while nobody has stored it. */
export interface Stored<Value> {
  value: Value;
  revision: number | null;
}

/** An edit of a value that others may change meanwhile. */
export interface Edit<Value> {
  value: Value;
  change: (part: Partial<Value>) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** Message of the last failure. */
  failure: string | null;
  /** Value that somebody else stored meanwhile, when saving met it. */
  theirs: Value | null;
  save: () => Promise<void>;
  /** Overwrites the stored value with the edit. */
  keepMine: () => Promise<void>;
  /** Discards the edit for the stored value. */
  discard: () => void;
  /** Closes the question and continues editing. */
  goOn: () => void;
}

/** Result of a mutation that saves an edit. */
interface Saving {
  error?: Parameters<typeof failureOf>[0];
}

/** Code of a save over a value that somebody else has stored meanwhile. */
const CONFLICT = 'edit-conflict';

/**
 * Manages an edit of a live value. Without changes it shows the stored value; an edit keeps its base, and saving it
 * over somebody else's asks first.
 *
 * @param save - Runs the mutation that stores a value over the revision that the edit began with.
 * @param request - State of that mutation.
 */
export function useEdit<Value extends object>(
  stored: Stored<Value>,
  save: (value: Value, editedRevision: number | null) => Promise<Saving>,
  request: Saving & { isLoading: boolean; reset: () => void },
): Edit<Value> {
  const [begun, setBegun] = useState<Stored<Value> | null>(null);
  const [hasConflict, setConflict] = useState(false);
  const value = begun?.value ?? stored.value;
  const failure = failureOf(request.error);

  const end = () => {
    setBegun(null);
    setConflict(false);
    request.reset();
  };
  const store = async (revision: number | null) => {
    const error = failureOf((await save(value, revision)).error);
    if (!error) end();
    else if (error.code === CONFLICT) setConflict(true);
  };
  return {
    value,
    isChanged: begun !== null,
    isSaving: request.isLoading,
    failure: failure && failure.code !== CONFLICT ? failure.message : null,
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
