import { execFileSync, spawn } from 'node:child_process';
import { createWriteStream, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';

/**
 * Starts a part of the stack in a process group of its own, so that a Ctrl-C in the terminal reaches it once, from us.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.args - For node.
 * @param {string} options.log - File that takes what it prints.
 * @param {Record<string, string>} [options.env]
 * @param {string} [options.cwd]
 * @param {(line: string) => void} [options.onLine]
 */
export function startPart({ name, args, log, env = {}, cwd, onLine = () => {} }) {
  mkdirSync(dirname(log), { recursive: true });
  const file = createWriteStream(log, { flags: 'a' });
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      file.write(`${line}\n`);
      onLine(line);
    });
  }
  const exited = new Promise((resolve) => child.once('exit', (code, signal) => resolve(signal ?? code)));
  void exited.then(() => file.end());
  return { name, child, exited, log };
}

/**
 * Calls a function once on SIGINT or SIGTERM, or when npm, which started this process, is killed without passing a signal on.
 *
 * @param {() => void} leave
 */
export function onInterruption(leave) {
  let isLeaving = false;
  const once = () => {
    if (isLeaving) return;
    isLeaving = true;
    leave();
  };
  process.on('SIGINT', once);
  process.on('SIGTERM', once);
  if (!process.env.npm_lifecycle_event) return;
  const npm = process.ppid;
  setInterval(() => process.ppid !== npm && once(), 1000).unref();
}

/** Most restarts of a part in one run. */
const RESTARTS = 20;

/**
 * Starts a part and restarts it whenever it dies without being stopped. Writes its pid to `{folder}/{name}.pid`, for tests that kill it and
 * wait for its restart.
 *
 * @param {object} options
 * @param {string} options.name
 * @param {string[]} options.args - For node.
 * @param {string} options.folder - The copy's folder: logs and the pid go there.
 * @param {Record<string, string>} [options.env]
 * @param {string} [options.cwd]
 * @param {(line: string) => void} [options.onLine]
 * @param {() => void} [options.beforeStart] - Called before each start.
 * @param {readonly (number | string)[]} [options.finalExits] - Exit codes that another start can't mend.
 * @param {(line: string) => void} options.report - Called with a line for each death.
 * @returns {{name: string, pid: () => number, failure: () => string | null, restart: () => Promise<void>, stop: (signal?: NodeJS.Signals) => Promise<void>}}
 *   `restart` ends it at once and starts it again, also one that was given up; it resolves when the new process is there.
 */
export function startWatchedPart({
  name,
  args,
  folder,
  env,
  cwd,
  onLine = () => {},
  beforeStart = () => {},
  finalExits = [],
  report,
}) {
  let part = null;
  let failure = null;
  let stopping = false;
  let restarts = 0;
  let isRestartDue = false;
  const start = () => {
    let last = '';
    beforeStart();
    part = startPart({
      ...{ name, args, cwd, env },
      log: join(folder, `logs/${name}.log`),
      onLine: (line) => {
        last = line;
        onLine(line);
      },
    });
    writeFileSync(join(folder, `${name}.pid`), String(part.child.pid));
    void part.exited.then((code) => {
      if (stopping) return;
      if (!isRestartDue) {
        if (finalExits.includes(code) || restarts >= RESTARTS) {
          failure = `${name} does not start: ${last}`;
          report(failure);
          return;
        }
        restarts += 1;
        report(`${name} has stopped (${code}) and is started again`);
      }
      isRestartDue = false;
      start();
    });
  };
  start();
  return {
    name,
    pid: () => part.child.pid,
    failure: () => failure,
    restart: async () => {
      restarts = 0;
      if (failure === null) {
        isRestartDue = true;
        const { child, exited } = part;
        child.kill('SIGKILL');
        await exited;
      } else {
        failure = null;
        start();
      }
    },
    stop: (signal) => {
      stopping = true;
      return stopPart(part, signal);
    },
  };
}

/** Signals a part to end, and kills it after a while. Resolves when it is gone. */
export async function stopPart({ child, exited }, signal = 'SIGINT', patienceMs = 15_000) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  const timer = setTimeout(() => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It went away in the meantime.
    }
  }, patienceMs);
  await exited;
  clearTimeout(timer);
}

/**
 * Waits until an address answers at all.
 *
 * @param {string} url
 * @param {object} options
 * @param {number} options.timeoutMs
 * @param {() => string | null} [options.failure] - A reason to give up at once.
 */
export async function waitForAnswer(url, { timeoutMs, failure = () => null }) {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const reason = failure();
    if (reason) throw new Error(reason);
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000), redirect: 'manual' });
      return;
    } catch {
      if (Date.now() > deadline) throw new Error(`${url} does not answer after ${timeoutMs / 1000} s`);
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
  }
}

/** Returns the resident memory of one process in MB; null where it isn't known. */
export function residentMegabytes(pid) {
  try {
    const rss = execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' });
    return Number(rss) / 1024;
  } catch {
    return null;
  }
}
