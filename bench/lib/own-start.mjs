import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buildIfStale } from '../../scripts/lib/build.mjs';
import { ROOT } from '../../scripts/lib/paths.mjs';
import { requireFreePorts } from '../../scripts/lib/ports.mjs';
import { familyOf } from './processes.mjs';

/** Copies that `npm start` may use beside the bench's own. */
const OFFSETS = [20_000, 30_000, 40_000, 0];

const READY = 'Tarjetero listo';
const READY_WITHIN_MS = 90_000;

/** Finds a copy whose ports are free, preferably one without data, which is the slowest to start. */
async function findFreeCopy() {
  const free = [];
  for (const offset of OFFSETS) {
    const isFree = await requireFreePorts(offset).then(
      () => true,
      () => false,
    );
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
 * Runs `npm start` of a built tree until it says that it is ready, and ends it.
 *
 * @returns {Promise<number>} Duration in seconds; 90 when it wasn't ready by then.
 */
export async function startSeconds() {
  const { offset, folder, hasData } = await findFreeCopy();
  const startedAt = performance.now();
  const npm = spawn('npm', ['start', '--silent'], {
    cwd: ROOT,
    env: { ...process.env, PORT_OFFSET: String(offset) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => npm.once('close', resolve));
  const stopOnExit = () => npm.kill('SIGTERM');
  process.once('exit', stopOnExit);
  const said = [];
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      const fail = (why) => reject(new Error(`npm start ${why}: ${said.slice(-3).join(' ')}`));
      timer = setTimeout(() => resolve(READY_WITHIN_MS / 1000), READY_WITHIN_MS);
      void ended.then(() => fail('ended'));
      for (const stream of [npm.stdout, npm.stderr]) {
        createInterface({ input: stream }).on('line', (line) => {
          said.push(line);
          if (line.startsWith(READY)) resolve((performance.now() - startedAt) / 1000);
        });
      }
    });
  } finally {
    clearTimeout(timer);
    const family = familyOf([npm.pid]);
    npm.kill('SIGINT');
    await ended;
    for (const { pid } of family) killIfAlive(pid);
    process.off('exit', stopOnExit);
    if (!hasData) rmSync(folder, { recursive: true, force: true });
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
