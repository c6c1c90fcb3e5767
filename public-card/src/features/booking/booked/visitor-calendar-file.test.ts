import type { VisitorBooking } from 'shared-lib/model/booking';
import { visitorCalendarFile } from './visitor-calendar-file';

const booking = {
  id: 'booking0000000000001',
  start: Date.UTC(2026, 10, 23, 8, 30),
  end: Date.UTC(2026, 10, 23, 9, 0),
  status: 'confirmed',
  sequence: 2,
  ownerName: 'Ana García',
  organizerEmail: 'reservas@tarjetero.test',
  email: 'eva@ejemplo.test',
  service: { place: { kind: 'in-person', detail: 'Calle Mayor, 1; 2.º' } },
} as VisitorBooking;

const write = (overrides: Partial<VisitorBooking> = {}) =>
  visitorCalendarFile(
    { ...booking, ...overrides },
    {
      title: 'Corte con Ana García',
      description: 'Para cambiarla: https://ejemplo.com/',
      now: Date.UTC(2026, 10, 20),
    },
  ).split('\r\n');

describe('the calendar file on a booking’s page', () => {
  it('has the mail’s METHOD and UID and a newer SEQUENCE than an earlier state', () => {
    expect(write()).toEqual(
      expect.arrayContaining([
        'METHOD:REQUEST',
        'UID:booking0000000000001@tarjetero',
        'SEQUENCE:2',
        'DTSTAMP:20261120T000000Z',
        'LAST-MODIFIED:20261120T000000Z',
        'DTSTART:20261123T083000Z',
        'DTEND:20261123T090000Z',
        'LOCATION:Calle Mayor\\, 1\\; 2.º',
        'STATUS:CONFIRMED',
        'ORGANIZER;CN="Ana García":mailto:reservas@tarjetero.test',
      ]),
    );
  });

  it.each([{ organizerEmail: '' }, { email: '' }])('has METHOD:PUBLISH without a mail: %j', (without) => {
    const lines = write(without);
    expect(lines).toContain('METHOD:PUBLISH');
    expect(lines.join()).not.toMatch(/ATTENDEE|ORGANIZER/);
  });

  it('invites the visitor like the mail', () => {
    expect(write().join('').replaceAll(' ', '')).toContain('mailto:eva@ejemplo.test');
  });
});
