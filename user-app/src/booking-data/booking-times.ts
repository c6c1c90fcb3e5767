import { isZone, localDateOf, zoneCity, type LocalDate } from 'shared-lib/model/booking';

/*
 * Moments in words: in Spanish, with the wall clock of a zone, and the zone by the name that people use.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns a cached format, as formats are slow to create and used again and again. */
function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('es', options);
  formats.set(key, format);
  return format;
}

/** Returns the zone of this device. */
export const deviceZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** Formats a day: `martes, 3 de marzo`, with the year when it isn't this one. */
export function dayInWords(instant: number, zone: string, now = Date.now()): string {
  const isThisYear = localDateOf(instant, zone).slice(0, 4) === localDateOf(now, zone).slice(0, 4);
  return formatOf({
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(!isThisYear && { year: 'numeric' }),
  }).format(instant);
}

/** Formats a time: `09:30`. */
export const timeInWords = (instant: number, zone: string): string =>
  formatOf({ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

/** Formats a span: `09:30–10:00`. */
export const rangeInWords = (start: number, end: number, zone: string): string =>
  `${timeInWords(start, zone)}–${timeInWords(end, zone)}`;

/** Formats a span with its day: `martes, 3 de marzo · 09:30–10:00`. */
export const momentInWords = (start: number, end: number, zone: string): string =>
  `${dayInWords(start, zone)} · ${rangeInWords(start, end, zone)}`;

/** Formats a start with its day in short: `mar, 3 mar, 09:30`. */
export const startInWords = (start: number, zone: string): string =>
  formatOf({
    timeZone: zone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(start);

/** Names a zone: `hora de Madrid`. */
export function zoneInWords(zone: string): string {
  if (!isZone(zone) || !zone.includes('/')) return `hora ${zone}`;
  return `hora de ${zoneCity(zone)}`;
}

/** Reports whether clocks of two zones show different times at an instant. */
export function zonesDiffer(instant: number, one: string, other: string): boolean {
  const shown = (zone: string) => `${localDateOf(instant, zone)} ${timeInWords(instant, zone)}`;
  return one !== other && shown(one) !== shown(other);
}

/** Formats a date without a zone: `3 de marzo de 2026`. */
export const dateInWords = (date: LocalDate, options: Intl.DateTimeFormatOptions): string =>
  formatOf({ ...options, timeZone: 'UTC' }).format(Date.parse(`${date}T12:00:00Z`));
