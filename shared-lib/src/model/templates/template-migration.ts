import type { TemplateField, TemplateValue, TemplateValues } from './template';

/** Values of an instance after a change of version. */
export interface MigratedValues {
  data: TemplateValues;
  attic: TemplateValues;
}

/** Reports whether a field can hold a value. */
export function fitsField({ type, options }: TemplateField, value: unknown): value is TemplateValue {
  if (type === 'switch') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string') return false;
  if (type === 'color') return /^#[0-9a-fA-F]{6}$/.test(value);
  if (type === 'select') return (options ?? []).includes(value);
  return true;
}

/**
 * Moves an owner's values to the fields of another version without losing any: values without a field, or that don't
 * fit it, go to the attic; values in the attic that fit again are restored, also to a field that replaces theirs.
 *
 * @param fields - Fields of the new version.
 */
export function migrateValues(
  { data, attic }: MigratedValues,
  fields: readonly TemplateField[],
): MigratedValues {
  const kept: TemplateValues = {};
  const stored: TemplateValues = { ...attic };
  for (const [id, value] of Object.entries(data)) {
    const field = fields.find((candidate) => candidate.id === id);
    if (field && fitsField(field, value)) kept[id] = value;
    else stored[id] = value;
  }
  for (const field of fields) {
    if (kept[field.id] !== undefined) continue;
    for (const id of [field.id, field.formerId ?? field.id]) {
      const value = stored[id];
      if (value === undefined || !fitsField(field, value)) continue;
      kept[field.id] = value;
      delete stored[id];
      break;
    }
  }
  return { data: kept, attic: stored };
}
