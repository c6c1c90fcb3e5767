import { fieldMessage } from 'shared-lib/errors';

/** Labels of the parts of a template and of its fields. */
const PARTS: Readonly<Record<string, string>> = {
  name: 'Nombre',
  description: 'Descripción',
  category: 'Categoría',
  version: 'Versión',
  author: 'Autor',
  targetSection: 'Sección',
  reactCode: 'Código React',
  cssCode: 'CSS',
  jsonConfig: 'Campos',
  tags: 'Etiquetas',
};

const FIELD_PARTS: Readonly<Record<string, string>> = {
  id: 'Identificador',
  label: 'Etiqueta',
  type: 'Tipo',
  defaultValue: 'Valor inicial',
  editable: 'El titular puede cambiarlo',
  options: 'Opciones',
  formerId: 'Antes se llamaba',
};

/** Describes the problem of a part of a field. */
export function describeFieldIssue(part: string, code: string): string {
  return fieldMessage(code, FIELD_PARTS[part] ?? 'El campo');
}

/**
 * Describes the problem of a template, with its place as the creator names it.
 *
 * @param path - Path of the part, such as `['jsonConfig', 2, 'id']`.
 * @param code - Code of the schema's issue.
 */
export function describeTemplateIssue(path: readonly PropertyKey[], code: string): string {
  const [part, index, ofField] = path.map(String);
  if (part === 'jsonConfig' && index !== undefined) {
    const number = Number(index) + 1;
    const name = FIELD_PARTS[ofField ?? ''];
    const sentence = describeFieldIssue(ofField ?? '', code);
    return name ? `Campo ${number} (${name}): ${sentence}` : `Campo ${number}: ${sentence}`;
  }
  return fieldMessage(code, PARTS[part ?? ''] ?? 'Los datos de la plantilla');
}
