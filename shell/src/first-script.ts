import { mayHaveSession } from 'shared-lib/session-hint';
import { startTheme } from 'shared-lib/ui/color-scheme';

/* The whole of the script that stands first in the shell's pages (build/first-script-plugin.mjs). */
startTheme();
// Pages that come with their text hide what is for visitors only (build/prerender-plugin.mjs).
if (mayHaveSession()) document.documentElement.dataset['session'] = '';
