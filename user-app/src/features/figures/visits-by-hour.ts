import type { CardDayFigures } from 'shared-lib/model';

/** Hours of a band. */
export const BAND_HOURS = 3;

/** Days of the week in the order in which they are shown, as `Intl` names them in English. */
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/**
 * Sums visits by band of three hours and day of the week (Monday first) in a zone.
 *
 * @param dates - Dates of the days (UTC), as their hours are counted.
 * @returns Eight bands, each with seven counts.
 */
export function visitsByHour(
  dates: readonly string[],
  days: readonly CardDayFigures[],
  zone: string,
): number[][] {
  const local = new Intl.DateTimeFormat('en', {
    timeZone: zone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  const bands = Array.from({ length: 24 / BAND_HOURS }, () => WEEKDAYS.map(() => 0));
  for (const [index, { hours = {} }] of days.entries()) {
    for (const [hour, count] of Object.entries(hours)) {
      const parts = local.formatToParts(Date.parse(`${dates[index]}T${hour}:30:00Z`));
      const partOf = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
      const band = bands[Math.floor(Number(partOf('hour')) / BAND_HOURS)];
      const weekday = WEEKDAYS.indexOf(partOf('weekday'));
      const before = band?.[weekday];
      if (band && before !== undefined) band[weekday] = before + count;
    }
  }
  return bands;
}
