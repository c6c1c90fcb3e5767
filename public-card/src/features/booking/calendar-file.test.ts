import type { VisitorBooking } from 'shared-lib/domain/booking';
import { calendarFile } from './calendar-file';

const booking = {
  id: 'booking0000000000001',
  start: Date.UTC(2026, 10, 23, 8, 30),
  end: Date.UTC(2026, 10, 23, 9, 0),
  status: 'confirmed',
  service: { place: { kind: 'in-person', detail: 'Calle Mayor, 1; 2.º' } },
} as VisitorBooking;

describe('the calendar file', () => {
  it('says when and where, in UTC, with lines that calendars take', () => {
    const text = calendarFile(booking, {
      title: 'Corte con Ana García',
      description: `Para cambiarla: https://ejemplo.com/${'á'.repeat(60)}`,
      now: Date.UTC(2026, 10, 20),
    });
    const lines = text.split('\r\n');
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:booking0000000000001@tarjetero',
        'DTSTART:20261123T083000Z',
        'DTEND:20261123T090000Z',
        'LOCATION:Calle Mayor\\, 1\\; 2.º',
        'STATUS:CONFIRMED',
      ]),
    );
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(text.replace(/\r\n /g, '')).toContain('á'.repeat(60));
  });
});
