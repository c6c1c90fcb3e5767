import { aBooking } from '../../testing';
import type { BookingStatus } from '../booking/booking-states';
import { calendarFile, calendarUid, isCancelledForCalendars, type CalendarEvent } from './calendar-file';

const event = (overrides: Partial<CalendarEvent> = {}): CalendarEvent => {
  const { icsUid: uid, sequence, status, start, end } = aBooking();
  return {
    ...{ uid, sequence, status, start, end },
    stampedAt: Date.UTC(2026, 2, 2, 9),
    title: 'Sesión de color · Ana García',
    place: 'Calle Mayor 1, Madrid',
    description: 'https://tarjetas.ejemplo.com/c/ana-garcia',
    url: 'https://tarjetas.ejemplo.com/c/ana-garcia',
    organizer: { name: 'Ana García', email: 'reservas@tarjetero.test' },
    attendee: { name: 'Zoë', email: 'zoe@ejemplo.com' },
    ...overrides,
  };
};

const request = (overrides: Partial<CalendarEvent> = {}) =>
  calendarFile({ method: 'REQUEST' }, [event(overrides)]);

interface Property {
  name: string;
  parameters: Record<string, string>;
  value: string;
}

/** Reads a calendar file by RFC 5545 alone: unfolds octets, splits outside quotes, undoes escapes. */
function parse(content: string): Property[] {
  const octets = Buffer.from(content).toString('latin1');
  const unfolded = octets.replace(/\r\n[ \t]/g, '');
  const lines = Buffer.from(unfolded, 'latin1').toString().split('\r\n').slice(0, -1);
  return lines.map((line) => {
    const [head, ...rest] = line.split(/:(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    const [name, ...parameters] = head!.split(/;(?=(?:[^"]*"[^"]*")*[^"]*$)/);
    return {
      name: name!,
      parameters: Object.fromEntries(
        parameters.map((parameter) => {
          const at = parameter.indexOf('=');
          return [parameter.slice(0, at), parameter.slice(at + 1).replace(/^"(.*)"$/, '$1')];
        }),
      ),
      value: rest
        .join(':')
        .replace(/\\([\\;,nN])/g, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped)),
    };
  });
}

const find = (content: string, name: string) => parse(content).find((property) => property.name === name);
const valueOf = (content: string, name: string) => find(content, name)?.value;

describe('calendarFile', () => {
  it('writes an invitation in the format of calendar apps', () => {
    const start = Date.UTC(2026, 2, 4, 9);
    expect(request({ sequence: 3, start, end: start + 45 * 60_000 }).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'PRODID:-//Tarjetero//Reservas//ES',
      'METHOD:REQUEST',
      'BEGIN:VEVENT',
      'UID:booking0000000000001@tarjetero',
      'SEQUENCE:3',
      'DTSTAMP:20260302T090000Z',
      'LAST-MODIFIED:20260302T090000Z',
      'DTSTART:20260304T090000Z',
      'DTEND:20260304T094500Z',
      'SUMMARY:Sesión de color · Ana García',
      'LOCATION:Calle Mayor 1\\, Madrid',
      'DESCRIPTION:https://tarjetas.ejemplo.com/c/ana-garcia',
      'URL:https://tarjetas.ejemplo.com/c/ana-garcia',
      'STATUS:CONFIRMED',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      'ORGANIZER;CN="Ana García":mailto:reservas@tarjetero.test',
      'ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE;CN="Zoë":mailto',
      ' :zoe@ejemplo.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('gives a booking the same UID throughout its life', () => {
    expect(calendarUid('booking0000000000001')).toBe(aBooking().icsUid);
  });

  it('names a calendar, and writes one without events', () => {
    const empty = calendarFile({ method: 'PUBLISH', name: 'Reservas; Ana' }, []);
    expect(valueOf(empty, 'X-WR-CALNAME')).toBe('Reservas; Ana');
    expect(empty).not.toContain('VEVENT');
  });

  it.each([
    ['pending_payment', 'TENTATIVE', 'TENTATIVE'],
    ['pending_confirmation', 'TENTATIVE', 'TENTATIVE'],
    ['confirmed', 'CONFIRMED', 'BUSY'],
    ['completed', 'CONFIRMED', 'BUSY'],
    ['no_show', 'CONFIRMED', 'BUSY'],
    ['cancelled', 'CANCELLED', 'FREE'],
    ['rejected', 'CANCELLED', 'FREE'],
    ['expired', 'CANCELLED', 'FREE'],
  ] as [BookingStatus, string, string][])('writes a booking that is %s as %s', (status, written, busy) => {
    const content = request({ status });
    expect(valueOf(content, 'STATUS')).toBe(written);
    expect(valueOf(content, 'X-MICROSOFT-CDO-BUSYSTATUS')).toBe(busy);
    expect(isCancelledForCalendars(status)).toBe(written === 'CANCELLED');
  });

  it('writes lines of at most 75 octets that another reader reads back', () => {
    const title = 'Señal; «acción», \\ barra y 😀'.repeat(9);
    const description = `Primera línea\n${'áéíóúñ'.repeat(40)}\nhttps://ejemplo.com/?a=1;2,3`;
    const content = request({
      title,
      description,
      place: 'Ñ'.repeat(200),
      attendee: { name: 'Zoë "La Única"; PARTSTAT="DECLINED", S.L.', email: 'zoe@ejemplo.com' },
    });
    expect(valueOf(content, 'SUMMARY')).toBe(title);
    expect(valueOf(content, 'DESCRIPTION')).toBe(description);
    expect(valueOf(content, 'LOCATION')).toBe('Ñ'.repeat(200));
    expect(find(content, 'ATTENDEE')).toEqual({
      name: 'ATTENDEE',
      parameters: {
        RSVP: 'FALSE',
        ROLE: 'REQ-PARTICIPANT',
        PARTSTAT: 'ACCEPTED',
        CN: 'Zoë ’La Única’; PARTSTAT=’DECLINED’, S.L.',
      },
      value: 'mailto:zoe@ejemplo.com',
    });
    const lines = content.split('\r\n');
    expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
    expect(content).not.toMatch(/[^\r]\n|\r[^\n]|\ufffd/);
  });

  it('removes control characters and escapes line breaks in texts', () => {
    const content = request({
      title: 'Corte\u0085ATTENDEE:mailto:otra@ejemplo.com\u0000\u000b\u009d',
      organizer: { name: 'Ana\r\nX-EVIL:1', email: 'reservas@tarjetero.test' },
    });
    expect(parse(content).filter(({ name }) => name === 'ATTENDEE' || name === 'X-EVIL')).toHaveLength(1);
    expect(valueOf(content, 'SUMMARY')).toBe('Corte\nATTENDEE:mailto:otra@ejemplo.com');
  });

  it('writes the same file each time for the same change', () => {
    expect(request()).toBe(request());
  });
});
