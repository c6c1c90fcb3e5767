import type { TemplateField } from 'shared-lib/model';

/** Returns the published fields that a draft neither contains nor replaces. */
export function lostFields(
  published: readonly TemplateField[],
  fields: readonly TemplateField[],
): TemplateField[] {
  const kept = new Set(fields.flatMap(({ id, formerId }) => [id, formerId]));
  return published.filter(({ id, editable }) => editable && !kept.has(id));
}
