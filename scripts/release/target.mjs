import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseEnv } from 'node:util';
import { settingsOf } from '../../build/release/settings.mjs';
import { ROOT } from '../lib/paths.mjs';

const FOLDER = join(ROOT, 'deployments');

/** Returns the file with the settings of a target: `deployments/NAME.env`, or the file itself where a path is given. */
function fileOf(target) {
  return /[\\/]/.test(target) ? target : join(FOLDER, `${target}.env`);
}

/**
 * Reads the settings of a target. The environment wins over its file.
 *
 * @param {string} target - Name of a file in `deployments/`, or a path.
 * @returns {Record<string, string>}
 * @throws Error that says which targets there are.
 */
export function readTarget(target) {
  const file = fileOf(target);
  if (!existsSync(file)) {
    const known = existsSync(FOLDER) ? readdirSync(FOLDER).filter((name) => name.endsWith('.env')) : [];
    const names = known.map((name) => name.slice(0, -'.env'.length)).join(', ');
    throw new Error(
      `There is no ${relative(ROOT, file)}; there is ${names || 'none: copy deployments/example.env'}`,
    );
  }
  const known = settingsOf('build', 'param').map(({ name }) => name);
  const own = Object.fromEntries(
    known.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
  );
  return { ...parseEnv(readFileSync(file, 'utf8')), ...own };
}

/** Lists what is wrong with a target's settings, in words. */
export function findSettingProblems(settings, parts) {
  const secrets = settingsOf('secret').filter(({ name }) => settings[name]);
  const missing = settingsOf('build', 'param').filter(
    ({ name, optional, parts: needing }) =>
      !optional && !settings[name] && needing.some((part) => parts.includes(part)),
  );
  return [
    ...missing.map(({ name, without }) => `${name} is missing. ${without}`),
    ...secrets.map(({ name }) => `${name} is a secret: it belongs into Secret Manager, not into a file`),
  ];
}
