import type { TemplateField, TemplateValue, TemplateValues } from './template';

/** An instance's values after a change of version. */
export interface MigratedValues {
  data: TemplateValues;
  attic: TemplateValues;
}

/** True when a value is one that such a field can hold. */
export function fitsField({ type, options }: TemplateField, value: unknown): value is TemplateValue {
  if (type === 'switch') return typeof value === 'boolean';
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value);
  if (typeof value !== 'string') return false;
  if (type === 'color') return /^#[0-9a-fA-F]{6}$/.test(value);
  if (type === 'select') return (options ?? []).includes(value);
  return true;
}

/**
 * Takes an owner's values over to other fields and loses none: those that have no field any more, or don't fit it, wait
 * in the attic; those that wait and fit again come back.
 *
 * @param fields - The fields of the version that follows.
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
    const waiting = stored[field.id];
    if (waiting === undefined || kept[field.id] !== undefined || !fitsField(field, waiting)) continue;
    kept[field.id] = waiting;
    delete stored[field.id];
  }
  return { data: kept, attic: stored };
}
