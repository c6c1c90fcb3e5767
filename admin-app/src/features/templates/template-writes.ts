import { duplicateTemplate, setTemplatePublic, type Author } from 'shared-lib/data';
import { TEMPLATE_LIMITS, toTemplateExport, type FirebaseUser } from 'shared-lib/model';
import { AppError } from 'shared-lib/errors';
import { saveFile } from 'shared-lib/save-file';
import { dataApi, serverWrite } from 'shared-lib/store';
import { inGallery } from '../../template-data/gallery-writes';
import { deleteTemplateAsAdmin } from './delete-template';
import { messages } from './messages';
import { repairStoredTemplate, type RepairResult } from './repair-template';
import { getTemplateOrThrow, showChecked } from './show-checked';

interface Named {
  author: Author;
  id: string;
  name: string;
}

const fileNameOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'plantilla';

/** Saves a template as a file. */
async function exportTemplate({ id, name }: Pick<Named, 'id' | 'name'>): Promise<void> {
  const file = toTemplateExport(await getTemplateOrThrow(id), Date.now());
  saveFile(`${fileNameOf(name)}.json`, 'application/json', JSON.stringify(file, null, 2));
}

async function repairOrThrow({ author, id }: Named): Promise<RepairResult> {
  const result = await repairStoredTemplate(author, id);
  if (!result.ok) throw new AppError('template-not-repaired', result.message);
  return result;
}

const templateWrites = dataApi.injectEndpoints({
  endpoints: (build) => ({
    showTemplate: build.mutation<'shown' | 'unchecked', Named>({
      ...serverWrite(({ author, id }) => showChecked({ author, id }), {
        done: ({ name }, outcome) => (outcome === 'shown' ? messages.published(name) : null),
      }),
      ...inGallery,
    }),
    hideTemplate: build.mutation<unknown, Named>({
      ...serverWrite(({ author, id }) => setTemplatePublic(author, id, false), {
        done: ({ name }) => messages.hidden(name),
      }),
      ...inGallery,
    }),
    duplicateTemplate: build.mutation<unknown, Named>(
      serverWrite(
        async ({ author, id }) =>
          duplicateTemplate(author, await getTemplateOrThrow(id), TEMPLATE_LIMITS.name),
        { done: ({ name }) => messages.duplicated(name) },
      ),
    ),
    exportTemplate: build.mutation<unknown, Pick<Named, 'id' | 'name'>>(serverWrite(exportTemplate)),
    /** Fills missing code. */
    repairTemplate: build.mutation<RepairResult, Named>(
      serverWrite(repairOrThrow, {
        done: (_template, { message }) => message,
        failed: ({ message }) => message,
      }),
    ),
    deleteTemplate: build.mutation<unknown, { account: FirebaseUser | null; id: string; name: string }>({
      ...serverWrite(({ account, id }) => deleteTemplateAsAdmin(account, id), {
        done: ({ name }) => messages.deleted(name),
      }),
      ...inGallery,
    }),
  }),
});

export const {
  useDeleteTemplateMutation,
  useDuplicateTemplateMutation,
  useExportTemplateMutation,
  useHideTemplateMutation,
  useRepairTemplateMutation,
  useShowTemplateMutation,
} = templateWrites;
