import { addMonths, dateByKey, lastDateOf } from './month-dates';

describe('months', () => {
  it('have 28 days in February, and 29 in leap years', () => {
    expect([lastDateOf('2027-02'), lastDateOf('2028-02')]).toEqual(['2027-02-28', '2028-02-29']);
  });

  it('continue across the ends of years', () => {
    expect([addMonths('2026-12', 1), addMonths('2026-01', -1), addMonths('2026-05', 14)]).toEqual([
      '2027-01',
      '2025-12',
      '2027-07',
    ]);
  });
});

describe('the keys of a calendar', () => {
  const bounds = { first: '2026-11-20', last: '2027-01-20' };

  it.each([
    ['ArrowLeft', '2026-11-24', '2026-11-23'],
    ['ArrowRight', '2026-11-30', '2026-12-01'],
    ['ArrowDown', '2026-11-24', '2026-12-01'],
    ['ArrowUp', '2026-11-24', '2026-11-20'],
    ['Home', '2026-11-26', '2026-11-23'],
    ['End', '2026-11-26', '2026-11-29'],
    ['PageDown', '2026-11-30', '2026-12-30'],
    ['PageUp', '2026-12-31', '2026-11-30'],
    ['PageDown', '2027-01-15', '2027-01-20'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dateByKey(key, from, bounds)).toBe(to);
  });

  it('move on without limit in a calendar that has no end', () => {
    expect(dateByKey('PageDown', '2026-12-31', { first: '2026-11-20' })).toBe('2027-01-31');
  });

  it('do not include any other key', () => {
    for (const key of ['a', 'Tab', 'Enter', 'constructor'])
      expect(dateByKey(key, '2026-11-24', bounds)).toBeNull();
  });
});
