import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, runModule } from '../run-module';

/** Runs code that imports `build/release/build-stamp.mjs` and returns what it prints as JSON. */
function run(code: string, env: NodeJS.ProcessEnv = {}): unknown {
  const source = `import * as stamps from './build/release/build-stamp.mjs'; console.log(JSON.stringify(${code}));`;
  return JSON.parse(runModule(source, env));
}

const TREE = { commit: 'c1', isDirty: false };
const STAMP = { project: 'tarjetero', ...TREE, needsMaps: true, hasMaps: true };
const problemOf = (stamp: object | null, tree = TREE) =>
  run(`stamps.findBuildProblem(${JSON.stringify(stamp)}, 'tarjetero', ${JSON.stringify(tree)})`);

describe('a build before its deployment', () => {
  it('may be deployed to its own project from the commit that is checked out', () => {
    expect(problemOf(STAMP)).toBeNull();
    expect(problemOf({ ...STAMP, needsMaps: false, hasMaps: false })).toBeNull();
  });

  it.each([
    ['there is none', null, TREE, 'no production build'],
    ['it is local', { ...STAMP, project: null }, TREE, 'the local stack'],
    ['it is another project’s', { ...STAMP, project: 'pruebas' }, TREE, 'pruebas'],
    ['it is another commit’s', { ...STAMP, commit: 'c0' }, TREE, 'built from c0'],
    ['it has changes', { ...STAMP, isDirty: true }, TREE, 'weren’t committed'],
    ['the tree has changes', STAMP, { ...TREE, isDirty: true }, 'aren’t committed'],
    ['its maps are missing', { ...STAMP, hasMaps: false }, TREE, 'release:maps'],
  ])('is refused where %s', (_case, stamp, tree, words) => {
    expect(problemOf(stamp, tree)).toContain(words);
  });

  it('gets its stamp from webpack, in the folder that check-build reads', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tarjetero-stamp-'));
    try {
      const tapped = '{ afterEmit: { tap: (_, run) => run() } }';
      run(
        `new stamps.BuildStampPlugin({ isWatched: true }).apply({ hooks: ${tapped}, outputPath: '${folder}' }) ?? 1`,
        {
          FIREBASE_PROJECT_ID: 'tarjetero',
          SENTRY_DSN: 'https://x@ejemplo.test/1',
        },
      );
      const read = () => run(`stamps.readStamp('${folder}')`);
      expect(read()).toMatchObject({ project: 'tarjetero', needsMaps: true, hasMaps: false });
      run(`stamps.noteMaps('${folder}') ?? 1`);
      expect(read()).toMatchObject({ hasMaps: true });
    } finally {
      rmSync(folder, { recursive: true });
    }
    const check = spawnSync(process.execPath, ['scripts/checks/check-build.mjs', 'nowhere'], {
      cwd: ROOT,
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], GCLOUD_PROJECT: 'tarjetero' },
    });
    expect(check.status).toBe(1);
    expect(check.stderr).toContain('nowhere is not deployed: there is no production build.');
  });

  it('is checked for every site and codebase in a release', () => {
    const source = `import { productionConfig } from './scripts/release/firebase-config.mjs';
      const { hosting, functions } = await productionConfig({}, () => []);
      console.log(JSON.stringify([...hosting, ...functions].map(({ public: site, source, predeploy }) => [site ?? source, predeploy])));`;
    const rows = JSON.parse(runModule(source)) as [string, string[]][];
    expect(rows).toHaveLength(6);
    for (const [folder, predeploy] of rows)
      expect(predeploy).toEqual([`node scripts/checks/check-build.mjs ${folder}`]);
  });
});
