/**
 * Lockfile of a folder that is uploaded as Cloud Functions: a cut of the repository's own, so that what Google installs is what
 * was tested here. Without one, each deployment would get the newest packages of that day.
 */

/** Packages that stay outside the functions' bundle: they load parts of themselves by name. */
export const EXTERNAL_PACKAGES = ['firebase-admin', 'firebase-functions'];

/** Returns the location from which npm's resolution takes a package for one at another location; `null` for none. */
function locationOf(packages, from, name) {
  let at = from;
  for (;;) {
    const found = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
    if (packages[found]) return found;
    if (at === '') return null;
    const end = at.lastIndexOf('/node_modules/');
    at = end === -1 ? '' : at.slice(0, end);
  }
}

/** Lists what a package may load: name, and whether it does without. */
function needsOf({
  dependencies = {},
  optionalDependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}) {
  return [
    ...Object.keys(dependencies).map((name) => [name, false]),
    ...Object.keys(optionalDependencies).map((name) => [name, true]),
    ...Object.keys(peerDependencies).map((name) => [name, peerDependenciesMeta[name]?.optional === true]),
  ];
}

/**
 * Returns the lockfile of a package that pins some packages of the repository.
 *
 * @param {{ packages: Record<string, any> }} lock - The repository's lockfile, of version 3.
 * @param {{ name: string, engines?: object, dependencies: Record<string, string> }} manifest - Of the folder.
 * @throws Error for a package that isn't in the repository's lockfile, or in another version than the manifest pins.
 */
export function lockOf({ packages }, manifest) {
  const included = new Map();
  /**
   * @param {string} from
   * @param {any[]} need - Name of a package, and true where it may be missing.
   * @param {string} path
   */
  const visit = (from, [name, isOptional], path) => {
    const location = locationOf(packages, from, name);
    if (!location) {
      if (isOptional) return;
      throw new Error(`package-lock.json has no ${name}, which ${path} needs`);
    }
    const entry = packages[location];
    if (entry.link) throw new Error(`${name}, which ${path} needs, is a workspace: a deployment has none`);
    if (included.has(location)) return;
    // Marks that describe other uses in the repository.
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...own } = entry;
    included.set(location, own);
    for (const need of needsOf(own)) visit(location, need, name);
  };
  for (const [name, version] of Object.entries(manifest.dependencies)) {
    visit('', [name, false], manifest.name);
    const locked = packages[`node_modules/${name}`].version;
    if (locked !== version)
      throw new Error(`${name} is ${version} in package.json and ${locked} in package-lock.json`);
  }
  const { name, engines, dependencies } = manifest;
  return {
    ...{ name, lockfileVersion: 3, requires: true },
    packages: {
      '': { name, dependencies, engines },
      ...Object.fromEntries([...included].sort(([a], [b]) => (a < b ? -1 : 1))),
    },
  };
}
