import { instantOf, localDateOf, zoneCity, type LocalDate } from 'shared-lib/model/booking';
import { dateFormat, LOCALES, type DateFormat } from 'shared-lib/model/languages';
import { HOUR_MS, MINUTE_MS } from 'shared-lib/time';
import { visitorWords } from './visitor-words';
import { language, words } from './words';

/** Formats by their options, cached because creating one is slow. */
const formats = new Map<string, DateFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): DateFormat {
  const key = language() + JSON.stringify(options);
  const known = formats.get(key) ?? dateFormat(language(), options);
  formats.set(key, known);
  return known;
}

/** Returns the name of a zone in one of the forms of `Intl`. */
const zoneNameAt = (
  instant: number,
  options: Pick<Intl.DateTimeFormatOptions, 'timeZone' | 'timeZoneName'>,
): string | undefined =>
  new Intl.DateTimeFormat(LOCALES[language()], options)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')?.value;

const noon = (date: LocalDate) => instantOf(date, '12:00', 'UTC');

/** Formats a date: 'lunes, 23 de noviembre de 2026'. */
export const longDate = (date: LocalDate): string =>
  formatOf({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    noon(date),
  );

/** Formats a date: 'lunes, 23 de noviembre'. */
export const shortDate = (date: LocalDate): string =>
  formatOf({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(noon(date));

/** Formats a month: 'noviembre de 2026'. */
export const monthName = (month: string): string =>
  formatOf({ timeZone: 'UTC', month: 'long', year: 'numeric' }).format(noon(`${month}-01`));

const clockAt = (instant: number, zone: string): string =>
  formatOf({ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

/** Amounts by which clocks are set back in autumn, in milliseconds: an hour, and half of one on Lord Howe Island. */
const SET_BACK_MS = [HOUR_MS, 30 * MINUTE_MS];

/** Reports whether the clocks of a zone show this time twice on its day. */
const isShownTwice = (instant: number, zone: string): boolean =>
  SET_BACK_MS.some((step) =>
    [instant - step, instant + step].some((other) => clockAt(other, zone) === clockAt(instant, zone)),
  );

/** Formats a time: '09:30'; '02:30 (GMT+1)' in the hour that clocks show twice. */
export function timeAt(instant: number, zone: string): string {
  const time = clockAt(instant, zone);
  if (!isShownTwice(instant, zone)) return time;
  return `${time} (${zoneNameAt(instant, { timeZone: zone, timeZoneName: 'shortOffset' })})`;
}

const dayAt = (instant: number, zone: string): string =>
  formatOf({ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(instant);

/** Formats an instant: 'lunes, 23 de noviembre · 09:30'. */
export const dateTimeAt = (instant: number, zone: string): string =>
  `${dayAt(instant, zone)} · ${timeAt(instant, zone)}`;

/** Removes the comma after the weekday of a date, except where the language keeps it inside a sentence. */
const inSentence = (day: string): string =>
  ['de', 'eu', 'pt'].includes(language()) ? day : day.replace(',', '');

/** Formats an instant inside a sentence: 'lunes 23 de noviembre, 09:30'. */
export const momentAt = (instant: number, zone: string): string =>
  `${inSentence(dayAt(instant, zone))}, ${timeAt(instant, zone)}`;

/**
 * Formats the time in the second zone: 'Hora en Calcuta: 14:00', with the date where it differs from that in the first.
 */
export function otherTimeAt(instant: number, { first, second }: { first: string; second: string }): string {
  const isSameDay = localDateOf(instant, first) === localDateOf(instant, second);
  const time = isSameDay ? timeAt(instant, second) : momentAt(instant, second);
  return words().time.otherTime(zoneCity(second, visitorWords().zones), time);
}

/** Formats a span: 'lunes, 23 de noviembre de 2026 · 09:30–10:00'. */
export function spanAt({ start, end }: { start: number; end: number }, zone: string): string {
  const date = formatOf({
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format(start);
  return `${date} · ${timeAt(start, zone)}–${timeAt(end, zone)}`;
}

/** Names a zone: 'Madrid (hora de Europa central)'. */
export function zoneName(zone: string): string {
  const city = zoneCity(zone, visitorWords().zones);
  // Browsers without the language would name it in Spanish.
  if (Array.isArray(LOCALES[language()])) return city;
  const name = zoneNameAt(noon('2026-01-01'), { timeZone: zone, timeZoneName: 'longGeneric' });
  return name && name !== city ? `${city} (${name})` : city;
}
