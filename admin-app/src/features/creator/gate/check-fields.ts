import type { TemplateDraft, TemplateField } from 'shared-lib/model';
import { cardProps } from '../reference/reference';

/** Differences between the fields of a template and what its code reads. */
export interface FieldDifferences {
  /** Props that are neither a field nor data of the card. */
  unknown: { name: string; line: number | null }[];
  /** Fields that the code doesn't read. */
  unused: TemplateField[];
}

/** Compares the fields of a template with the props that its code reads. */
export async function compareFields({
  reactCode,
  jsonConfig,
  targetSection,
}: Pick<TemplateDraft, 'reactCode' | 'jsonConfig' | 'targetSection'>): Promise<FieldDifferences> {
  const { findProps } = await import('shared-lib/templates/compile');
  const used = findProps(reactCode);
  const ids = new Set(jsonConfig.map(({ id }) => id));
  const known = cardProps(targetSection);
  return {
    unknown: used.filter(({ name }) => !ids.has(name) && !Object.hasOwn(known, name) && name !== 'key'),
    unused: jsonConfig.filter(({ id }) => !used.some(({ name }) => name === id)),
  };
}
