import { spawn } from 'node:child_process';

/** Process groups that are running, by the id of the process that leads them. */
const running = new Set();

/** Time that a group is given to end by itself, in milliseconds. */
const PATIENCE_MS = 30_000;

/** Time after which a group that was killed counts as gone, in milliseconds: nobody may collect its last processes. */
const LAST_MS = 5_000;

/** Ends all groups and this process on a signal, unless the process handles the signal itself. */
function stopWithProcess(signal) {
  if (process.listenerCount(signal) > 0) return;
  process.once(signal, () => void stopGroups().then(() => process.exit(130)));
}

/**
 * Starts a command in a process group of its own: a Ctrl-C in the terminal reaches it once, from {@link stopGroups}, with all that it
 * has started.
 */
export function spawnInGroup(command, args, options) {
  for (const signal of ['SIGINT', 'SIGTERM']) stopWithProcess(signal);
  const child = spawn(command, args, { ...options, detached: true });
  if (child.pid) running.add(child.pid);
  child.once('close', () => running.delete(child.pid));
  return child;
}

let stopping = false;

/** Reports whether all groups are being ended: what they do from then on says nothing. */
export const areStopping = () => stopping;

/** Sends a signal to all processes of a group; returns false when there are none any more. */
function signalGroup(group, signal) {
  try {
    return process.kill(-group, signal);
  } catch {
    return false;
  }
}

/** Signals all running commands to end, with what they have started, and waits until they have. */
export async function stopGroups() {
  stopping = true;
  const groups = [...running];
  for (const group of groups) signalGroup(group, 'SIGINT');
  const startedAt = Date.now();
  for (const group of groups) {
    while (signalGroup(group, 0)) {
      const passed = Date.now() - startedAt;
      if (passed > PATIENCE_MS) signalGroup(group, 'SIGKILL');
      if (passed > PATIENCE_MS + LAST_MS) break;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
