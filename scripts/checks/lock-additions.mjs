/*
 * Compares the packages of the lockfile with the reviewed ones: a new one has to be explained before it is used.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Names of the reviewed packages, one a line. */
export const KNOWN_FILE = 'scripts/checks/known-packages.txt';

/** Packages that would run a script of their own at install time. None does: `.npmrc` turns such scripts off. */
export const WITH_INSTALL_SCRIPT = {
  '@firebase/util': 'writes defaults from the environment, which we set ourselves',
  '@parcel/watcher': 'compiles where no binary fits; its binaries are packages',
  '@swc/core': 'replaces its binary by another; its binaries are packages',
  'core-js-pure': 'prints a message',
  esbuild: 'checks its binary, which is a package',
  lmdb: 'compiles where no binary fits; its binaries are packages',
  'msgpackr-extract': 'compiles where no binary fits; its binaries are packages',
  nx: 'prepares a cache',
  protobufjs: 'compares versions',
  re2: 'downloads or compiles; not used (see the rules of local-firebase)',
};

/** Facts that the record of a new package states, each by a word that its line has to contain. */
export const FACTS = ['size', 'first released', 'last released', 'maintainers'];

const nameOf = (path) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);

/**
 * Lists the names of a lockfile's packages, without links to our own workspaces.
 *
 * @returns All names in order, those that a workspace names itself, and those that would run a script when installed.
 */
export function packagesOf(lock) {
  const entries = Object.entries(lock.packages);
  const installed = entries.filter(([path, { link }]) => path.includes('node_modules/') && !link);
  const workspaces = entries.filter(([path]) => !path.includes('node_modules/'));
  const direct = workspaces.flatMap(
    ([, { dependencies = {}, devDependencies = {}, optionalDependencies = {} }]) =>
      Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }),
  );
  return {
    names: [...new Set(installed.map(([path]) => nameOf(path)))].sort(),
    direct: new Set(direct),
    scripted: installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([path]) => nameOf(path)),
  };
}

/** Returns the text of all decision records. */
export function readDecisions(root) {
  const folder = join(root, 'docs/decisions');
  return readdirSync(folder)
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .join('\n');
}

/** Reports whether a decision record has a line about a package with all {@link FACTS}. */
export const isExplained = (name, decisions) =>
  decisions
    .split('\n')
    .some((line) => line.includes(`\`${name}\``) && FACTS.every((fact) => line.toLowerCase().includes(fact)));

/**
 * Compares a lockfile with the names of reviewed packages.
 *
 * @param known - Names in {@link KNOWN_FILE}.
 * @returns Names that are new, those of them that need a record and have none, known ones that are gone, and those with a
 *   script at install time that nobody has reviewed.
 */
export function findAdditions(lock, known, decisions) {
  const { names, direct, scripted } = packagesOf(lock);
  const before = new Set(known);
  const added = names.filter((name) => !before.has(name));
  return {
    added,
    unexplained: added.filter((name) => direct.has(name) && !isExplained(name, decisions)),
    gone: known.filter((name) => !names.includes(name)),
    scripted: scripted.filter((name) => !Object.hasOwn(WITH_INSTALL_SCRIPT, name)),
  };
}
