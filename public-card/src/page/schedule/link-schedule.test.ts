import { nextScheduleChange } from './link-schedule';

const links = [
  { from: '2026-03-02T10:00:00Z', until: '2026-03-03T10:00:00Z' },
  { from: null, until: '2026-03-02T12:00:00+02:00' },
];

describe('nextScheduleChange', () => {
  it('returns the next change after an instant', () => {
    const at = (time: string) => {
      const now = Date.parse(time);
      const iso = (instant: number | null) => instant && new Date(instant).toISOString();
      return iso(nextScheduleChange(links, now));
    };
    expect(at('2026-03-02T09:00:00Z')).toBe('2026-03-02T10:00:00.000Z');
    expect(at('2026-03-02T10:00:00Z')).toBe('2026-03-03T10:00:00.000Z');
    expect(at('2026-03-04T00:00:00Z')).toBeNull();
  });

  it('returns null without dates', () => {
    const always = [{ from: null, until: null }];
    expect(nextScheduleChange(always, 5)).toBeNull();
  });
});
