import { getTemplate, getTemplateVersion } from 'shared-lib/data';
import type { TemplateInstance, TemplateVersion } from 'shared-lib/model';
import { NetworkError } from 'shared-lib/errors';

/** Code that renders an instance. */
export type InstanceCode = Pick<TemplateVersion, 'compiledCode' | 'cssCode' | 'jsonConfig' | 'version'>;

/** Published versions by id, cached as they never change. */
const known = new Map<string, Promise<InstanceCode | null>>();

async function read(templateId: string, version: string): Promise<InstanceCode | null> {
  const published = await getTemplateVersion(templateId, version);
  if (published) return published;
  try {
    // Templates that were made before versions were stored.
    const current = await getTemplate(templateId);
    return current?.version === version ? current : null;
  } catch (error) {
    // It is offered no more.
    if (error instanceof NetworkError && error.status === 403) return null;
    throw error;
  }
}

/**
 * Loads the code of an instance's version; `null` when it is gone.
 *
 * @throws AppError when it can't be read now.
 */
export function loadInstanceCode({
  templateId,
  templateVersion,
}: Pick<TemplateInstance, 'templateId' | 'templateVersion'>): Promise<InstanceCode | null> {
  const key = `${templateId} ${templateVersion}`;
  const earlier = known.get(key);
  if (earlier) return earlier;
  const reading = read(templateId, templateVersion);
  known.set(key, reading);
  // A failed read isn't cached, as the next one may succeed.
  reading.then(
    (code) => code || known.delete(key),
    () => known.delete(key),
  );
  return reading;
}
