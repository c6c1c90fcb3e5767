import { reportUncaughtErrors } from 'shared-lib/monitoring';

// What fails before monitoring is loaded waits for it.
reportUncaughtErrors();

// What zod's `config({ jitless: true })` writes: the policy runs no code made from text, and browsers report a try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

import('./bootstrap');
