import { useState } from 'react';
import { askingKind, useDraftOf, type DraftKind } from 'shared-lib/draft';
import { failureOf } from 'shared-lib/store';
import { useCurrentAdmin } from '../../session/admin-context';

/** A stored value; without a revision while nobody has stored it. */
export interface Stored<Value> {
  value: Value;
  revision: number | null;
}

/** An edit of a value that others may change at the same time. */
export interface Edit<Value> {
  value: Value;
  change: (part: Partial<Value>) => void;
  isChanged: boolean;
  isSaving: boolean;
  /** Message of the last failure. */
  failure: string | null;
  /** Value that somebody else has stored in the meantime, once a save has conflicted with it. */
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

/** Returns the kind of a value with its revision; that of an edit is the one that it was made from. */
function revisedKind<Value>(): DraftKind<Stored<Value>> {
  const whole = askingKind<Value>();
  return {
    merge: (base, mine, theirs) => {
      const { content, overlaps } = whole.merge(base.value, mine.value, theirs.value);
      return {
        content: { value: content, revision: overlaps.length > 0 ? mine.revision : theirs.revision },
        overlaps,
      };
    },
    read: ({ value }) => value,
    write: ({ revision }, _path, value: Value) => ({ value, revision }),
  };
}

/**
 * Manages an edit of a live value. Without changes it shows the stored value; an edit keeps its base, and saving it
 * over somebody else's asks first.
 *
 * @param name - Identifies the value among those of the panel.
 * @param save - Runs the mutation that stores a value over the revision that the edit began with.
 * @param request - State of that mutation.
 */
export function useEdit<Value extends object>(
  name: string,
  { value, revision }: Stored<Value>,
  save: (value: Value, editedRevision: number | null) => Promise<Saving>,
  request: Saving & { reset: () => void },
): Edit<Value> {
  const { id } = useCurrentAdmin();
  const edit = useDraftOf(revisedKind<Value>(), `${id}:${name}`, { value, revision });
  const { base, draft, dirty, overlaps } = edit;
  const [isAsking, setAsking] = useState(false);
  const failure = failureOf(request.error);

  const store = async (over: number | null) => {
    const { error } = await edit.submit(({ value: mine }) => save(mine, over));
    setAsking(failureOf(error)?.code === CONFLICT);
  };
  return {
    value: draft.value,
    isChanged: dirty,
    isSaving: edit.saving,
    failure: failure && failure.code !== CONFLICT ? failure.message : null,
    theirs: isAsking && overlaps.length > 0 ? base.value : null,
    change: (part) => edit.edit((before) => ({ ...before, value: { ...before.value, ...part } })),
    save: () => store(draft.revision),
    keepMine: () => store(base.revision),
    discard: () => {
      edit.discard();
      setAsking(false);
      request.reset();
    },
    goOn: () => setAsking(false),
  };
}
