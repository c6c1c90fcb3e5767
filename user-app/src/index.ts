import { reportUncaughtErrors } from 'shared-lib/monitoring';

reportUncaughtErrors();

import('./bootstrap');
