import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockOf } from '../../../build/functions/functions-lock.mjs';

interface Lock {
  packages: Record<string, Record<string, unknown>>;
}

const REPOSITORY = JSON.parse(readFileSync(join(__dirname, '../../../package-lock.json'), 'utf8')) as Lock;

const manifest = (dependencies: Record<string, string>) => ({
  ...{ name: 'tarjetero-functions', engines: { node: '22' } },
  dependencies,
});

const PACKAGES: Lock['packages'] = {
  'node_modules/a': {
    version: '1.0.0',
    dependencies: { b: '^2.0.0' },
    optionalDependencies: { windows: '*' },
    peerDependencies: { c: '*', graphql: '*' },
    peerDependenciesMeta: { graphql: { optional: true } },
  },
  'node_modules/a/node_modules/b': { version: '2.0.0', dependencies: { d: '*' } },
  'node_modules/b': { version: '1.0.0' },
  'node_modules/c': { version: '3.0.0', dev: true, peer: true },
  'node_modules/d': { version: '4.0.0', devOptional: true },
  'node_modules/jest': { version: '30.0.0', dev: true },
};

describe('the lockfile of a functions folder', () => {
  it('contains exactly the dependencies of the pinned packages, at their places', () => {
    const { packages } = lockOf({ packages: PACKAGES }, manifest({ a: '1.0.0' }));
    expect(Object.keys(packages)).toEqual([
      '',
      'node_modules/a',
      'node_modules/a/node_modules/b',
      'node_modules/c',
      'node_modules/d',
    ]);
    expect(packages['node_modules/c']).toEqual({ version: '3.0.0' });
    expect(packages['node_modules/d']).toEqual({ version: '4.0.0' });
    expect(packages['']).toMatchObject({ dependencies: { a: '1.0.0' }, engines: { node: '22' } });
  });

  it.each([
    ['a package that the repository hasn’t', { z: '1.0.0' }, 'has no z'],
    ['a version that isn’t installed here', { a: '1.0.1' }, 'a is 1.0.1 in package.json and 1.0.0'],
  ])('can’t be made for %s', (_case, dependencies, reason) => {
    expect(() => lockOf({ packages: PACKAGES }, manifest(dependencies))).toThrow(reason);
  });

  it('can’t be made for a package with a missing dependency', () => {
    const { 'node_modules/d': _lost, ...others } = PACKAGES;
    expect(() => lockOf({ packages: others }, manifest({ a: '1.0.0' }))).toThrow('has no d, which b needs');
  });

  it('pins every package of the codebases with an integrity hash', () => {
    const { dependencies } = JSON.parse(
      readFileSync(join(__dirname, '../../../functions/package.json'), 'utf8'),
    ) as { dependencies: Record<string, string> };
    const pinned = {
      'firebase-admin': dependencies['firebase-admin']!,
      'firebase-functions': dependencies['firebase-functions']!,
    };
    const { '': _root, ...packages } = lockOf(REPOSITORY, manifest(pinned)).packages as Lock['packages'];
    expect(Object.keys(packages).length).toBeGreaterThan(100);
    for (const [location, entry] of Object.entries(packages))
      expect([location, entry['integrity']]).toEqual([location, expect.stringMatching(/^sha512-/)]);
  });
});
