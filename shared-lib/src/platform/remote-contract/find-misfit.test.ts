import { findMisfit } from '.';

const SHELL = { 'remote-contract': '1.2.0', react: '19.3.1', 'shared-lib': '0.1.0' };

describe('findMisfit', () => {
  it.each([
    ['the same', {}],
    ['another patch', { react: '19.3.2' }],
    ['another minor', { react: '19.4.0', 'remote-contract': '1.0.0' }],
    ['another minor of what has no major yet', { 'shared-lib': '0.9.0' }],
    ['a package that the shell doesn’t have', { preact: '10.0.0' }],
  ])('accepts %s', (_case, other) => {
    expect(findMisfit({ ...SHELL, ...other }, SHELL)).toBeNull();
  });

  it('accepts a build without versions, as older ones are', () => {
    expect(findMisfit({}, SHELL)).toBeNull();
  });

  it.each([
    ['a newer contract', { 'remote-contract': '2.0.0' }, { name: 'remote-contract', remote: 'newer' }],
    ['an older contract', { 'remote-contract': '0.9.0' }, { name: 'remote-contract', remote: 'older' }],
    ['a newer React', { react: '20.0.0' }, { name: 'react', remote: 'newer' }],
    ['an older React, also of two digits less', { react: '9.9.9' }, { name: 'react', remote: 'older' }],
  ])('reports %s', (_case, other, misfit) => {
    expect(findMisfit({ ...SHELL, ...other }, SHELL)).toEqual(misfit);
  });
});
