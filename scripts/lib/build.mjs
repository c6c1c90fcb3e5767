import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isBuildVariable } from '../../build/build-cache.mjs';
import { outputFolder } from '../../build/release/output-folder.mjs';
import { filesUnder, fingerprint, variables } from './fingerprint.mjs';
import { folderOf, ROOT } from './paths.mjs';
import { areStopping, spawnInGroup } from './process-groups.mjs';

/** Builds in their order, with the folders and files whose contents decide whether each is stale. */
export const BUILDS = [
  { name: 'local-firebase', sources: [folderOf('local-firebase')] },
  { name: 'local-stripe', sources: [folderOf('local-stripe')] },
  { name: 'local-calendars', sources: [folderOf('local-calendars')] },
  { name: 'local-whatsapp', sources: [folderOf('local-whatsapp')] },
  { name: 'functions', sources: ['functions', 'shared-lib', 'build', 'firestore.rules'] },
  { name: 'public-card', sources: ['public-card', 'shared-lib', 'build'] },
  { name: 'shell', sources: ['shell', 'shared-lib', 'build'] },
  { name: 'user-app', sources: ['user-app', 'shared-lib', 'build'] },
  { name: 'admin-app', sources: ['admin-app', 'shared-lib', 'build'] },
];

const ALWAYS = ['package-lock.json', 'tsconfig.base.json'];
const NOT_SOURCES = new Set(['node_modules', 'dist', 'tests', 'testing', '.cache']);

/** Computes a hash of everything that a build reads. */
export function sourcesHash(sources, root = ROOT) {
  const read = sources
    .flatMap((source) => filesUnder(source, { root, skip: NOT_SOURCES }))
    .filter((file) => !/\.(test|spec)\.tsx?$|\.md$/.test(file));
  const always = ALWAYS.filter((file) => existsSync(join(root, file)));
  return fingerprint([...always, ...read], { root, also: variables(isBuildVariable) });
}

/** Returns a build's folder; those of the stand-ins are their packages', as no deployment takes them. */
const madeFolder = (name) => (name.startsWith('local-') ? `${folderOf(name)}/dist` : outputFolder(name));

/** Computes a hash of a build's output, so that a changed or lost file of it causes a new build. */
export function madeHash(name, root = ROOT) {
  return fingerprint(filesUnder(madeFolder(name), { root, skip: new Set() }), { root });
}

/** Returns the file of a build's stamp. A build for a project and one for this machine have folders of their own. */
const stampFile = (name, root) =>
  join(root, '.local/cache/builds', process.env.FIREBASE_PROJECT_ID ? `${name}-project` : name);

/** Stores the hash of the sources that the build's folder was made from. */
export function stampBuild(name, sourcesRead, root = ROOT) {
  mkdirSync(join(root, '.local/cache/builds'), { recursive: true });
  writeFileSync(stampFile(name, root), `${sourcesRead}\n${madeHash(name, root)}`);
}

/** Reports whether a build's folder is up to date, by the stamp that the build left. */
export function isFresh({ name, sources }, root = ROOT) {
  const stamp = stampFile(name, root);
  return (
    existsSync(join(root, madeFolder(name))) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === `${sourcesHash(sources, root)}\n${madeHash(name, root)}`
  );
}

function run(name) {
  return new Promise((resolve, reject) => {
    const output = [];
    const build = spawnInGroup('npm', ['run', 'build', '--silent', '-w', name], {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    build.stdout.on('data', (chunk) => output.push(chunk));
    build.stderr.on('data', (chunk) => output.push(chunk));
    build.on('error', reject);
    build.on('exit', (code) => {
      if (areStopping()) return;
      if (code === 0) resolve(null);
      else reject(new Error(`${name} could not be built:\n${Buffer.concat(output).toString()}`));
    });
  });
}

/**
 * Builds what is stale, one after another: the builds are heavy and the machine may be small.
 *
 * @param {object} [options]
 * @param {string[]} [options.only] - Names to look at; all unless given.
 * @param {boolean} [options.force] - Also what is fresh.
 * @param {(text: string) => void} [options.print] - Takes a line for each build; the terminal unless given.
 */
export async function buildIfStale({
  only,
  force = false,
  print = (text) => process.stdout.write(text),
} = {}) {
  for (const { name, sources } of BUILDS) {
    if (only && !only.includes(name)) continue;
    if (!force && isFresh({ name, sources })) continue;
    const startedAt = Date.now();
    // Edits during the build are not in it; and a failing build may leave half of its folder behind.
    const read = sourcesHash(sources);
    rmSync(stampFile(name, ROOT), { force: true });
    await run(name);
    stampBuild(name, read);
    print(`Built ${name} (${((Date.now() - startedAt) / 1000).toFixed(1)} s)\n`);
  }
}
