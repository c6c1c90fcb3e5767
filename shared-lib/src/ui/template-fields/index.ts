export { TemplateFields } from './template-fields';
export { valueProblem } from './value-problem';
