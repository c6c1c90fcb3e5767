import { reportUncaughtErrors } from 'shared-lib/monitoring';

// What fails before monitoring is loaded waits for it.
reportUncaughtErrors();

// What zod's `config({ jitless: true })` writes: the policy runs no code made from text, and browsers report a try.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/*
 * What the app stands on, each read as it comes: with the app itself all of it would be one long task, in which the page
 * answers nobody. What doesn't come is told by what follows.
 */
const pieces = [
  import('react-dom/client'),
  import('shared-lib/router'),
  import('shared-lib/store'),
  import('shared-lib/toast'),
];
for (const piece of pieces) piece.catch(() => {});

import('./bootstrap');
