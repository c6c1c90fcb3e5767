export { checkTemplateCode, compileTemplate, type CompiledTemplate } from './compile-template';
