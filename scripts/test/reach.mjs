/**
 * Tables of the parts of the repository that each part can reach, and with that, of the tests that a changed file can
 * break. scripts/checks/check-reach.mjs reads every import and every path in the sources and objects to one that isn't here.
 */
import { outputFolder } from '../../build/release/output-folder.mjs';
import { filesUnder } from '../lib/fingerprint.mjs';
import { folderOf } from '../lib/paths.mjs';
import { APPS, JOURNEYS, SMOKE } from '../../e2e/reach.mjs';

/** Files that decide every jest test, whatever it is about. */
const ALWAYS = [
  'jest.config.mjs',
  'build/testing',
  'package.json',
  'package-lock.json',
  'tsconfig.base.json',
];

/** Files that the local Firestore of a test is started with. */
const DATABASE = ['tools/local-firebase', 'firestore.rules', 'storage.rules', 'firestore.indexes.json'];

/** Jest project → folders and files, beside its own and {@link ALWAYS}, that its tests can reach. */
export const JEST_REACH = {
  'shared-lib': DATABASE,
  shell: ['shared-lib', ...DATABASE],
  'user-app': ['shared-lib', ...DATABASE],
  'admin-app': ['shared-lib', ...DATABASE],
  'public-card': [
    'shared-lib',
    'build/server/csp.ts',
    'build/server/bounded-requests.ts',
    'build/server/json-errors.ts',
    'build/server/release-header.ts',
    'build/server/services.ts',
    'build/server/readable-path.mjs',
    'build/testing/ask-raw-path.ts',
    ...DATABASE,
  ],
  // Some of its tests start the built functions in processes of their own.
  functions: [
    'shared-lib',
    'build/server/csp.ts',
    'build/server/bounded-requests.ts',
    'build/server/json-errors.ts',
    'build/server/release-header.ts',
    'build/server/services.ts',
    'docs/retention.md',
    'docs/settings.md',
    'tools/local-stripe',
    'tools/local-calendars',
    'tools/local-whatsapp',
    'tools/costs/operations.json',
    outputFolder('functions'),
    `${outputFolder('public-card')}/server`,
    // One of its tests reads every file of the server.
    'public-card',
    'build/server/readable-path.mjs',
    ...DATABASE,
  ],
  'local-firebase': ['storage.rules', 'firestore.rules', 'firestore.indexes.json'],
  'local-stripe': [],
  'local-calendars': [],
  'local-whatsapp': [],
  'rules-tests': ['shared-lib', 'docs/access.md', ...DATABASE],
  // Its tests bring fixtures of their own.
  scripts: ['build', 'e2e/reach.mjs'],
};

/**
 * Lists all files that the tests of a jest project can reach.
 *
 * @param {string} project
 * @param {{ root?: string, reach?: Record<string, string[]> }} [options]
 */
export function filesReachedBy(project, { root, reach = JEST_REACH } = {}) {
  const paths = [folderOf(project), ...reach[project], ...ALWAYS];
  return [...new Set(paths.flatMap((path) => filesUnder(path, { root })))].sort();
}

/** Reports whether a path equals another, or lies inside it. */
export const isUnder = (file, path) => file === path || file.startsWith(`${path}/`);

/** Lists the jest projects whose tests changed files can break. */
export function projectsReachedBy(changed) {
  return Object.keys(JEST_REACH).filter((project) =>
    [folderOf(project), ...JEST_REACH[project], ...ALWAYS].some((path) =>
      changed.some((file) => isUnder(file, path)),
    ),
  );
}

/** Matches files that are never part of a build or of the stack that journeys run against. */
const NEVER_RUNS =
  /(^|\/)(README|docs|bench|rules-tests|\.ci|scripts\/(assets|checks|test|tests))(\/|\.md$)|\.md$|\.test\.tsx?$|\.test-d\.ts$|^(tools\/)?[\w-]+\/tests\/|^\.|^eslint\.config|^jest\.config|(^|\/)testing\/|^scripts\/(test|spec|release-maps)\.mjs$/;

/**
 * Names what a changed file belongs to, as e2e/reach.mjs does: `user-app/profile` for a feature, `user-app` for the rest
 * of an app; null when no journey can notice; 'everything' when any may.
 */
export function areaOf(file) {
  if (/^e2e\/tests\/.*\.spec\.ts$/.test(file)) return file.slice('e2e/tests/'.length);
  if (file.startsWith('e2e/') && !file.endsWith('.md')) return 'everything';
  if (NEVER_RUNS.test(file)) return null;
  const [, app, feature] = /^([\w-]+)\/(?:src\/features\/([\w-]+)\/)?/.exec(file) ?? [];
  if (!APPS.includes(app)) return 'everything';
  return feature ? `${app}/${feature}` : app;
}

/**
 * Lists the journeys that changed files can break, and why all of them when it is all.
 *
 * @param {string[]} changed - Paths from the root.
 * @returns {{ specs: string[], everythingFor: string | null }} Paths under e2e/tests.
 */
export function journeysReachedBy(changed) {
  const all = filesUnder('e2e/tests')
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => file.slice('e2e/tests/'.length));
  const areas = changed.map((file) => ({ file, area: areaOf(file) })).filter(({ area }) => area !== null);
  const everything = areas.find(({ area }) => area === 'everything');
  if (everything) return { specs: all, everythingFor: everything.file };
  if (areas.length === 0) return { specs: [], everythingFor: null };
  const touches = (spec) => {
    const reached = JOURNEYS[spec];
    // A journey that nobody has entered in the table may go anywhere.
    if (!reached) return true;
    return areas.some(({ area }) => {
      if (area === spec) return true;
      if (reached.includes(area)) return true;
      // A whole app matches journeys of any of its features; a feature also matches journeys that name the app alone.
      return reached.some((entry) => entry.startsWith(`${area}/`)) || reached.includes(area.split('/')[0]);
    });
  };
  const onlyJourneys = areas.every(({ area }) => area.endsWith('.spec.ts'));
  return {
    specs: all.filter((spec) => touches(spec) || (!onlyJourneys && SMOKE.includes(spec))),
    everythingFor: null,
  };
}
