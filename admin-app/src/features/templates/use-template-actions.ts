import { useNavigate } from 'shared-lib/router';
import { useAuth } from 'shared-lib/store';
import { useAuthor } from '../../session/admin-context';
import { creatorHref } from '../../paths';
import type { ListedTemplate } from './template-rows';
import {
  useDeleteTemplateMutation,
  useDuplicateTemplateMutation,
  useExportTemplateMutation,
  useHideTemplateMutation,
  useRepairTemplateMutation,
  useShowTemplateMutation,
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

/**
 * Provides the actions of the list, signed by the administrator.
 *
 * @param onChange - Called after each action that may have changed the list, or found it changed.
 */
export function useTemplateActions(onChange: () => void): TemplateActions {
  const author = useAuthor();
  const { firebaseUser } = useAuth();
  const navigate = useNavigate();
  const [show] = useShowTemplateMutation();
  const [hide] = useHideTemplateMutation();
  const [duplicate] = useDuplicateTemplateMutation();
  const [exportFile] = useExportTemplateMutation();
  const [repair] = useRepairTemplateMutation();
  const [remove] = useDeleteTemplateMutation();
  const toChecks = (id: string) => void navigate(creatorHref(id, { publish: true }));
  return {
    show: async ({ id, name }) => {
      const { data } = await show({ author, id, name });
      if (data === 'unchecked') toChecks(id);
      else onChange();
    },
    hide: async ({ id, name }) => {
      await hide({ author, id, name });
      onChange();
    },
    duplicate: async ({ id, name }) => {
      await duplicate({ author, id, name });
      onChange();
    },
    export: async ({ id, name }) => {
      const { error } = await exportFile({ id, name });
      if (error) onChange();
    },
    repair: async ({ id, name }) => {
      const { data } = await repair({ author, id, name });
      if (data?.toPublish) toChecks(id);
      else onChange();
    },
    remove: async ({ id, name }) => {
      const { error } = await remove({ account: firebaseUser, id, name });
      onChange();
      return error === undefined;
    },
  };
}
