import { never } from './bodies.mjs';

// Variables of the theme, which the build makes a style sheet of (build/theme-variables.mjs).
export const VARIABLES = never('MantineCssVariables', 'getColorSchemeCssVariables');
