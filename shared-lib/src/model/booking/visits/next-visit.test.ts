import { DAY_MS } from '../../../platform/time';
import { nextVisitWeeks, startWeeksLater } from './next-visit';
import { instantOf } from '../../availability/zone-time';

describe('nextVisitWeeks', () => {
  it('is the longest interval of a visit’s services', () => {
    expect(nextVisitWeeks([{ nextVisitWeeks: 4 }, { nextVisitWeeks: 6 }])).toBe(6);
  });

  it.each([[[]], [[{}]], [[{ nextVisitWeeks: 0 }]], [[{ nextVisitWeeks: 4 }, {}]]] as const)(
    'is 0 where a service isn’t offered again: %j',
    (services) => {
      expect(nextVisitWeeks(services)).toBe(0);
    },
  );
});

describe('startWeeksLater', () => {
  it.each([
    ['2026-03-03', '10:00', '2026-03-31', 'Europe/Madrid'],
    ['2026-10-13', '10:00', '2026-11-10', 'Europe/Madrid'],
    ['2026-12-15', '18:30', '2027-01-12', 'Asia/Kolkata'],
  ])('keeps the time of day across changes of clocks and years: %s %s', (from, time, to, zone) => {
    expect(startWeeksLater(instantOf(from, time, zone), 4, zone)).toBe(instantOf(to, time, zone));
  });

  it('falls on an instant of the day on which its time of day is skipped', () => {
    const before = instantOf('2026-03-01', '02:30', 'Europe/Madrid');
    const start = startWeeksLater(before, 4, 'Europe/Madrid');
    const day = instantOf('2026-03-29', '00:00', 'Europe/Madrid');
    expect(start).toBeGreaterThanOrEqual(day);
    expect(start).toBeLessThan(day + DAY_MS);
  });
});
