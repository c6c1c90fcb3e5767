import { migrateValues, type TemplateField, type TemplateInstance } from 'shared-lib/model';

/** Lists the names of the fields whose values another version of the template doesn't use. */
export function removedFields(
  { data, attic }: Pick<TemplateInstance, 'data' | 'attic'>,
  before: { jsonConfig: readonly TemplateField[] },
  after: { jsonConfig: readonly TemplateField[] },
): string[] {
  const { data: remaining } = migrateValues({ data, attic }, after.jsonConfig);
  return Object.keys(data)
    .filter((id) => remaining[id] === undefined)
    .map((id) => `«${before.jsonConfig.find((field) => field.id === id)?.label ?? id}»`);
}
