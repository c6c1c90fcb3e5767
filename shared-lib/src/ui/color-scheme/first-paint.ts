import { startTheme } from './theme-choice';

/* The complete first script of a page (build/pages/first-script-plugin.mjs). */
startTheme();
