import { findAdditions, WITH_INSTALL_SCRIPT } from '../checks/lock-additions.mjs';

/** Returns a lockfile in which a workspace names `direct`, which needs `inner`. */
const lockOf = (extra: object = {}) => ({
  packages: {
    '': { devDependencies: {} },
    'user-app': { dependencies: { direct: '1.0.0' } },
    'node_modules/user-app': { link: true },
    'node_modules/direct': {},
    'node_modules/direct/node_modules/@scope/inner': {},
    ...extra,
  },
});

const RECORD =
  '| `direct` | for x | size 20 KB, first released 2019, last released October 2026, maintainers: three people of a team |';

describe('findAdditions', () => {
  it('names new packages and their dependencies', () => {
    expect(findAdditions(lockOf(), [], RECORD)).toEqual({
      ...{ added: ['@scope/inner', 'direct'], unexplained: [], gone: [], scripted: [] },
    });
  });

  it.each([
    ['no record', ''],
    ['a record of another one', RECORD.replace('direct', 'other')],
    ['a record without its maintainers', RECORD.replace('maintainers', 'people')],
    ['a record without its last release', RECORD.replace('last released', 'of')],
  ])('reports a new package with %s', (_what, decisions) => {
    expect(findAdditions(lockOf(), ['@scope/inner'], decisions).unexplained).toEqual(['direct']);
  });

  it('reports a new package with an install script', () => {
    const scripted = (name: string) =>
      findAdditions(lockOf({ [`node_modules/${name}`]: { hasInstallScript: true } }), [], RECORD).scripted;
    expect(scripted('sly')).toEqual(['sly']);
    expect(Object.keys(WITH_INSTALL_SCRIPT).flatMap(scripted)).toEqual([]);
  });

  it('reports known packages that are gone', () => {
    expect(findAdditions(lockOf(), ['direct', 'left'], RECORD).gone).toEqual(['left']);
  });
});
