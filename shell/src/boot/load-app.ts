import { reportUncaughtErrors } from 'shared-lib/monitoring';

// Errors before monitoring is loaded wait for it.
reportUncaughtErrors();

// The same as zod's `config({ jitless: true })`: the policy forbids code from text, and browsers report attempts.
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } });

/** Longest wait for the session, in milliseconds: the app doesn't need it to begin. */
const SESSION_WITHIN_MS = 300;

/**
 * Resolves when the browser has told who is signed in, and what the screen shows is asked for (first-script.ts): its answer would wait
 * behind the libraries, and the data behind it.
 */
const sessionRead = () =>
  Promise.race([
    globalThis.__firstRead?.session,
    new Promise((resolve) => setTimeout(resolve, SESSION_WITHIN_MS)),
  ]);

async function start(): Promise<void> {
  await sessionRead();
  /*
   * The app's libraries, each read as it comes: with the app itself all of it would be one long task, in which the page
   * answers nobody. One that doesn't come is told by the imports that follow.
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
