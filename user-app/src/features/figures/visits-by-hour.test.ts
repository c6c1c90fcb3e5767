import { visitsByHour } from './visits-by-hour';

describe('visitsByHour', () => {
  it('returns the weekday and hour in the zone instead of UTC', () => {
    // Monday, 2 March 2026, 23 h UTC: Tuesday, 00 h in Madrid, and Monday, 18 h in New York.
    const days = [{ hours: { '23': 2, '08': 1 } }];
    const madrid = visitsByHour(['2026-03-02'], days, 'Europe/Madrid');
    expect([madrid[0]![1], madrid[3]![0]]).toEqual([2, 1]);
    expect(visitsByHour(['2026-03-02'], days, 'America/New_York')[6]![0]).toBe(2);
  });

  it('follows a clock change', () => {
    const at = (date: string) => visitsByHour([date], [{ hours: { '07': 1 } }], 'Europe/Madrid');
    // Sundays before and after the change on 29 March: 8 h and 9 h.
    expect(at('2026-03-22')[2]![6]).toBe(1);
    expect(at('2026-03-29')[3]![6]).toBe(1);
  });

  it('is zero for a day without visits', () => {
    expect(visitsByHour(['2026-03-02'], [{}], 'UTC').flat()).toEqual(Array(56).fill(0));
  });
});
