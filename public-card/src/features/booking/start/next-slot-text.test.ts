import type { NextSlot } from 'shared-lib/model/booking';
import { liveIn } from '../testing/live-in';
import { nextSlotText } from './next-slot-text';

const now = Date.UTC(2026, 10, 22, 22, 30);
const next = (start: number | null, placeKind: NextSlot['placeKind'] = 'in-person'): NextSlot => ({
  ...{ start, placeKind, end: '2026-12-31' },
  ...{ zone: 'Europe/Madrid', city: 'Madrid' },
});

beforeEach(() => Object.assign(globalThis, { innerWidth: 1280 }));
afterEach(() => jest.restoreAllMocks());

describe('nextSlotText', () => {
  it.each([
    [Date.UTC(2026, 10, 23, 8, 30), 'mañana, 09:30'],
    [Date.UTC(2026, 10, 22, 22, 45), 'hoy, 23:45'],
    [Date.UTC(2026, 10, 27, 8, 30), 'vie, 27 nov, 09:30'],
  ])('writes a day and time briefly', (start, said) => {
    expect(nextSlotText(next(start), now, 'Europe/Madrid', false)).toBe(said);
    // Other clocks that show the same need no word.
    expect(nextSlotText(next(start, 'video'), now, 'Europe/Paris', false)).toBe(said);
  });

  it('omits the month on a phone where it is clear', () => {
    Object.assign(globalThis, { innerWidth: 390 });
    const sayIn = (start: number) => nextSlotText(next(start), now, 'Europe/Madrid');
    expect(sayIn(Date.UTC(2026, 10, 30, 8))).toBe('lun 30, 09:00');
    expect(sayIn(Date.UTC(2026, 11, 30, 8))).toBe('mié, 30 dic, 09:00');
    expect(sayIn(Date.UTC(2026, 10, 23, 8, 30))).toBe('mañana, 09:30');
  });

  it('names the zone for a visitor elsewhere', () => {
    const start = Date.UTC(2026, 10, 23, 8, 30);
    expect(nextSlotText(next(start), now, 'Asia/Tokyo')).toBe('mañana, 09:30 (hora de Madrid)');
    expect(nextSlotText(next(start, 'video'), now, 'Asia/Tokyo')).toBe('hoy, 17:30 (tu hora)');
  });

  it.each(['UTC', 'Etc/UTC', 'GMT', 'Atlantic/Reykjavik'])(
    'uses the owner’s zone when the browser hides its own by %s',
    (hidden) => {
      liveIn(hidden);
      const start = Date.UTC(2026, 10, 23, 8, 30);
      expect(nextSlotText(next(start), now)).toBe('mañana, 09:30 (hora de Madrid)');
      expect(nextSlotText(next(start, 'video'), now)).toBe('mañana, 09:30 (hora de Madrid)');
    },
  );

  it('is empty without a slot', () => {
    expect(nextSlotText(next(null), now)).toBe('');
  });
});
