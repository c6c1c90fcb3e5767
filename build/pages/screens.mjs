import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';

/** Modules of the facts about screens. */
const RECORDS = {
  OWNER_SCREENS: new URL('../../shared-lib/src/model/screens/owner-screens.ts', import.meta.url),
  ADMIN_SCREENS: new URL('../../shared-lib/src/model/screens/admin-screens.ts', import.meta.url),
};

/**
 * Returns the source of each screen that somebody may open first, by path: its files are fetched while the app is on its way.
 *
 * @param {string} root - Folder of a remote, whose `src/app/screens.ts` imports the screens.
 * @param {'OWNER_SCREENS' | 'ADMIN_SCREENS'} record - Its screens in `shared-lib/src/model/screens`.
 * @returns {Promise<Record<string, string>>} Paths as `build/federation/remote-pointer-plugin.mjs` takes them.
 */
export async function sourcesOfScreens(root, record) {
  const table = readFileSync(join(root, 'src/app/screens.ts'), 'utf8');
  const sources = Object.entries(await readRecord(record)).flatMap(([name, { path, also }]) => {
    const source = `./${join('src/app', importedBy(table, name))}.tsx`;
    return [path, ...(also ? [also] : [])].map((address) => [patternOf(address), source]);
  });
  return Object.fromEntries(sources);
}

/**
 * Returns a path as the shell compares it, where everything below an address is `/*`.
 *
 * @param {string} path
 */
const patternOf = (path) => path.replace(/:\w+$/, '*');

/**
 * Returns the module that a screen's record imports.
 *
 * @param {string} table - Text of a remote's `app/screens.ts`.
 * @param {string} name
 * @returns {string}
 */
function importedBy(table, name) {
  const record = new RegExp(`^ +${name}: \\{\\s[^]*?import\\((?:/\\*[^]*?\\*/ )?'([^']+)'\\)`, 'm');
  const found = record.exec(table)?.[1];
  if (!found) throw new Error(`app/screens.ts imports no screen ${name}`);
  return found;
}

/**
 * @param {keyof typeof RECORDS} record
 * @returns {Promise<Record<string, { path: string, also?: string }>>}
 */
async function readRecord(record) {
  const { code } = transformSync(readFileSync(RECORDS[record], 'utf8'), {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
  });
  const records = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return records[record];
}
