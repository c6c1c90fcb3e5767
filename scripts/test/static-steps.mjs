/** The steps that read sources and run none of them. Each remembers, by content, what it found in order. */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder, fingerprint } from '../lib/fingerprint.mjs';
import { ROOT } from '../lib/paths.mjs';
import { run } from './steps.mjs';

/**
 * @typedef {object} Check
 * @property {(text: string) => void} print
 * @property {string} [root] - A test has a repository of its own.
 * @property {boolean} [cached] - False checks everything again.
 */

const bin = (name) => join(ROOT, 'node_modules/.bin', name);

/** The native compiler (docs/decisions/078); the one that webpack and ESLint use has a command of the same name. */
const TSC = join(ROOT, 'node_modules/@typescript/native/bin/tsc');

/**
 * Checks that every file is formatted. Prettier remembers only files that it found in order.
 *
 * @param {Check} check
 */
export async function checkFormat({ print, root = ROOT, cached = true }) {
  const cache = join(root, '.local/cache/prettier');
  const options = cached ? ['--cache', '--cache-strategy', 'content', '--cache-location', cache] : [];
  const { ok } = await run(bin('prettier'), ['--check', '--log-level', 'warn', ...options, '.'], {
    cwd: root,
    print,
  });
  return ok;
}

/** Files that decide how an import is resolved, and which rules there are. */
const DECIDES_LINT = /(^|\/)(package(-lock)?\.json|tsconfig[\w.]*\.json|eslint\.config\.mjs)$/;

/**
 * Lints every file. ESLint remembers what it found file by file, while rules on imports look at other files too. So the cache is valid as
 * long as the list of files and the settings of import resolution stay the same; a new import cycle contains a changed file, and is found
 * there. After a failed run the whole cache is deleted, as the file to correct may be another.
 *
 * @param {Check} check
 */
export async function checkLint({ print, root = ROOT, cached = true }) {
  const folder = join(root, '.local/cache/lint');
  const files = filesUnder('.', { root }).filter((file) => /\.([cm]?[jt]sx?|json|css)$/.test(file));
  const deciding = files.filter((file) => DECIDES_LINT.test(file));
  const key = fingerprint(deciding, { root, also: files });
  mkdirSync(folder, { recursive: true });
  const options = cached
    ? ['--cache', '--cache-strategy', 'content', '--cache-location', join(folder, key)]
    : [];
  const { ok } = await run(bin('eslint'), ['.', '--max-warnings=0', ...options], { cwd: root, print });
  for (const name of readdirSync(folder)) {
    if (!ok || name !== key) rmSync(join(folder, name), { force: true });
  }
  return ok;
}

const outputOf = (root, workspace) => join(root, workspace, '.cache/types');
const newestOf = (times) => Math.max(0, ...times);

/**
 * Deletes the state of `tsc -b` where it could be wrong. `tsc -b` compares modification times first, so a changed file with a time before
 * the last check would be skipped, and it ignores scripts and packages.
 *
 * @returns {string} What to remember once the check has run.
 */
function distrustTypes(root, workspaces) {
  const memory = join(root, '.local/cache/types.json');
  const known = existsSync(memory) ? JSON.parse(readFileSync(memory, 'utf8')) : { files: {}, packages: '' };
  const forget = (names) =>
    names.forEach((name) => rmSync(outputOf(root, name), { recursive: true, force: true }));

  const configuration = filesUnder('.', { root }).filter((file) =>
    /(^|\/)(package(-lock)?\.json|tsconfig[\w.]*\.json)$/.test(file),
  );
  const packages = fingerprint(configuration, { root });
  const checkedAt = newestOf(
    workspaces
      .flatMap((name) => [join(outputOf(root, name), name, 'tsconfig.tsbuildinfo')])
      .filter((file) => existsSync(file))
      .map((file) => statSync(file).mtimeMs),
  );
  const files = {};
  for (const workspace of workspaces) {
    for (const file of filesUnder(workspace, { root })) {
      if (!/\.([cm]?[jt]sx?|json)$/.test(file)) continue;
      files[file] = fingerprint([file], { root });
      if (known.files[file] === files[file]) continue;
      // The only workspace whose types take scripts in.
      if (!/\.(tsx?|json)$/.test(file)) forget(['scripts'].filter((name) => workspaces.includes(name)));
      else if (statSync(join(root, file)).mtimeMs <= checkedAt) forget(workspaces);
    }
  }
  if (packages !== known.packages) forget(workspaces);
  return JSON.stringify({ files, packages });
}

/** The configuration that checks what stays JavaScript: scripts, builds and benches. */
const OF_JAVASCRIPT = 'tsconfig.javascript.json';

/**
 * Checks the types of all workspaces, each once (`tsc -b`): those that import another read the declarations that its check
 * has left. Counts a workspace as one check, and all that stays JavaScript as another.
 *
 * @param {Check} check
 */
export async function checkTypes({ print, root = ROOT, cached = true }) {
  const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
  const workspaces = references.map(({ path }) => path);
  const remembered = distrustTypes(root, workspaces);
  const options = cached ? [] : ['--force'];
  const { ok, output } = await run(TSC, ['-b', '--pretty', 'false', ...options], { cwd: root, print });
  mkdirSync(join(root, '.local/cache'), { recursive: true });
  writeFileSync(join(root, '.local/cache/types.json'), remembered);
  const wrong = [...output.matchAll(/^(.+)\(\d+,\d+\): error /gm)].map(([, file]) => file);
  const broken = workspaces.filter((name) => wrong.some((file) => file.startsWith(`${name}/`)));
  const failed = ok ? 0 : Math.max(1, broken.length);
  const hasJavaScript = existsSync(join(root, OF_JAVASCRIPT));
  const isSound =
    !hasJavaScript || (await run(TSC, ['-p', OF_JAVASCRIPT, '--pretty', 'false'], { cwd: root, print })).ok;
  return {
    passed: workspaces.length - failed + Number(hasJavaScript && isSound),
    failed: failed + Number(!isSound),
  };
}
