import { momentInSentence, readableTime, readableTimes } from './mail-when';

const NINE = Date.UTC(2026, 2, 4, 8);
const HALF_HOUR = 30 * 60_000;

describe('the time in a mail', () => {
  it.each([
    ['es', 'Europe/Madrid', 'miércoles, 4 de marzo de 2026, 09:00–09:30', 'hora de Madrid, GMT+1'],
    ['es', 'Atlantic/Canary', 'miércoles, 4 de marzo de 2026, 08:00–08:30', 'hora de Canarias, GMT'],
    [
      'es',
      'America/Mexico_City',
      'miércoles, 4 de marzo de 2026, 02:00–02:30',
      'hora de Ciudad de México, GMT-6',
    ],
    ['es', 'Asia/Kolkata', 'miércoles, 4 de marzo de 2026, 13:30–14:00', 'hora de Calcuta, GMT+5:30'],
    ['en', 'Asia/Kolkata', 'Wednesday, 4 March 2026, 13:30–14:00', 'Kolkata time, GMT+5:30'],
    ['en', 'America/New_York', 'Wednesday, 4 March 2026, 03:00–03:30', 'New York time, GMT-5'],
    ['en', 'Atlantic/Canary', 'Wednesday, 4 March 2026, 08:00–08:30', 'Canary Islands time, GMT'],
    ['es', 'Etc/GMT+5', 'miércoles, 4 de marzo de 2026, 03:00–03:30', 'GMT-5'],
    ['es', 'Mars/Olympus', 'miércoles, 4 de marzo de 2026, 08:00–08:30', 'UTC'],
  ] as const)(
    'is written in %s for %s with two digits and a readable time zone',
    (language, zone, span, name) => {
      expect(readableTime(language, zone, NINE, NINE + HALF_HOUR)).toMatchObject({ span, zone: name });
    },
  );

  it('names both dates of an appointment past midnight', () => {
    const start = Date.UTC(2026, 2, 4, 22, 45);
    expect(readableTime('es', 'Europe/Madrid', start, start + HALF_HOUR).span).toBe(
      'miércoles, 4 de marzo de 2026, 23:45 – jueves, 5 de marzo de 2026, 00:15',
    );
  });

  it('has no commas inside a sentence', () => {
    expect(momentInSentence('es', 'Europe/Madrid', NINE)).toBe('miércoles 4 de marzo a las 09:00');
    expect(momentInSentence('en', 'Europe/Madrid', NINE)).toBe('Wednesday 4 March at 09:00');
  });

  it('is repeated only for a zone whose clocks differ', () => {
    const spansOf = (...zones: [string, ...string[]]) =>
      readableTimes('es', zones, NINE, NINE + HALF_HOUR).map(({ zone }) => zone);
    expect(spansOf('Europe/Madrid', 'Europe/Paris')).toEqual(['hora de Madrid, GMT+1']);
    expect(spansOf('Europe/Madrid', 'Asia/Kolkata')).toEqual([
      'hora de Madrid, GMT+1',
      'hora de Calcuta, GMT+5:30',
    ]);
  });
});
