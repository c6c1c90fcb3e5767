import { fitsField, type TemplateField, type TemplateValues } from 'shared-lib/model';
import { valueProblem } from 'shared-lib/ui/template-fields';

/**
 * Returns the values that can be stored: a field with an invalid value keeps its stored one.
 *
 * @param before - Stored values.
 */
export function savableValues(
  fields: readonly TemplateField[],
  typed: TemplateValues,
  before: TemplateValues,
): { values: TemplateValues; complete: boolean } {
  const values: TemplateValues = { ...before };
  let complete = true;
  for (const [id, value] of Object.entries(typed)) {
    const field = fields.find((candidate) => candidate.id === id);
    if (!field || (fitsField(field, value) && valueProblem(field, value) === null)) values[id] = value;
    else complete = false;
  }
  return { values, complete };
}
