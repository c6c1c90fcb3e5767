import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { writeTemplateIndex } from './template-index';

/** Updates the gallery's index after a template was published, changed or hidden. */
export const indexTemplates: CallableHandler<'indexTemplates'> = async (context) => {
  await requireAdmin(context);
  return { templates: await writeTemplateIndex(context.db) };
};
