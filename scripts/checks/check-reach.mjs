/**
 * Shows that the tables of what reaches what leave nothing out: reads every import and every path in the sources that a jest
 * project reaches (scripts/test/reach.mjs) and objects to one that leads out of them. A result could be remembered
 * otherwise while a file that it depends on has changed. The table of journeys (e2e/reach.mjs) must name what exists.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { JOURNEYS, SMOKE } from '../../e2e/reach.mjs';
import { folderOf, ROOT } from '../lib/paths.mjs';
import { filesReachedBy, isUnder, JEST_REACH } from '../test/reach.mjs';

const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const entries = readdirSync(ROOT).filter((name) => !/^(\.|node_modules$)/.test(name));

/** Comments name files that nothing reads. */
const withoutComments = (text) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

/** Paths from the root that a file names: relative ones, workspaces, and from the root once it knows where that is. */
function namedBy(file) {
  const text = withoutComments(readFileSync(join(ROOT, file), 'utf8'));
  const literals = [...text.matchAll(/(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(([, , literal]) => literal);
  const relatives = literals
    .filter((literal) => /^\.\.?(\/|$)/.test(literal))
    .map((literal) => relative(ROOT, join(ROOT, dirname(file), literal)));
  const packages = [...text.matchAll(/(?:from|import|require|import\()\s*\(?['"]([\w-]+)(?:\/[^'"]*)?['"]/g)]
    .map(([, name]) => folderOf(name))
    .filter((folder) => workspaces.includes(folder));
  const knowsRoot = relatives.includes('') || /\bROOT\b/.test(text);
  const fromRoot = knowsRoot
    ? literals.filter((literal) => entries.includes(literal.split('/')[0]) && existsSync(join(ROOT, literal)))
    : [];
  return [...relatives, ...packages, ...fromRoot].filter(
    (path) => path && !path.startsWith('..') && entries.includes(path.split('/')[0]),
  );
}

/** Builds and their configuration run in no test, nor do another workspace's tests. */
const isNoPartOf = (project, file) =>
  /^\.local\/build\/|\/(webpack\.config|build-plugins)\.mjs$/.test(file) ||
  (!file.startsWith(`${folderOf(project)}/`) &&
    /\.test\.tsx?$|^(tools\/)?[\w-]+\/(tests|scripts)\//.test(file));

const wrong = [];
// Tests of `scripts` work on fixtures, while the scripts themselves go everywhere.
for (const project of Object.keys(JEST_REACH).filter((name) => name !== 'scripts')) {
  const files = filesReachedBy(project);
  const reached = [folderOf(project), ...JEST_REACH[project]];
  const known = new Set(files);
  for (const file of files) {
    if (!/\.([cm]?js|tsx?)$/.test(file) || isNoPartOf(project, file)) continue;
    for (const path of namedBy(file)) {
      const isKnown =
        reached.some((entry) => isUnder(path, entry) || entry === `${path}.ts`) || known.has(path);
      if (!isKnown) wrong.push(`${project}: ${file} reaches ${path}`);
    }
  }
}
for (const [spec, areas] of Object.entries(JOURNEYS)) {
  if (!existsSync(join(ROOT, 'e2e/tests', spec))) wrong.push(`e2e/reach.mjs: there is no ${spec}`);
  for (const area of areas) {
    const [app, feature] = area.split('/');
    const path = feature && feature !== 'frame' ? `${app}/src/features/${feature}` : app;
    if (!existsSync(join(ROOT, path)))
      wrong.push(`e2e/reach.mjs: ${spec} names ${area}, and there is no ${path}`);
  }
}
for (const spec of SMOKE) if (!JOURNEYS[spec]) wrong.push(`e2e/reach.mjs: there is no ${spec}`);

for (const line of new Set(wrong)) console.error(line);
console.log(
  `reach: ${wrong.length === 0 ? 'every path is in the tables' : `${new Set(wrong).size} are not`}`,
);
process.exit(wrong.length === 0 ? 0 : 1);
