import { compareVersions, nextVersion } from './template-version';

describe('versions of a template', () => {
  it('are ordered by number, not by letter', () => {
    const sorted = ['1.10.0', '1.2.0', '10.0.0', '2.0.0', '1.2.10', '1.2.9'].sort(compareVersions);
    expect(sorted).toEqual(['1.2.0', '1.2.9', '1.2.10', '1.10.0', '2.0.0', '10.0.0']);
  });

  it('begin at 1.0.0 and increase by the chosen step', () => {
    expect(nextVersion(null, 'minor')).toBe('1.0.0');
    expect(nextVersion('1.2.3', 'patch')).toBe('1.2.4');
    expect(nextVersion('1.2.3', 'minor')).toBe('1.3.0');
    expect(nextVersion('1.2.3', 'major')).toBe('2.0.0');
  });
});
