import { dayInWords, momentInWords, rangeInWords, zoneInWords, zonesDiffer } from './booking-times';

/** Sunday, 29 March 2026: clocks in Madrid skip from 02:00 to 03:00. */
const BEFORE_CHANGE = Date.UTC(2026, 2, 29, 0, 30);
const now = Date.UTC(2026, 5, 1);

describe('formatted moments', () => {
  it('show the local time of the zone, also across a clock change', () => {
    expect(rangeInWords(BEFORE_CHANGE, BEFORE_CHANGE + 3_600_000, 'Europe/Madrid')).toBe('01:30–03:30');
    expect(dayInWords(BEFORE_CHANGE, 'America/New_York', now)).toBe('sábado, 28 de marzo');
    expect(dayInWords(BEFORE_CHANGE, 'Asia/Kolkata', now)).toBe('domingo, 29 de marzo');
  });

  it('contain the year when it is not the current one', () => {
    expect(dayInWords(BEFORE_CHANGE, 'Europe/Madrid', Date.UTC(2027, 5, 1))).toBe(
      'domingo, 29 de marzo de 2026',
    );
  });

  it('contain both the day and the time', () => {
    const start = Date.UTC(new Date().getUTCFullYear(), 2, 3, 8, 30);
    expect(momentInWords(start, start + 1_800_000, 'Europe/Madrid')).toMatch(/, 3 de marzo · 09:30–10:00$/);
  });
});

describe('time zones', () => {
  it('are named after their well-known city', () => {
    expect(zoneInWords('America/Argentina/Buenos_Aires')).toBe('hora de Buenos Aires');
    expect(zoneInWords('Europe/London')).toBe('hora de Londres');
    expect(zoneInWords('UTC')).toBe('hora UTC');
  });

  it('differ only where their clocks do', () => {
    expect(zonesDiffer(now, 'Europe/Madrid', 'Europe/Paris')).toBe(false);
    expect(zonesDiffer(now, 'Europe/Madrid', 'Atlantic/Canary')).toBe(true);
    expect(zonesDiffer(now, 'Europe/Madrid', 'Europe/Madrid')).toBe(false);
  });
});
