import { RUN_SIZE } from 'shared-lib/testing';
import { CalendarError } from './calendar-problem';
import { readBusySpans, withoutCopies, type ReadingRange } from './read-busy-spans';

const RANGE: ReadingRange = { from: '2026-03-01', to: '2026-04-30', zone: 'Europe/Madrid' };

const calendar = (...lines: string[]) =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//ES', ...lines, 'END:VCALENDAR', ''].join('\r\n');

const event = (...lines: string[]) => [
  'BEGIN:VEVENT',
  'UID:a@x',
  'DTSTAMP:20260101T000000Z',
  ...lines,
  'END:VEVENT',
];

/** Returns the spans of a calendar as instants that people can read. */
function spansIn(text: string, range: Partial<ReadingRange> = {}): string[] {
  const { spans } = readBusySpans(text, { ...RANGE, ...range });
  return spans.map(
    ({ start, end }) =>
      `${new Date(start).toISOString().slice(0, 16)}/${new Date(end).toISOString().slice(11, 16)}`,
  );
}

const daysIn = (text: string) => readBusySpans(text, RANGE).allDayDates;

function problemOf(text: string, readingMs?: number): string {
  try {
    readBusySpans(text, RANGE, readingMs);
  } catch (error) {
    if (error instanceof CalendarError) return error.problem;
    throw error;
  }
  return 'none';
}

/** Rules of a zone in the form that Outlook writes them, for a name that nobody else knows. */
const CUSTOM_ZONE = [
  'BEGIN:VTIMEZONE',
  'TZID:Customized Time Zone',
  'BEGIN:STANDARD',
  'DTSTART:16010101T030000',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
  'END:STANDARD',
  'BEGIN:DAYLIGHT',
  'DTSTART:16010101T020000',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
  'END:DAYLIGHT',
  'END:VTIMEZONE',
];

