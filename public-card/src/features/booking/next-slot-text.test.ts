import { nextSlotText } from './next-slot-text';

const now = Date.UTC(2026, 10, 22, 22, 30);

describe('the next free slot', () => {
  it.each([
    ['Europe/Madrid', Date.UTC(2026, 10, 23, 8, 30), 'mañana 9:30'],
    ['Asia/Tokyo', Date.UTC(2026, 10, 23, 8, 30), 'hoy 17:30'],
    ['America/Mexico_City', Date.UTC(2026, 10, 22, 23, 0), 'hoy 17:00'],
    ['Europe/Madrid', Date.UTC(2026, 10, 27, 8, 30), 'vie, 27 nov 9:30'],
  ])('in %s it is as one says it there', (zone, start, said) => {
    expect(nextSlotText(start, now, zone)).toBe(said);
  });
});
