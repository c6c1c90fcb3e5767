import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

export const ROOT = join(__dirname, '../..');

/**
 * Runs code that imports modules of the repository, which jest can't load as they are, in a process of its own.
 *
 * @param code - An ES module; its imports begin at the root of the repository (`./build/…`).
 * @param env - Its environment, besides PATH.
 * @returns What it prints.
 */
export function runModule(code: string, env: NodeJS.ProcessEnv = {}): string {
  return execFileSync(process.execPath, ['--input-type=module', '-e', code], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], ...env },
    encoding: 'utf8',
    stdio: 'pipe',
  });
}
