import { getTemplate } from 'shared-lib/data';
import { toTemplateExport, type Template } from 'shared-lib/domain';
import { useNavigate } from 'shared-lib/router';
import { saveFile } from 'shared-lib/save-file';
import { useAuth } from 'shared-lib/store';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { useAuthor } from '../../session/admin-context';
import { creatorHref } from '../../paths';
import { isPublishedForm } from './is-published-form';
import { messages } from './messages';
import { repairStoredTemplate } from './repair-template';
import type { ListedTemplate } from './template-rows';
import {
  useDeleteTemplateMutation,
  useDuplicateTemplateMutation,
  useSetTemplatePublicMutation,
} from './template-writes';

/** Actions on a line of the list. Each shows its result; none throws. */
export interface TemplateActions {
  /** Shows it to owners again; a version that wasn't published has to pass the creator's checks first. */
  show: (row: ListedTemplate) => Promise<void>;
  hide: (row: ListedTemplate) => Promise<void>;
  duplicate: (row: ListedTemplate) => Promise<void>;
  export: (row: ListedTemplate) => Promise<void>;
  /** Fills missing code; a public template then has to pass the creator's checks. */
  repair: (row: ListedTemplate) => Promise<void>;
  remove: (row: ListedTemplate) => Promise<boolean>;
}

const fileNameOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'plantilla';

/**
 * Provides the actions of the list, signed by the administrator.
 *
 * @param onChange - Called after each action that may have changed the list, or found it changed.
 */
export function useTemplateActions(onChange: () => void): TemplateActions {
  const author = useAuthor();
  const { firebaseUser } = useAuth();
  const navigate = useNavigate();
  const [setPublic] = useSetTemplatePublicMutation();
  const [duplicate] = useDuplicateTemplateMutation();
  const [remove] = useDeleteTemplateMutation();
  /** Reads a template; `null` after a message when it isn't available. */
  const read = async (id: string): Promise<Template | null> => {
    try {
      const template = await getTemplate(id);
      if (template) return template;
      showToast('error', messages.notFound);
      onChange();
    } catch (error) {
      showErrorToast(error);
    }
    return null;
  };
  return {
    show: async ({ id, name }) => {
      const template = await read(id);
      if (!template) return;
      try {
        if (!(await isPublishedForm(template))) {
          void navigate(creatorHref(id, { publish: true }));
          return;
        }
      } catch (error) {
        showErrorToast(error);
        return;
      }
      await setPublic({ author, id, name, isPublic: true });
      onChange();
    },
    hide: async ({ id, name }) => {
      await setPublic({ author, id, name, isPublic: false });
      onChange();
    },
    duplicate: async ({ id }) => {
      const template = await read(id);
      if (!template) return;
      await duplicate({ author, template });
      onChange();
    },
    export: async ({ id, name }) => {
      const template = await read(id);
      if (!template) return;
      const file = toTemplateExport(template, Date.now());
      saveFile(`${fileNameOf(name)}.json`, 'application/json', JSON.stringify(file, null, 2));
    },
    repair: async ({ id }) => {
      const { ok, message, toPublish } = await repairStoredTemplate(author, id);
      showToast(ok ? 'success' : 'error', message);
      if (toPublish) void navigate(creatorHref(id, { publish: true }));
      else onChange();
    },
    remove: async ({ id, name }) => {
      const { error } = await remove({ account: firebaseUser, id, name });
      onChange();
      return error === undefined;
    },
  };
}