describe('readBusySpans', () => {
  it('separates copies of bookings, of which withoutCopies leaves out the owner’s own', () => {
    const copyOf = (uid: string, hour: string, ...lines: string[]) =>
      event(`DTSTART:20260303T${hour}0000Z`, 'DURATION:PT1H', ...lines).map((line) =>
        line.startsWith('UID:') ? `UID:${uid}` : line,
      );
    const [own, other] = ['booking0000000000001', 'booking0000000000002'];
    const read = readBusySpans(
      calendar(
        ...copyOf(`${own}@tarjetero`, '09'),
        ...copyOf(`${other}@tarjetero`, '10'),
        ...copyOf('corto@tarjetero', '11'),
        ...copyOf('booking0000000000003@tarjetero', '12', 'RRULE:FREQ=DAILY;COUNT=1'),
      ),
      RANGE,
    );
    const hoursOf = ({ spans }: { spans: { start: number }[] }) =>
      spans.map(({ start }) => new Date(start).getUTCHours());
    expect(hoursOf(read)).toEqual([11, 12]);
    expect([...read.copies.keys()]).toEqual([own, other]);
    expect(hoursOf(withoutCopies(read, new Set([own])))).toEqual([10, 11, 12]);
  });

  it.each<[what: string, lines: string[], spans: string[]]>([
    // RFC 5545, 3.3.5: form #2, #1 and #3 of a time.
    ['in UTC', event('DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z'), ['2026-03-02T09:00/10:00']],
    ['with floating times', event('DTSTART:20260302T090000', 'DURATION:PT45M'), ['2026-03-02T08:00/08:45']],
    [
      'in a named zone',
      event('DTSTART;TZID=America/New_York:20260302T090000', 'DTEND;TZID=America/New_York:20260302T093000'),
      ['2026-03-02T14:00/14:30'],
    ],
    // Outlook and Exchange name zones as Windows does.
    [
      'in a zone with its Windows name',
      event(
        'DTSTART;TZID="Romance Standard Time":20260302T090000',
        'DTEND;TZID="Romance Standard Time":20260302T093000',
      ),
      ['2026-03-02T08:00/08:30'],
    ],
    // Lightning and Evolution put a maker's path before the zone.
    [
      'in a zone with a vendor’s prefix',
      event('DTSTART;TZID=/mozilla.org/20050126_1/Europe/Lisbon:20260302T090000', 'DURATION:PT30M'),
      ['2026-03-02T09:00/09:30'],
    ],
    [
      'in a zone that the calendar defines',
      [...CUSTOM_ZONE, ...event('DTSTART;TZID=Customized Time Zone:20260330T090000', 'DURATION:PT30M')],
      ['2026-03-30T07:00/07:30'],
    ],
    [
      'in an unknown zone',
      event('DTSTART;TZID=Nowhere:20260302T090000', 'DURATION:PT30M'),
      ['2026-03-02T08:00/08:30'],
    ],
    ['without an end', event('DTSTART:20260302T090000Z'), []],
    ['that are free', event('DTSTART:20260302T090000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'), []],
    [
      'that are free in Outlook',
      event('DTSTART:20260302T090000Z', 'DURATION:PT1H', 'X-MICROSOFT-CDO-BUSYSTATUS:FREE'),
      [],
    ],
    ['that are cancelled', event('DTSTART:20260302T090000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'), []],
    ['outside of the range', event('DTSTART:20250302T090000Z', 'DURATION:PT1H'), []],
    // RFC 5545, 3.8.5.3: 'Weekly for 10 occurrences' and its neighbours, at the clock of Madrid over the change of 29 March.
    [
      'that repeat over a change of clocks',
      event('DTSTART;TZID=Europe/Madrid:20260325T090000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ['2026-03-25T08:00/09:00', '2026-04-01T07:00/08:00'],
    ],
    [
      'that repeat in UTC, whatever the clocks do',
      event('DTSTART:20260325T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'),
      ['2026-03-25T08:00/09:00', '2026-04-01T08:00/09:00'],
    ],
    [
      'that repeat until an instant in UTC, which is included',
      event(
        'DTSTART;TZID=Europe/Madrid:20260302T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;UNTIL=20260303T080000Z',
      ),
      ['2026-03-02T08:00/09:00', '2026-03-03T08:00/09:00'],
    ],
    [
      'that repeat until a date, which is included',
      event('DTSTART;TZID=Europe/Madrid:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;UNTIL=20260303'),
      ['2026-03-02T08:00/09:00', '2026-03-03T08:00/09:00'],
    ],
    // RFC 5545, 3.8.5.3: 'Every other week on Tuesday and Thursday'.
    [
      'that repeat every other week since years ago',
      event(
        'DTSTART;TZID=Europe/Madrid:20200107T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=20260312T225959Z',
      ),
      ['2026-03-10T08:00/09:00', '2026-03-12T08:00/09:00'],
    ],
    // RFC 5545, 3.8.5.1: exceptions.
    [
      'with excluded dates',
      event(
        'DTSTART;TZID=Europe/Madrid:20260302T090000',
        'DURATION:PT1H',
        'RRULE:FREQ=DAILY;COUNT=4',
        'EXDATE;TZID=Europe/Madrid:20260303T090000',
        'EXDATE:20260304T080000Z',
      ),
      ['2026-03-02T08:00/09:00', '2026-03-05T08:00/09:00'],
    ],
    // RFC 5545, 3.8.5.2: further dates, one as a period.
    [
      'with additional dates',
      event(
        'DTSTART:20260302T090000Z',
        'DURATION:PT1H',
        'RDATE:20260305T090000Z',
        'RDATE;VALUE=PERIOD:20260307T090000Z/PT1H',
      ),
      ['2026-03-02T09:00/10:00', '2026-03-05T09:00/10:00', '2026-03-07T09:00/10:00'],
    ],
    // Google writes an occurrence that was moved as an event of its own with the same UID.
    [
      'with one moved and one cancelled occurrence',
      [
        ...event('DTSTART;TZID=Europe/Madrid:20260302T090000', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=3'),
        ...event(
          'RECURRENCE-ID;TZID=Europe/Madrid:20260303T090000',
          'DTSTART;TZID=Europe/Madrid:20260303T170000',
          'DURATION:PT1H',
        ),
        ...event(
          'RECURRENCE-ID:20260304T080000Z',
          'DTSTART:20260304T080000Z',
          'DURATION:PT1H',
          'STATUS:CANCELLED',
        ),
      ],
      ['2026-03-02T08:00/09:00', '2026-03-03T16:00/17:00'],
    ],
    [
      'once when they are duplicated',
      [
        ...event('DTSTART:20260302T090000Z', 'DURATION:PT1H'),
        ...event('DTSTART:20260302T090000Z', 'DTEND:20260302T100000Z'),
      ],
      ['2026-03-02T09:00/10:00'],
    ],
    [
      'that began before the range and reach into it',
      event('DTSTART:20260227T090000Z', 'DTEND:20260301T100000Z'),
      ['2026-02-27T09:00/10:00'],
    ],
  ])('reads events %s', (_, lines, spans) => {
    expect(spansIn(calendar(...lines))).toEqual(spans);
  });

  it.each<[what: string, lines: string[], dates: string[]]>([
    ['one', event('DTSTART;VALUE=DATE:20260302'), ['2026-03-02']],
    // iCloud's holidays: the end is excluded.
    [
      'several',
      event('DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260304'),
      ['2026-03-02', '2026-03-03'],
    ],
    // Google's birthdays: once a year, marked as free.
    ['a birthday', event('DTSTART;VALUE=DATE:19800302', 'RRULE:FREQ=YEARLY', 'TRANSP:TRANSPARENT'), []],
    ['each year', event('DTSTART;VALUE=DATE:19800302', 'RRULE:FREQ=YEARLY'), ['2026-03-02']],
    [
      'with an excluded date',
      event('DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260303'),
      ['2026-03-02', '2026-03-04'],
    ],
    [
      'from before the range',
      event('DTSTART;VALUE=DATE:20250101', 'DTEND;VALUE=DATE:20260303'),
      ['2026-03-01', '2026-03-02'],
    ],
  ])('reads all-day events as dates: %s', (_, lines, dates) => {
    const text = calendar(...lines);
    expect(spansIn(text)).toEqual([]);
    expect(daysIn(text)).toEqual(dates);
  });

  it('ignores alarms and tasks', () => {
    const text = calendar(
      ...event(
        'DTSTART:20260302T090000Z',
        'DURATION:PT1H',
        'BEGIN:VALARM',
        'TRIGGER:-PT15M',
        'DURATION:PT5H',
        'END:VALARM',
      ),
      ...['BEGIN:VTODO', 'UID:t', 'DTSTART:20260303T090000Z', 'DURATION:PT1H', 'END:VTODO'],
    );
    expect(spansIn(text)).toEqual(['2026-03-02T09:00/10:00']);
  });
});

describe('readBusySpans with an extreme calendar', () => {
  const rule = (text: string) =>
    calendar(...event('DTSTART:20200101T090000Z', 'DURATION:PT1S', `RRULE:${text}`));
  it.each([
    ['an HTML page', '<!doctype html><title>Inicia sesión</title>', 'calendar-unreadable'],
    ['an empty text', '', 'calendar-unreadable'],
    ['half a calendar', calendar(...event('DTSTART:20260302T090000Z')).slice(0, 90), 'calendar-unreadable'],
    ['a million recurrences', rule('FREQ=SECONDLY;COUNT=1000000'), 'calendar-endless'],
    ['endless recurrences', rule('FREQ=SECONDLY'), 'calendar-endless'],
    ['an overlong line', `BEGIN:VCALENDAR\r\nX:${'x'.repeat(300_000)}`, 'calendar-too-big'],
    ['overlong folded lines', calendar(`X-A:a${'\r\n b'.repeat(300_000)}`), 'none'],
    [
      'more than 10,000 events',
      calendar(...Array.from({ length: 10_001 }, () => event()).flat()),
      'calendar-too-big',
    ],
  ])('ends with a defined result for %s', (_, text, problem) => {
    expect(problemOf(text)).toBe(problem);
  });

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=MONTHLY;BYMONTHDAY=31;BYMONTH=4',
    'FREQ=YEARLY;BYYEARDAY=366;BYMONTH=1',
  ])('ends soon for the impossible rule %s', (text) => {
    const startedAt = Date.now();
    expect(['none', 'calendar-endless', 'calendar-unreadable']).toContain(problemOf(rule(text), 1000));
    expect(Date.now() - startedAt).toBeLessThan(RUN_SIZE === 'short' ? 20_000 : 60_000);
  });

  it('reads 500 repeating events within its time limit', () => {
    const daily = (index: number) =>
      event(
        `DTSTART;TZID=Europe/Madrid:20240101T${String(index % 24).padStart(2, '0')}0000`,
        'DURATION:PT30M',
        'RRULE:FREQ=WEEKLY',
      ).map((line) => line.replace('a@x', `a${index}@x`));
    const text = calendar(...Array.from({ length: 500 }, (_, index) => daily(index)).flat());
    expect(readBusySpans(text, RANGE, 30_000).spans.length).toBeGreaterThan(100);
  });
});
