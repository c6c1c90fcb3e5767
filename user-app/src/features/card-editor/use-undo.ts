import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { CardContent } from 'shared-lib/model';
import { mergeContent } from '../../card-draft/three-way-merge';
import { bringBack, NO_STEPS, recordChange, takeBack } from '../../card-draft/undo-steps';
import type { EditDraft } from './use-card-draft';

/** Changes of a draft that can be taken back and brought back. */
export interface UndoTools {
  /** Changes the draft, and remembers how it was. */
  edit: EditDraft;
  /** `null` when there is nothing to take back. */
  undo: (() => void) | null;
  redo: (() => void) | null;
}

/** Reports whether keys belong to a field in which text is typed, which takes its own changes back. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, [contenteditable]') !== null;
}

/**
 * Remembers the changes of a draft that are made on this screen. Taking one back leaves what was changed since, here or
 * in another tab. Ctrl+Z and Ctrl+Shift+Z work outside text fields.
 */
export function useUndo(edit: EditDraft): UndoTools {
  const [steps, setSteps] = useState(NO_STEPS);
  const latest = useRef(NO_STEPS);
  const keep = useCallback((next: typeof NO_STEPS) => {
    latest.current = next;
    setSteps(next);
  }, []);

  const recordedEdit = useCallback<EditDraft>(
    (change, holdMs) =>
      edit((before) => {
        const after = change(before);
        if (after !== before) keep(recordChange(latest.current, { before, after }, Date.now()));
        return after;
      }, holdMs),
    [edit, keep],
  );

  const move = (from: CardContent, to: CardContent) => edit((draft) => mergeContent(from, draft, to).content);
  const last = steps.past.at(-1);
  const next = steps.future.at(-1);
  const undo = last
    ? () => {
        move(last.after, last.before);
        keep(takeBack(steps));
      }
    : null;
  const redo = next
    ? () => {
        move(next.before, next.after);
        keep(bringBack(steps));
      }
    : null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndoKey = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isUndoKey || event.defaultPrevented || isTyping(event)) return;
    const act = event.shiftKey ? redo : undo;
    if (!act) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);

  return { edit: recordedEdit, undo, redo };
}
