import { requireAdmin } from '../administration/require-admin';
import type { CallableHandler } from '../callable';
import { writeTemplateIndex } from './template-index';

/** Brings the gallery up to date after a template was published, changed or taken away. */
export const indexTemplates: CallableHandler<'indexTemplates'> = async (context) => {
  await requireAdmin(context);
  return { templates: await writeTemplateIndex(context.db) };
};
