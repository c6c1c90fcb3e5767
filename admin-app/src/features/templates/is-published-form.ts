import { getTemplateVersion } from 'shared-lib/data';
import { isSameValue, type Template } from 'shared-lib/model';

/**
 * Reports whether a template is the same as its published version, which passed the checks. A template that was changed
 * since, or never published, has to pass them first.
 */
export async function isPublishedForm({ id, version, ...code }: Template): Promise<boolean> {
  const published = await getTemplateVersion(id, version);
  return (
    published !== null &&
    published.reactCode === code.reactCode &&
    published.cssCode === code.cssCode &&
    published.compiledCode === code.compiledCode &&
    isSameValue(published.jsonConfig, code.jsonConfig)
  );
}
