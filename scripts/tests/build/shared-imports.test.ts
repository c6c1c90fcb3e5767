import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SOURCE = join(__dirname, '../../../shared-lib/src');

/** Sub-paths of shared-lib of which a page has one copy (build/federation/singletons.mjs). */
const SHARED = ['client/auth', 'client/router', 'client/store', 'client/data', 'platform/flags', 'ui/toast'];

/** Modules that each app bundles for itself. */
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
  (path) =>
    /\.tsx?$/.test(path) &&
    !/\.test\.|(^|\/)testing\//.test(path) &&
    !SHARED.some((folder) => path.startsWith(`${folder}/`)),
);

/** Imports of values by a relative path that leads to a shared module. */
const RELATIVE = new RegExp(
  `^import (?!type\\b)[^;]*? from '(?:\\.\\./)+(?:${SHARED.flatMap((path) => [path, path.split('/')[1]]).join('|')})';`,
  'gm',
);

it('modules that each app bundles import shared modules by package name', () => {
  expect(files.length).toBeGreaterThan(200);
  const found = files.flatMap((path) =>
    [...readFileSync(join(SOURCE, path), 'utf8').matchAll(RELATIVE)].map(([line]) => `${path}: ${line}`),
  );
  expect(found).toEqual([]);
});
