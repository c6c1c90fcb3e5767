import { fitsField, type TemplateField, type TemplateValues } from 'shared-lib/domain';
import { valueProblem } from 'shared-lib/ui/template-fields';

/**
 * What of the typed values can be stored: a field that doesn't hold what was typed keeps what it had.
 *
 * @param before - What is stored.
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
