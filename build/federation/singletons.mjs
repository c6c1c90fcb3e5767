/**
 * The one list of modules that the shell and the remotes share as singletons: one copy of each in a page, whoever loads
 * it first. React's and Redux's contexts and our own stateful sub-paths would break with two.
 *
 * A shared module is not tree-shaken, so nothing is here that could as well be bundled twice. Firebase, the
 * router, Redux's toolkit and the toasts, which only our sub-paths import, come through them (docs/decisions/009).
 */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** npm package → the import paths of it that are shared. */
const SHARED_PATHS = {
  react: ['react', 'react/jsx-runtime'],
  'react-dom': ['react-dom', 'react-dom/client'],
  'react-redux': ['react-redux'],
  'shared-lib': [
    'shared-lib/auth',
    'shared-lib/router',
    'shared-lib/store',
    'shared-lib/toast',
    'shared-lib/data',
    'shared-lib/flags',
    // The classes alone: the rest of `shared-lib/errors` has no state (docs/decisions/103).
    'shared-lib/errors/classes',
  ],
};

/** Workspaces that may hold a package when npm has not hoisted it. */
const WORKSPACES = ['.', 'shell', 'user-app', 'admin-app', 'public-card', 'shared-lib'];

function versionOf(packageName) {
  if (packageName === 'shared-lib')
    return JSON.parse(readFileSync(join(root, 'shared-lib/package.json'), 'utf8')).version;
  for (const workspace of WORKSPACES) {
    try {
      const path = join(root, workspace, 'node_modules', packageName, 'package.json');
      return JSON.parse(readFileSync(path, 'utf8')).version;
    } catch {
      continue;
    }
  }
  throw new Error(`${packageName} is in build/federation/singletons.mjs but not installed`);
}

/**
 * Returns the versions that a build is made with, by which the shell decides whether it can render a remote (`shared-lib/remote-contract`):
 * the version of their contract, and of each package of which a page has one copy.
 */
export function builtWith() {
  const contract = join(root, 'shared-lib/src/platform/remote-contract/version.json');
  return {
    'remote-contract': JSON.parse(readFileSync(contract, 'utf8')).version,
    ...Object.fromEntries(Object.keys(SHARED_PATHS).map((name) => [name, versionOf(name)])),
  };
}

/** Returns `shared` of the federation plugin, the same for every app. */
export function sharedSingletons() {
  const shared = {};
  for (const [packageName, paths] of Object.entries(SHARED_PATHS)) {
    const version = versionOf(packageName);
    for (const path of paths) shared[path] = { singleton: true, version, requiredVersion: `^${version}` };
  }
  return shared;
}
