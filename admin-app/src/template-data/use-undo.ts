import { callFunction } from 'shared-lib/data';
import type { SyncRun, TemplateVersion } from 'shared-lib/model';
import { useWrite } from 'shared-lib/store';
import { useAuthor } from '../session/admin-context';
import { withRecentSignIn } from 'shared-lib/recent-sign-in';
import { useRollBackTemplateMutation } from './roll-back-template';

const messages = {
  undone: (name: string) => `La distribución de «${name}» está deshecha.`,
  undoingOn: (name: string) => `La distribución de «${name}» se está deshaciendo. Sigue sola.`,
};

/**
 * Undoes a roll-out: its cards get back what they had before it.
 *
 * @param name - Name of the template.
 * @param onChange - Called afterwards.
 * @returns The function that undoes, which may also make an earlier version of the template the present one, and whether it runs.
 */
export function useUndo(
  { id: runId, templateId }: Pick<SyncRun, 'id' | 'templateId'>,
  name: string,
  onChange: () => void,
): [undo: (backTo: TemplateVersion | null) => Promise<void>, isUndoing: boolean] {
  const author = useAuthor();
  const [rollBack] = useRollBackTemplateMutation();
  const [undo, { isLoading }] = useWrite(() => withRecentSignIn(() => callFunction('undoSync', { runId })), {
    done: (_nothing, { state }) => (state === 'undone' ? messages.undone(name) : messages.undoingOn(name)),
  });
  return [
    async (backTo) => {
      // The version is rolled back first: owners who apply the template in the meantime get the earlier one.
      if (backTo) {
        const { error } = await rollBack({ author, id: templateId, to: backTo });
        if (error) return;
      }
      await undo(undefined);
      onChange();
    },
    isLoading,
  ];
}
