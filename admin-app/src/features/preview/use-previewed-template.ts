import { useAnswer } from 'shared-lib/answers';
import { getTemplate, getTemplateVersion } from 'shared-lib/data';
import type { Template } from 'shared-lib/model';
import { describeError } from 'shared-lib/errors';

/** A template to preview, or why there is none. */
export type PreviewedTemplate =
  { state: 'loading' } | { state: 'shown'; template: Template } | { state: 'failed'; message: string | null };

async function load(id: string, version: string | null): Promise<Template | null> {
  const template = await getTemplate(id);
  if (!template || version === null) return template;
  // A published version never changes, even if the template does.
  const published = await getTemplateVersion(id, version);
  return published && { ...template, ...published };
}

/**
 * Loads a template, or one of its versions.
 *
 * @returns `failed` without a message when there is none.
 */
export function usePreviewedTemplate(id: string | null, version: string | null): PreviewedTemplate {
  const { data: template, error, isLoading } = useAnswer(id === null ? null : [id, version], load);
  if (id === null || isLoading) return { state: 'loading' };
  if (error !== undefined) return { state: 'failed', message: describeError(error).message };
  return template ? { state: 'shown', template } : { state: 'failed', message: null };
}
