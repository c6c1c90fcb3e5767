import { calendarFile, type CalendarInvitation } from './calendar-file';
import { aBooking } from './testing/a-booking';

const invitation = (overrides: Partial<CalendarInvitation> = {}): CalendarInvitation => ({
  title: 'Sesión de color · Ana García',
  attendee: { name: 'Zoë', email: 'zoe@ejemplo.com' },
  organizer: { name: 'Ana García', email: 'reservas@tarjetero.test' },
  place: 'Calle Mayor 1, Madrid',
  description: 'https://tarjetas.ejemplo.com/c/ana-garcia',
  url: 'https://tarjetas.ejemplo.com/c/ana-garcia',
  ...overrides,
});

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
  it('writes an invitation as calendars want it', () => {
    const { method, content } = calendarFile(aBooking({ sequence: 3 }), invitation());
    expect(method).toBe('REQUEST');
    expect(content.split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'CALSCALE:GREGORIAN',
      'PRODID:-//Tarjetero//Reservas//ES',
      'METHOD:REQUEST',
      'X-PUBLISHED-TTL:PT1H',
      'BEGIN:VEVENT',
      'UID:booking0000000000001@tarjetero',
      'SUMMARY:Sesión de color · Ana García',
      'DTSTAMP:20260302T090000Z',
      'DTSTART:20260304T090000Z',
      'DTEND:20260304T094500Z',
      'SEQUENCE:3',
      'DESCRIPTION:https://tarjetas.ejemplo.com/c/ana-garcia',
      'URL:https://tarjetas.ejemplo.com/c/ana-garcia',
      'LOCATION:Calle Mayor 1\\, Madrid',
      'STATUS:CONFIRMED',
      'ORGANIZER;CN="Ana García":MAILTO:reservas@tarjetero.test',
      'X-MICROSOFT-CDO-BUSYSTATUS:BUSY',
      'ATTENDEE;RSVP=FALSE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;CN="Zoë":mailto',
      ' :zoe@ejemplo.com',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each([
    ['pending_payment', 'REQUEST', 'TENTATIVE'],
    ['pending_confirmation', 'REQUEST', 'TENTATIVE'],
    ['confirmed', 'REQUEST', 'CONFIRMED'],
    ['completed', 'REQUEST', 'CONFIRMED'],
    ['no_show', 'REQUEST', 'CONFIRMED'],
    ['cancelled', 'CANCEL', 'CANCELLED'],
    ['rejected', 'CANCEL', 'CANCELLED'],
    ['expired', 'CANCEL', 'CANCELLED'],
  ] as const)('tells of a booking that is %s by %s and %s', (status, method, written) => {
    const file = calendarFile(aBooking({ status }), invitation());
    expect([file.method, valueOf(file.content, 'METHOD'), valueOf(file.content, 'STATUS')]).toEqual([
      method,
      method,
      written,
    ]);
  });

  it('writes what another reader reads back, and no line of more than 75 octets', () => {
    const title = 'Señal; «acción», \\ barra y 😀'.repeat(9);
    const description = `Primera línea\n${'áéíóúñ'.repeat(40)}\nhttps://ejemplo.com/?a=1;2,3`;
    const { content } = calendarFile(
      aBooking(),
      invitation({
        title,
        description,
        place: 'Ñ'.repeat(200),
        attendee: { name: 'Zoë "La Única"; PARTSTAT="DECLINED", S.L.', email: 'zoe@ejemplo.com' },
      }),
    );
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

  it('keeps control characters and new lines from becoming lines of the file', () => {
    const { content } = calendarFile(
      aBooking(),
      invitation({
        title: 'Corte\r\nATTENDEE:mailto:otra@ejemplo.com\u0000\u000b',
        organizer: { name: 'Ana\r\nX-EVIL:1', email: 'reservas@tarjetero.test' },
      }),
    );
    expect(parse(content).filter(({ name }) => name === 'ATTENDEE' || name === 'X-EVIL')).toHaveLength(1);
    expect(valueOf(content, 'SUMMARY')).toBe('Corte\nATTENDEE:mailto:otra@ejemplo.com');
  });

  it('is the same file each time it is written for the same change', () => {
    expect(calendarFile(aBooking(), invitation())).toEqual(calendarFile(aBooking(), invitation()));
  });
});
