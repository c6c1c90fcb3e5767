import { instantOf, type LocalDate, type PublicService } from 'shared-lib/domain/booking';
import { messages } from './messages';

const LANGUAGE = 'es';

/** Formats by their options: making one is what costs. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify(options);
  const known = formats.get(key) ?? new Intl.DateTimeFormat(LANGUAGE, options);
  formats.set(key, known);
  return known;
}

const noon = (date: LocalDate) => instantOf(date, '12:00', 'UTC');

/** 'lunes, 23 de noviembre de 2026' */
export const longDate = (date: LocalDate): string =>
  formatOf({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }).format(
    noon(date),
  );

/** 'lunes, 23 de noviembre' */
export const shortDate = (date: LocalDate): string =>
  formatOf({ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' }).format(noon(date));

/** 'noviembre de 2026' */
export const monthName = (month: string): string =>
  formatOf({ timeZone: 'UTC', month: 'long', year: 'numeric' }).format(noon(`${month}-01`));

/** '09:30' */
export const timeAt = (instant: number, zone: string): string =>
  formatOf({ timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(instant);

/** 'lunes, 23 de noviembre · 09:30' */
export const dateTimeAt = (instant: number, zone: string): string =>
  `${formatOf({ timeZone: zone, weekday: 'long', day: 'numeric', month: 'long' }).format(instant)} · ${timeAt(instant, zone)}`;

/** 'lunes, 23 de noviembre de 2026 · 09:30–10:00' */
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

/** Times of one day with their names; an hour that clocks show twice says which it is. */
export function namedTimes(starts: readonly number[], zone: string): { start: number; name: string }[] {
  const names = starts.map((start) => timeAt(start, zone));
  return starts.map((start, index) => {
    const name = names[index]!;
    if (names.indexOf(name) === names.lastIndexOf(name)) return { start, name };
    const parts = formatOf({ timeZone: zone, timeZoneName: 'shortOffset' }).formatToParts(start);
    return { start, name: `${name} (${parts.find(({ type }) => type === 'timeZoneName')!.value})` };
  });
}

/** 'Madrid (hora de Europa central)' */
export function zoneName(zone: string): string {
  const city = (zone.split('/').at(-1) ?? zone).replace(/_/g, ' ');
  const parts = formatOf({ timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(noon('2026-01-01'));
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return name && name !== city ? `${city} (${name})` : city;
}

/** '45 min', '1 h 30 min' */
export function duration(minutes: number): string {
  const text = messages.service;
  const hours = Math.floor(minutes / 60);
  if (hours === 0) return text.minutes(minutes);
  return minutes % 60 === 0 ? text.hours(hours) : text.hoursAndMinutes(hours, minutes % 60);
}

/** '25 €', '25,50 €', 'Gratis' */
export function price({ price: amount, currency }: Pick<PublicService, 'price' | 'currency'>): string {
  if (amount === 0) return messages.service.free;
  const format = new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  const value = amount / 10 ** digits;
  // Whole amounts without their zeros.
  return Number.isInteger(value)
    ? new Intl.NumberFormat(LANGUAGE, { style: 'currency', currency, maximumFractionDigits: 0 }).format(value)
    : format.format(value);
}
