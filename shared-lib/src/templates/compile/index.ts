export { checkTemplateCode, compileTemplate } from './compile-template';
export { findProps } from './find-props';
