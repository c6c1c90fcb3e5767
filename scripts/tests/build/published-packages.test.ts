import { runModule } from '../run-module';

/** Evaluates the configurations and returns what they do to packages. */
const changesOf = (mode: 'production' | 'development') =>
  JSON.parse(
    runModule(`
      import { changedPackages } from './build/published-packages.mjs';
      console.log(JSON.stringify(await changedPackages('${mode}')));`),
  ) as { files: number; changes: string[] };

describe('the packages in a build', () => {
  it('are the published files in a release', () => {
    const { files, changes } = changesOf('production');
    expect(files).toBeGreaterThan(1000);
    expect(changes).toEqual([]);
  });

  it('are bundled in development, apart from the fast refresh runtime', () => {
    const { changes } = changesOf('development');
    const others = changes.filter((change) => !/ → node_modules\/\.cache\/dev-libraries\//.test(change));
    expect(new Set(others.map((change) => change.replace(/.* → /, '')))).toEqual(
      new Set(['build/dev/fast-refresh-runtime.cjs']),
    );
  });
});
