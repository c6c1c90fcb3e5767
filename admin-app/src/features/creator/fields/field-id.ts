import { TEMPLATE_LIMITS, type TemplateField } from 'shared-lib/model';

/** Ids of fields that have no label yet. */
const NUMBERED = /^campo\d+$/;

/** Returns an id for a field without a label, which no other one has. */
export function numberedId(fields: readonly TemplateField[]): string {
  let number = fields.length + 1;
  while (fields.some(({ id }) => id === `campo${number}`)) number += 1;
  return `campo${number}`;
}

/** Returns a label as an id: 'Color de fondo' is colorDeFondo; '' for a label without a letter of the alphabet. */
export function idOfLabel(label: string): string {
  const words = label
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word.toLowerCase());
  const [first = '', ...others] = words;
  const id = first + others.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  return id.replace(/^\d+/, '').slice(0, TEMPLATE_LIMITS.fieldId);
}

/** The other fields of a template, and the code that uses them. */
interface FieldPlace {
  /** The other fields of the template. */
  others: readonly TemplateField[];
  /** Fields of the published version, whose values cards have under their ids. */
  published: readonly TemplateField[];
  reactCode: string;
}

/** Returns a field with another label, and with the id from it unless its author chose one, its code uses it or cards have values of it. */
export function withLabel(
  field: TemplateField,
  label: string,
  { others, published, reactCode }: FieldPlace,
): TemplateField {
  const isOwn = !NUMBERED.test(field.id) && field.id !== freeId(idOfLabel(field.label), others);
  const isUsed =
    published.some(({ id }) => id === field.id) || new RegExp(`\\b${field.id}\\b`).test(reactCode);
  const id = idOfLabel(label);
  return { ...field, label, ...(!isOwn && !isUsed && id !== '' && { id: freeId(id, others) }) };
}

/** Returns an id that no other field has: the same one, or with a number behind. */
function freeId(id: string, others: readonly TemplateField[]): string {
  let free = id;
  for (let number = 2; others.some((other) => other.id === free); number += 1)
    free = `${id.slice(0, TEMPLATE_LIMITS.fieldId - 3)}${number}`;
  return free;
}
