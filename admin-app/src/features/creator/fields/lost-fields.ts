import type { TemplateField } from 'shared-lib/model';

/** Returns the published fields that a draft neither contains nor replaces. */
export function lostFields(
  published: readonly TemplateField[],
  fields: readonly TemplateField[],
): TemplateField[] {
  const remaining = new Set(fields.flatMap(({ id, formerId }) => [id, formerId]));
  return published.filter(({ id, editable }) => editable && !remaining.has(id));
}
