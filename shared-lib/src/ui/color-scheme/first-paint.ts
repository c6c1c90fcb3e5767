import { startTheme } from './theme-choice';

/* The whole of the script that stands first in a page (build/pages/first-script-plugin.mjs). */
startTheme();
