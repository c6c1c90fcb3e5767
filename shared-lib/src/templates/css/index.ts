export { checkDeclarations, checkTemplateCss } from './check-template-css';
