import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(__dirname, '../..');

/** Guides of the repository, with the READMEs of its workspaces. */
const GUIDES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync(join(ROOT, 'docs/operations')).map((name) => `docs/operations/${name}`),
  ...['', 'tools/']
    .flatMap((above) =>
      readdirSync(join(ROOT, above), { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && !/^(\.|node_modules$)/.test(entry.name))
        .map(({ name }) => `${above}${name}/README.md`),
    )
    .filter((path) => existsSync(join(ROOT, path))),
];

const TOP = readdirSync(ROOT);

/** Sub-paths by which others import shared-lib: `shared-lib/draft`. */
const SUB_PATHS = Object.keys(
  (
    JSON.parse(readFileSync(join(ROOT, 'shared-lib/package.json'), 'utf8')) as {
      exports: Record<string, string>;
    }
  ).exports,
).map((name) => new RegExp(`^${name.replace('.', 'shared-lib').replace('*', '[\\w-]+')}$`));

/** Returns the paths that a guide names in code spans and links, from the root or from the guide's own folder. */
function pathsIn(guide: string): string[] {
  // Blocks hold commands and addresses.
  const text = readFileSync(join(ROOT, guide), 'utf8').replace(/^```[\s\S]*?^```/gm, '');
  const spans = [...text.matchAll(/`([^`\n]+)`/g)].map(([, span]) => span!);
  const links = [...text.matchAll(/\]\(([^)#]+)[^)]*\)/g)].map(([, link]) => link!);
  const isPath = (name: string) =>
    /^[\w@.-]+(?:\/[\w@.-]+)*\/?$/.test(name) && (TOP.includes(name.split('/')[0]!) || /^src\//.test(name));
  return [...spans.filter(isPath), ...links.filter((link) => !/^[a-z]+:/.test(link))];
}

/** Matches what builds and runs leave, which doesn't have to exist. */
const LEFT_BEHIND = /(^|\/)(dist|\.local|\.results)(\/|$)/;

/** Reports whether a path exists as a file, as a module without its ending, or as a sub-path of shared-lib. */
function exists(guide: string, path: string): boolean {
  return (
    LEFT_BEHIND.test(path) ||
    SUB_PATHS.some((name) => name.test(path)) ||
    [path, join(guide, '..', path)].some((candidate) =>
      ['', '.ts', '.mjs'].some((ending) => existsSync(join(ROOT, candidate + ending))),
    )
  );
}

it.each(GUIDES)('%s names existing paths only', (guide) => {
  expect(pathsIn(guide).filter((path) => !exists(guide, path))).toEqual([]);
});

it('every workspace has a README', () => {
  const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(workspaces.filter((name) => !GUIDES.includes(`${name}/README.md`))).toEqual([]);
});

it('pathsIn finds the paths in a guide', () => {
  expect(pathsIn('CONTRIBUTING.md')).toEqual(
    expect.arrayContaining([
      'shared-lib/src/model/card/card-schema.ts',
      'docs/architecture.md',
      'firestore.rules',
    ]),
  );
});
