export { ColorField } from './color-field';
export { TemplateFields } from './template-fields';
export { valueProblem } from './value-problem';
