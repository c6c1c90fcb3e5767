import { useEffect, useState, useSyncExternalStore } from 'react';
import { getTemplate, saveTemplate } from 'shared-lib/data';
import { useLeaveGuard, useNetworkOf } from 'shared-lib/draft';
import { useNetworkBack } from 'shared-lib/network';
import { useAuthor } from '../../../session/admin-context';
import { compileForSaving } from './compile-for-saving';
import type { DraftSource } from './draft-source';
import { runEdit, type EditState, type RunningEdit } from './template-edit';

/** An edited template. */
export type TemplateEdit = EditState & Pick<RunningEdit, 'change' | 'save' | 'publish' | 'resolve'>;

/**
 * Manages the edit of a template: stores it in this browser at once, saves it a moment later, and asks when somebody
 * else saved meanwhile.
 */
export function useTemplateDraft(initial: DraftSource): TemplateEdit {
  const author = useAuthor();
  const [edit] = useState(() =>
    runEdit(initial, {
      save: async ({ id, where, baseRevision }, draft) => {
        const compiledCode = await compileForSaving(draft.reactCode);
        return saveTemplate(author, where, { id, draft, compiledCode, baseRevision });
      },
      load: ({ id, where }) => getTemplate(id, where),
    }),
  );
  const state = useSyncExternalStore(edit.subscribe, edit.getState);
  const { saving } = state;
  useNetworkOf(edit.showNetworkNotice);
  // A network that was never reported as gone isn't reported as back either.
  useNetworkBack(saving.state === 'offline', () => void edit.save());
  useLeaveGuard(saving.state !== 'untouched' && saving.state !== 'saved');

  // Leaving the screen doesn't wait for the save: the edit stays in this browser until the server has it.
  useEffect(() => () => void edit.save(), [edit]);

  return { ...state, change: edit.change, save: edit.save, publish: edit.publish, resolve: edit.resolve };
}
