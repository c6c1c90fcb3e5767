export { checkTemplateCode, compileTemplate, type CompiledTemplate } from './compile-template';
export { findProps, type UsedProp } from './find-props';
