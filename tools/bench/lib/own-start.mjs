import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfStale } from '../../../scripts/lib/build.mjs';
import { ROOT } from '../../../scripts/lib/paths.mjs';
import { findFreeOffset } from '../../../scripts/lib/ports.mjs';
import { familyOf } from './processes.mjs';

/** Copies that `npm start` may use beside the bench's own; that of the journeys late, as they may begin at any time. */
const OFFSETS = [30_000, 40_000, 20_000, 0];

const READY = 'Tarjetero listo';

/** Longest wait for a start unless another is given, in milliseconds. */
const PATIENCE_MS = 90_000;

/** Finds a copy whose ports are free, preferably one without data, which is the slowest to start. */
async function findFreeCopy() {
  const free = [];
  for (const offset of OFFSETS) {
    const isFree = (await findFreeOffset([offset])) !== null;
    const folder = join(ROOT, '.local', String(offset));
    if (isFree) free.push({ offset, folder, hasData: existsSync(folder) });
  }
  const copy = free.find(({ hasData }) => !hasData) ?? free[0];
  if (!copy) throw new Error('Every copy of the stack is in use: npm start cannot be measured');
  return copy;
}

/** Kills the processes of an interrupted start. */
function killIfAlive(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It ended with the others.
  }
}

/**
 * Runs `npm start` or `npm run dev` of a built tree, at a copy of its own, until it says that it is ready.
 *
 * @param {'start' | 'dev'} command
 * @param {number} [patienceMs]
 * @returns {Promise<{ seconds: number, offset: number, stop: () => Promise<void> }>} The duration; the patience when it wasn't ready by
 *   then.
 */
export async function startCopy(command, patienceMs = PATIENCE_MS) {
  const { offset, folder, hasData } = await findFreeCopy();
  const startedAt = performance.now();
  const npm = spawn('npm', ['run', command, '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => npm.once('close', resolve));
  const stopOnExit = () => npm.kill('SIGTERM');
  process.once('exit', stopOnExit);
  const said = [];
  const stop = async () => {
    const family = familyOf([npm.pid]);
    npm.kill('SIGINT');
    await ended;
    for (const { pid } of family) killIfAlive(pid);
    process.off('exit', stopOnExit);
    if (!hasData) rmSync(folder, { recursive: true, force: true });
  };
  let timer;
  try {
    const seconds = await new Promise((resolve, reject) => {
      const fail = (why) => reject(new Error(`npm run ${command} ${why}: ${said.slice(-3).join(' ')}`));
      timer = setTimeout(() => resolve(patienceMs / 1000), patienceMs);
      void ended.then(() => fail('ended'));
      for (const stream of [npm.stdout, npm.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          said.push(line);
          if (line.startsWith(READY)) resolve((performance.now() - startedAt) / 1000);
        });
      }
    });
    return { seconds, offset, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/** An app, and a module that its first screen needs. */
const APP = 'user-app';
const MODULE = join(ROOT, 'user-app/src/bootstrap.tsx');

/**
 * Builds an app for production after a line was added to one of its modules, which is then restored.
 *
 * @returns {Promise<number>} Duration with a cache of everything else, in seconds.
 */
export async function rebuildSeconds() {
  const original = readFileSync(MODULE, 'utf8');
  const restore = () => {
    writeFileSync(MODULE, original);
    // Nothing says any more what the folder of a build that was broken off holds.
    rmSync(join(ROOT, '.local/builds', APP), { force: true });
  };
  const buildWith = async (content) => {
    writeFileSync(MODULE, content);
    const startedAt = performance.now();
    await buildIfStale({ only: [APP] });
    return (performance.now() - startedAt) / 1000;
  };
  process.once('exit', restore);
  try {
    // A first build may have to fill the cache: the second one counts.
    await buildWith(`${original}\nReflect.set(globalThis, 'benchLine', 1);\n`);
    return await buildWith(`${original}\nReflect.set(globalThis, 'benchLine', 2);\n`);
  } finally {
    await buildWith(original);
    process.off('exit', restore);
  }
}
