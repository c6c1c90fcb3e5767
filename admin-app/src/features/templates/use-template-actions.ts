import { duplicateTemplate, getTemplate, setTemplatePublic } from 'shared-lib/data';
import { TEMPLATE_LIMITS, toTemplateExport, type Template } from 'shared-lib/domain';
import { useNavigate } from 'shared-lib/router';
import { saveFile } from 'shared-lib/save-file';
import { useAuth } from 'shared-lib/store';
import { showErrorToast, showToast } from 'shared-lib/toast';
import { useAuthor } from '../../session/admin-context';
import { updateGallery } from '../../template-data/update-gallery';
import { creatorHref } from '../../paths';
import { deleteTemplateAsAdmin } from './delete-template';
import { isPublishedForm } from './is-published-form';
import { messages } from './messages';
import { repairStoredTemplate } from './repair-template';
import type { ListedTemplate } from './template-rows';

/** What can be done to a line of the list. Each says how it went; none throws. */
export interface TemplateActions {
  /** Shows it to owners again; what wasn't published in this form goes through the checks of the creator first. */
  show: (row: ListedTemplate) => Promise<void>;
  hide: (row: ListedTemplate) => Promise<void>;
  duplicate: (row: ListedTemplate) => Promise<void>;
  export: (row: ListedTemplate) => Promise<void>;
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

async function telling(work: Promise<unknown>, done: string): Promise<boolean> {
  try {
    await work;
    showToast('success', done);
    return true;
  } catch (error) {
    showErrorToast(error);
    return false;
  }
}

/**
 * The actions of the list, signed by who is at work.
 *
 * @param onChange - Called after each that may have changed what there is to list, or found it changed.
 */
export function useTemplateActions(onChange: () => void): TemplateActions {
  const author = useAuthor();
  const { firebaseUser } = useAuth();
  const navigate = useNavigate();
  const inList = async (work: Promise<unknown>, done: string) => {
    const ok = await telling(work, done);
    onChange();
    return ok;
  };
  const inGallery = async (work: Promise<unknown>, done: string) => {
    const ok = await inList(work, done);
    if (ok) updateGallery();
    return ok;
  };
  /** As it is stored; `null` once it was told why it can't be had. */
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
      await inGallery(setTemplatePublic(author, id, true), messages.published(name));
    },
    hide: async ({ id, name }) => {
      await inGallery(setTemplatePublic(author, id, false), messages.hidden(name));
    },
    duplicate: async ({ id, name }) => {
      const template = await read(id);
      if (template)
        await inList(duplicateTemplate(author, template, TEMPLATE_LIMITS.name), messages.duplicated(name));
    },
    export: async ({ id, name }) => {
      const template = await read(id);
      if (!template) return;
      const file = toTemplateExport(template, Date.now());
      saveFile(`${fileNameOf(name)}.json`, 'application/json', JSON.stringify(file, null, 2));
    },
    repair: async ({ id }) => {
      const { ok, message } = await repairStoredTemplate(author, id);
      showToast(ok ? 'success' : 'error', message);
      onChange();
    },
    remove: ({ id, name }) => inGallery(deleteTemplateAsAdmin(firebaseUser, id), messages.deleted(name)),
  };
}
