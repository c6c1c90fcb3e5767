export { cssVariables, theme } from './theme';
