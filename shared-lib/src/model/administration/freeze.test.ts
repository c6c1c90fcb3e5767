import { freezeOf } from './freeze';

const NOW = Date.UTC(2026, 2, 2, 9);
const on = { enabled: true, rolloutPercentage: 100 };

describe('freezeOf', () => {
  it('returns null while the flag is off or missing', () => {
    expect(freezeOf(undefined, NOW)).toBeNull();
    expect(freezeOf({ ...on, enabled: false, until: NOW + 1 }, NOW)).toBeNull();
  });

  it('returns a freeze without an end where the flag has none', () => {
    expect(freezeOf(on, NOW)).toEqual({ message: '', until: null });
  });

  it('returns the freeze until its end, and null from then on', () => {
    const flag = { ...on, message: 'Cambiamos de servidor', until: NOW + 1 };
    expect(freezeOf(flag, NOW)).toEqual({ message: 'Cambiamos de servidor', until: NOW + 1 });
    expect(freezeOf(flag, NOW + 1)).toBeNull();
  });
});
