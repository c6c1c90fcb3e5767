import { getTemplate, setTemplatePublic, type Author } from 'shared-lib/data';
import type { Template } from 'shared-lib/model';
import { AppError } from 'shared-lib/errors';
import { isPublishedForm } from './is-published-form';

/**
 * Reads a template.
 *
 * @throws AppError `template-not-found`
 */
export async function getTemplateOrThrow(id: string): Promise<Template> {
  const template = await getTemplate(id);
  if (!template) throw new AppError('template-not-found', id);
  return template;
}

interface Showing {
  author: Author;
  id: string;
}

/** Shows a template to owners, unless it has to pass the creator's checks first. */
export async function showChecked({ author, id }: Showing): Promise<'shown' | 'unchecked'> {
  if (!(await isPublishedForm(await getTemplateOrThrow(id)))) return 'unchecked';
  await setTemplatePublic(author, id, true);
  return 'shown';
}
