export { TemplateFields, type TemplateFieldsProps } from './template-fields';
