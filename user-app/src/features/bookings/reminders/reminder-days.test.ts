import { anAvailability } from 'shared-lib/testing';
import { reminderDays, shownDay } from './reminder-days';

const WEEKDAYS = anAvailability({ zone: 'Europe/Madrid' });

/** Friday, 6 March 2026, at 23:30 in Madrid. */
const FRIDAY = Date.UTC(2026, 2, 6, 22, 30);

describe('the days of reminders', () => {
  it('are today, tomorrow, and the next open day if tomorrow is closed', () => {
    expect(reminderDays(WEEKDAYS, 'Europe/Madrid', FRIDAY - 86_400_000)).toEqual({
      today: '2026-03-05',
      tomorrow: '2026-03-06',
      nextOpen: null,
    });
    expect(reminderDays(WEEKDAYS, 'Europe/Madrid', FRIDAY)).toEqual({
      today: '2026-03-06',
      tomorrow: '2026-03-07',
      nextOpen: '2026-03-09',
    });
  });

  it('skip a day that an override closes', () => {
    const closed = { ...WEEKDAYS, overrides: { '2026-03-09': [] } };
    expect(reminderDays(closed, 'Europe/Madrid', FRIDAY).nextOpen).toBe('2026-03-10');
  });

  it('are dates in the owner’s zone, even without hours', () => {
    expect(reminderDays(null, 'Asia/Tokyo', FRIDAY)).toEqual({
      today: '2026-03-07',
      tomorrow: '2026-03-08',
      nextOpen: null,
    });
  });
});

describe('the selected day', () => {
  const days = reminderDays(WEEKDAYS, 'Europe/Madrid', FRIDAY);

  it.each([
    [null, '2026-03-09'],
    ['2026-03-06', '2026-03-06'],
    ['2026-03-07', '2026-03-07'],
    ['2020-01-01', '2026-03-09'],
    ['nonsense', '2026-03-09'],
  ])('for %j is %s', (requested, day) => {
    expect(shownDay(days, requested)).toBe(day);
  });
});
