import { templateDraftSchema } from 'shared-lib/model';
import { aTemplateDraft } from 'shared-lib/testing';
import { describeTemplateIssue } from './describe-template-issue';

/** Returns the sentences about a template with these parts. */
const saidOf = (change: object) =>
  (templateDraftSchema.safeParse({ ...aTemplateDraft(), ...change }).error?.issues ?? []).map(
    ({ path, message }) => describeTemplateIssue(path, message),
  );

const field = { id: 'lema', label: 'Lema', type: 'text', defaultValue: '', editable: true };

describe('a problem of a template', () => {
  it.each<[string, object]>([
    ['Nombre es requerido', { name: '' }],
    ['Revisa nombre', { name: 7 }],
    ['Categoría admite como máximo 60 caracteres', { category: 'x'.repeat(61) }],
    ['Escribe la versión como 1.0.0', { version: 'uno' }],
    ['Revisa los datos de la plantilla', { unknown: true }],
    [
      'Campo 2 (Identificador): Usa letras sin acentos, números y guion bajo, y empieza por una letra',
      { jsonConfig: [field, { ...field, id: '1x' }] },
    ],
    ['Campo 1 (Etiqueta): El campo Etiqueta es requerido', { jsonConfig: [{ ...field, label: '' }] }],
    ['Campo 1 (Opciones): Añade al menos una opción', { jsonConfig: [{ ...field, type: 'select' }] }],
    ['Campo 1: Revisa el campo', { jsonConfig: [{ ...field, unknown: true }] }],
  ])('is described as «%s»', (sentence, change) => {
    expect(saidOf(change)).toEqual([sentence]);
  });
});
