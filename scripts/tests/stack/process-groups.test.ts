import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const GROUPS = join(__dirname, '../../lib/process-groups.mjs');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'groups-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, source: string): string {
  const path = join(folder, name);
  writeFileSync(path, source);
  return path;
}

const isThere = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Starts a process that runs a command in a group; resolves to its end, and to the ids of the processes below it. */
async function startBelow(handler: string) {
  // Ends at once, while what it has started says goodbye first.
  const late = write(
    'late.mjs',
    `process.on('SIGINT', () => setTimeout(() => process.exit(), 300)); setInterval(() => {}, 1000); console.log(process.pid);`,
  );
  const command = write(
    'command.mjs',
    `import { spawn } from 'node:child_process';
     console.log(process.pid);
     spawn(process.execPath, [${JSON.stringify(late)}], { stdio: 'inherit' });
     process.on('SIGINT', () => process.exit());
     setInterval(() => {}, 1000);`,
  );
  const main = write(
    'main.mjs',
    `import { areStopping, spawnInGroup, stopGroups } from ${JSON.stringify(GROUPS)};
     ${handler}
     const child = spawnInGroup(process.execPath, [${JSON.stringify(command)}], { stdio: ['ignore', 'inherit', 'inherit'] });
     child.on('close', () => console.log('ended', areStopping()));`,
  );
  const running = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const pids = await new Promise<number[]>((resolve) => {
    createInterface({ input: running.stdout }).on('line', (line) => {
      lines.push(line);
      if (lines.length === 2) resolve(lines.map(Number));
    });
  });
  const status = new Promise<number | null>((resolve) => running.once('close', resolve));
  return { running, pids, status, lines };
}

it.each([
  ['a process without a handler of its own', '', 130],
  [
    'a process that ends its groups itself',
    "process.on('SIGTERM', () => void stopGroups().then(() => process.exit(3)));",
    3,
  ],
])('a signal to %s also ends the processes that its commands have started', async (_name, handler, code) => {
  const { running, pids, status, lines } = await startBelow(handler);
  expect(pids.map(isThere)).toEqual([true, true]);
  running.kill('SIGTERM');
  expect(await status).toBe(code);
  expect(pids.map(isThere)).toEqual([false, false]);
  expect(lines.at(-1)).toBe('ended true');
});
