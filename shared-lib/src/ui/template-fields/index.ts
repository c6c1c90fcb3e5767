export { TemplateFields, type TemplateFieldsProps } from './template-fields';
export { valueProblem } from './value-problem';
