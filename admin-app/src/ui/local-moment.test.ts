import { fromLocalField, toLocalField } from './local-moment';

describe('a local date and time field', () => {
  it('returns the instant it was filled with, to the minute, across clock changes', () => {
    for (const month of [2, 6, 9, 11]) {
      const instant = new Date(2026, month, 28, 9, 5).getTime();
      expect(toLocalField(instant)).toBe(`2026-${String(month + 1).padStart(2, '0')}-28T09:05`);
      expect(fromLocalField(toLocalField(instant))).toBe(instant);
    }
  });

  it('is undefined while it is empty or unfinished', () => {
    expect(toLocalField(undefined)).toBe('');
    expect(fromLocalField('')).toBeUndefined();
    expect(fromLocalField('mañana')).toBeUndefined();
  });
});
