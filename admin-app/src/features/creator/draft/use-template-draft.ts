import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { TemplateDraft } from 'shared-lib/domain';
import { useAuthor } from '../../../session/admin-context';
import type { DraftSource } from './draft-source';
import type { EditState } from './edit-state';
import { runEdit, type RunningEdit } from './template-edit';

/** Delay after typing before a draft saves by itself, in milliseconds. */
const SAVE_AFTER_MS = 1500;

/** An edited template. */
export interface TemplateEdit
  extends
    Pick<RunningEdit, 'save' | 'publish'>,
    Pick<EditState, 'draft' | 'source' | 'saving' | 'recovered'> {
  change: (part: Partial<TemplateDraft>) => void;
  /** Resolves a conflict: overwrites theirs with mine, or continues with theirs. */
  keepMine: () => void;
  takeTheirs: () => void;
}

/**
 * Manages the edit of a template: stores it in this browser at once, saves it a moment later, and asks when somebody
 * else saved meanwhile.
 */
export function useTemplateDraft(initial: DraftSource): TemplateEdit {
  const author = useAuthor();
  const [edit] = useState(() => runEdit(initial, author));
  const state = useSyncExternalStore(edit.subscribe, edit.getState);
  const { draft, saving } = state;

  const isDue = saving.state === 'unsaved' && draft.name.trim() !== '';
  useEffect(() => {
    if (!isDue) return;
    const timer = setTimeout(() => void edit.save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isDue, draft, edit]);

  // A screen that is left doesn't wait: what it has is on its way, and in this browser until it has arrived.
  const saveDue = useRef(() => undefined as void);
  useEffect(() => {
    saveDue.current = () => {
      if (isDue) void edit.save();
    };
  }, [isDue, edit]);
  useEffect(() => () => saveDue.current(), []);

  return {
    ...state,
    save: edit.save,
    publish: edit.publish,
    change: (part) => edit.send({ type: 'changed', part }),
    keepMine: () => {
      edit.send({ type: 'mine-kept' });
      void edit.save();
    },
    takeTheirs: () => edit.send({ type: 'theirs-taken' }),
  };
}
