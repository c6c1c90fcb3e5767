import { weeksOf } from './month-grid';

describe('the grid of a month', () => {
  it('begins weeks on Monday and leaves other months’ days out', () => {
    const weeks = weeksOf('2026-11');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it('has four weeks in a February that begins on Monday', () => {
    expect(weeksOf('2027-02')).toHaveLength(4);
  });
});
