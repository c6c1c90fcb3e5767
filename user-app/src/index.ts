import { reportUncaughtErrors } from 'shared-lib/monitoring';

reportUncaughtErrors();

// The same as zod's `config({ jitless: true })`: the policy forbids code from text, and browsers report attempts.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

import('./bootstrap');
