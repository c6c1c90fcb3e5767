import { lastScheduleChange, nextScheduleChange } from './link-schedule';

const links = [
  { from: '2026-03-02T10:00:00Z', until: '2026-03-03T10:00:00Z' },
  { from: null, until: '2026-03-02T12:00:00+02:00' },
];

describe('the schedule of links', () => {
  it('knows the last and the next change around an instant', () => {
    const at = (time: string) => {
      const now = Date.parse(time);
      const iso = (instant: number | null) => instant && new Date(instant).toISOString();
      return [iso(lastScheduleChange(links, now)), iso(nextScheduleChange(links, now))];
    };
    expect(at('2026-03-02T09:00:00Z')).toEqual([0, '2026-03-02T10:00:00.000Z']);
    expect(at('2026-03-02T10:00:00Z')).toEqual(['2026-03-02T10:00:00.000Z', '2026-03-03T10:00:00.000Z']);
    expect(at('2026-03-04T00:00:00Z')).toEqual(['2026-03-03T10:00:00.000Z', null]);
  });

  it('never changes without dates', () => {
    const always = [{ from: null, until: null }];
    expect([lastScheduleChange(always, 5), nextScheduleChange(always, 5)]).toEqual([0, null]);
  });
});
