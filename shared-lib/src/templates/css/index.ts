export { checkDeclarations, checkTemplateCss, type CheckedCss } from './check-template-css';
