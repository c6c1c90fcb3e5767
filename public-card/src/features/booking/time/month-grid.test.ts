import { weeksOf } from './month-grid';

describe('weeksOf', () => {
  it('begins weeks on Monday and leaves out days of other months', () => {
    const weeks = weeksOf('2026-11', '2026-10-20');
    expect(weeks[0]).toEqual([null, null, null, null, null, null, '2026-11-01']);
    expect(weeks.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null]);
    expect(weeks.flat().filter(Boolean)).toHaveLength(30);
  });

  it('leaves out past weeks', () => {
    expect(weeksOf('2026-11', '2026-11-29').map((week) => week[6])).toEqual(['2026-11-29', null]);
    expect(weeksOf('2026-11', '2026-11-30')).toHaveLength(1);
    expect(weeksOf('2026-12', '2026-11-30')).toHaveLength(5);
  });

  it('returns four weeks for a February that begins on Monday', () => {
    expect(weeksOf('2027-02', '2026-10-20')).toHaveLength(4);
  });
});
