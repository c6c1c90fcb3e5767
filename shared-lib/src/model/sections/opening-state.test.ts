import type { SectionHours } from './card-section';
import { openingStateAt } from './opening-state';

const at = (text: string) => Date.parse(text);
const hours = (weekly: SectionHours['weekly'], zone = 'Europe/Madrid'): SectionHours => ({ zone, weekly });
const morning = [{ from: '09:00', to: '14:00' }];
const split = [...morning, { from: '16:00', to: '19:30' }];

describe('openingStateAt', () => {
  const office = hours({ '1': split, '5': morning });

  it.each([
    // Monday 2 March 2026; Madrid is an hour ahead of UTC.
    ['08:00', false, '09:00', 0, 1],
    ['09:00', true, '14:00', 0, 1],
    ['13:59', true, '14:00', 0, 1],
    ['14:00', false, '16:00', 0, 1],
    ['19:30', false, '09:00', 4, 5],
  ])(
    'says on Monday at %s whether it is open and when that changes',
    (time, isOpen, next, daysAhead, weekday) => {
      expect(openingStateAt(office, at(`2026-03-02T${time}:00+01:00`))).toEqual({
        isOpen,
        next: { time: next, daysAhead, weekday },
      });
    },
  );

  it.each([
    ['2026-03-07T23:00', true, '02:00', 1, 7],
    ['2026-03-08T01:59', true, '02:00', 0, 7],
    ['2026-03-08T02:00', false, '20:00', 0, 7],
    // Sunday’s night ends on Monday, where its next hours begin before it does.
    ['2026-03-08T23:30', true, '05:00', 1, 1],
    ['2026-03-09T02:30', true, '05:00', 0, 1],
  ])('handles at %s a night that ends on the next day', (time, isOpen, next, daysAhead, weekday) => {
    const bar = hours({
      '6': [{ from: '22:00', to: '02:00' }],
      '7': [{ from: '20:00', to: '03:00' }],
      '1': [{ from: '02:00', to: '05:00' }],
    });
    expect(openingStateAt(bar, at(`${time}:00+01:00`))).toEqual({
      isOpen,
      next: { time: next, daysAhead, weekday },
    });
  });

  it('finds the next opening after the end of the week', () => {
    expect(openingStateAt(office, at('2026-03-07T12:00:00Z')).next).toEqual({
      time: '09:00',
      daysAhead: 2,
      weekday: 1,
    });
  });

  it('joins ranges that touch at midnight', () => {
    const bar = hours({ '6': [{ from: '20:00', to: '24:00' }], '7': [{ from: '00:00', to: '02:30' }] });
    expect(openingStateAt(bar, at('2026-03-07T22:00:00+01:00')).next).toEqual({
      time: '02:30',
      daysAhead: 1,
      weekday: 7,
    });
    const kiosk = hours({ '6': [{ from: '20:00', to: '24:00' }] });
    expect(openingStateAt(kiosk, at('2026-03-07T22:00:00+01:00')).next).toEqual({
      time: '24:00',
      daysAhead: 0,
      weekday: 6,
    });
  });

  it('returns no next change for hours that never change', () => {
    const all = [{ from: '00:00', to: '24:00' }];
    const always = hours({ '1': all, '2': all, '3': all, '4': all, '5': all, '6': all, '7': all });
    expect(openingStateAt(always, at('2026-03-04T12:00:00Z'))).toEqual({ isOpen: true, next: null });
    expect(openingStateAt(hours({}), at('2026-03-04T12:00:00Z'))).toEqual({ isOpen: false, next: null });
  });

  it('is correct in a half-hour zone and after a clock change', () => {
    const india = hours({ '1': morning }, 'Asia/Kolkata');
    expect(openingStateAt(india, at('2026-03-02T03:30:00Z')).isOpen).toBe(true);
    expect(openingStateAt(india, at('2026-03-02T03:29:00Z')).isOpen).toBe(false);
    const sunday = hours({ '7': morning });
    // Clocks go forward at 02:00 on 29 March.
    expect(openingStateAt(sunday, at('2026-03-29T06:59:00Z')).isOpen).toBe(false);
    expect(openingStateAt(sunday, at('2026-03-29T07:00:00Z')).isOpen).toBe(true);
  });
});
