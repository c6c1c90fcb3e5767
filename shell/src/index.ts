import { reportUncaughtErrors } from 'shared-lib/monitoring';

// What fails before monitoring is loaded waits for it.
reportUncaughtErrors();

import('./bootstrap');
