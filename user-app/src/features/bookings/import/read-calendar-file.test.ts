import { readCalendarFile } from './read-calendar-file';

const NOW = Date.parse('2026-03-01T00:00:00Z');
const event = (...lines: string[]) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'].join('\r\n');
const file = (...events: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n');
const read = (...events: string[]) => readCalendarFile(file(...events), 'Europe/Madrid', NOW)!;
const TIME = ['DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z'];

describe('readCalendarFile', () => {
  it.each([
    ['in UTC', ['DTSTART:20260302T090000Z', 'DTEND:20260302T094500Z'], '09:00', 45],
    ['in a zone', ['DTSTART;TZID=America/Bogota:20260302T090000', 'DURATION:PT1H30M'], '14:00', 90],
    [
      'in a zone of Outlook’s',
      ['DTSTART;TZID="Romance Standard Time":20260302T100000', 'DURATION:PT30M'],
      '09:00',
      30,
    ],
    ['without one', ['DTSTART:20260302T100000', 'DTEND:20260302T110000'], '09:00', 60],
  ])('reads appointments %s', (_which, lines, start, minutes) => {
    const { appointments } = read(event('UID:a', 'SUMMARY:Eva Ruiz', ...lines));
    expect(appointments).toEqual([
      {
        ...{ uid: 'a', name: 'Eva Ruiz', notes: '' },
        start: Date.parse(`2026-03-02T${start}:00Z`),
        end: Date.parse(`2026-03-02T${start}:00Z`) + minutes * 60_000,
      },
    ]);
  });

  it('counts the entries that it leaves out, by reason', () => {
    const { appointments, left } = read(
      event('UID:1', 'DTSTART:20260227T090000Z', 'DTEND:20260227T100000Z'),
      event('UID:2', 'DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260303'),
      event('UID:3', ...TIME, 'RRULE:FREQ=WEEKLY'),
      event('UID:4', ...TIME, 'STATUS:CANCELLED'),
      event('UID:5', 'DTSTART:mañana'),
      event('UID:6', 'DTSTART:20260302T090000Z', 'DTEND:20260302T080000Z'),
      event('UID:7', 'DTSTART:20260302T090000Z', 'DURATION:P3D'),
      event('UID:8', ...TIME, 'SUMMARY:Luz'),
    );
    expect(appointments.map(({ name }) => name)).toEqual(['Luz']);
    expect(left).toEqual({ past: 1, allDay: 1, repeated: 1, cancelled: 1, unreadable: 3 });
  });

  it('reads folded and escaped texts, and ignores alarms', () => {
    const { appointments } = read(
      event(
        ...TIME,
        'UID:a',
        'SUMMARY:Eva\\, corte',
        'DESCRIPTION:Primera\\nse',
        ' gunda',
        'BEGIN:VALARM',
        'DESCRIPTION:Aviso',
        'END:VALARM',
      ),
    );
    expect(appointments).toMatchObject([{ name: 'Eva, corte', notes: 'Primera\nsegunda' }]);
  });

  it('reads a title with a link as a note instead of a name', () => {
    const { appointments } = read(event('UID:a', ...TIME, 'SUMMARY:Reunión en https://ejemplo.com'));
    expect(appointments).toMatchObject([{ name: '–', notes: 'Reunión en https://ejemplo.com' }]);
  });

  it('returns null for a file that is no calendar', () => {
    expect(readCalendarFile('Nombre,Email', 'Europe/Madrid', NOW)).toBeNull();
  });
});
