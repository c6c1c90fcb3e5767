/*
 * Keeps every line that is logged from now on. `firebase-functions` holds on to the console that it finds when it is loaded, so
 * that a test imports this before anything else.
 */

/** Log lines in order. */
export const keptLogs: string[] = [];

for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
  console[level] = (...said: unknown[]) => void keptLogs.push(said.map(String).join(' '));
