import { reportUncaughtErrors } from 'shared-lib/monitoring';

// Errors before monitoring is loaded wait for it.
reportUncaughtErrors();

// The same as zod's `config({ jitless: true })`: the policy forbids code from text, and browsers report attempts.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

async function start(): Promise<void> {
  /*
   * The app's libraries, each run as it arrives: together with the app they would be one long task, in which the page
   * doesn't respond. A failure to load one is reported by the imports that follow.
   */
  const pieces = [
    import('react-dom/client'),
    import('shared-lib/router'),
    import('shared-lib/store'),
    import('shared-lib/toast'),
  ];
  for (const piece of pieces) piece.catch(() => {});

  await import(/* webpackChunkName: 'start' */ './bootstrap');
}

void start();
