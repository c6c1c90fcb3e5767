import { getTemplatePreviews } from 'shared-lib/data';
import type { TemplateIndexEntry, TemplatePreview } from 'shared-lib/model';

/** Parts of previews that were read, with the versions that the index named: a part is read again after a change. */
const parts = new Map<number, { promise: Promise<Record<string, TemplatePreview>> }>();

function readPart(part: number): Promise<Record<string, TemplatePreview>> {
  const promise = getTemplatePreviews(part);
  const entry = { promise };
  parts.set(part, entry);
  promise.catch(() => parts.get(part) === entry && parts.delete(part));
  return promise;
}

/**
 * Loads a template's preview for the gallery; one read covers some dozens of them.
 *
 * @returns `null` when the index is newer than its previews.
 */
export async function loadPreview({
  id,
  preview,
  version,
}: Pick<TemplateIndexEntry, 'id' | 'preview' | 'version'>): Promise<TemplatePreview | null> {
  const known = parts.get(preview)?.promise;
  const found = (await (known ?? readPart(preview)))[id];
  if (found?.version === version || !known) return found ?? null;
  return (await readPart(preview))[id] ?? null;
}
