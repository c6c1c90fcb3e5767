import { requireOwnBuild } from './require-own-build';

describe('requireOwnBuild', () => {
  it('refuses a build for another project and a build without a project', () => {
    expect(() => requireOwnBuild('tarjetero', null)).toThrow(
      'This build is for the local stack, not for tarjetero: build it with FIREBASE_PROJECT_ID=tarjetero',
    );
    expect(() => requireOwnBuild('tarjetero', 'tarjetero-pruebas')).toThrow('tarjetero-pruebas');
  });

  it.each([
    ['its own project', 'tarjetero', 'tarjetero'],
    ['a developer’s machine', 'demo-tarjetero', null],
    ['nothing that names a project', '', null],
  ])('lets the build load in %s', (_place, project, built) => {
    expect(() => requireOwnBuild(project, built)).not.toThrow();
  });
});
