import { invalidArgument } from './status';

const RFC3339 = /^(\d{4})-(\d\d)-(\d\d)[Tt](\d\d):(\d\d):(\d\d)(?:\.(\d{1,9}))?([Zz]|[+-]\d\d:\d\d)$/;
const MAX_SECONDS = 253402300799;
const MIN_SECONDS = -62135596800;

/** Seconds since 1970 and the nanoseconds above them. */
export interface Instant {
  seconds: number;
  nanos: number;
}

/** Reads an RFC 3339 time; `undefined` when it is not one. */
export function parseInstant(text: string): Instant | undefined {
  const match = RFC3339.exec(text);
  if (!match) return undefined;
  const [, year, month, day, hour, minute, second, fraction = '', zone = 'Z'] = match;
  // Date.UTC reads years 0-99 as 19xx; setUTCFullYear does not.
  const date = new Date(
    Date.UTC(2000, Number(month) - 1, Number(day), Number(hour), Number(minute), Number(second)),
  );
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  if (date.getUTCDate() !== Number(day) || date.getUTCMinutes() !== Number(minute)) return undefined;
  let seconds = date.getTime() / 1000;
  if (zone.length > 1) {
    const sign = zone.startsWith('-') ? 1 : -1;
    seconds += sign * (Number(zone.slice(1, 3)) * 3600 + Number(zone.slice(4, 6)) * 60);
  }
  if (!(seconds >= MIN_SECONDS && seconds <= MAX_SECONDS)) return undefined;
  return { seconds, nanos: Number(fraction.padEnd(9, '0')) };
}

/**
 * Writes an instant with exactly six decimals: Firestore stores microseconds, and the fixed width makes
 * the text order the time order, which the value comparison relies on.
 */
export function formatInstant({ seconds, nanos }: Instant): string {
  const date = new Date(seconds * 1000).toISOString();
  return `${date.slice(0, 19)}.${String(Math.floor(nanos / 1000)).padStart(6, '0')}Z`;
}

/** Reads a time that this server wrote, or that it has checked. */
export function knownInstant(text: string): Instant {
  const instant = parseInstant(text);
  if (!instant) throw new Error(`'${text}' is not a time.`);
  return instant;
}

/** Returns the stored form of a client's timestamp: checked, in UTC, cut to microseconds. */
export function canonicalTimestamp(text: string): string {
  const instant = parseInstant(text);
  if (!instant) throw invalidArgument(`Invalid timestamp: '${text}'.`);
  return formatInstant(instant);
}

/** Microseconds since 1970 as RFC 3339; the versions of documents travel in this form. */
export function formatMicros(micros: number): string {
  const seconds = Math.floor(micros / 1_000_000);
  return formatInstant({ seconds, nanos: (micros - seconds * 1_000_000) * 1000 });
}

/** The inverse of {@link formatMicros}; only for times near the present, where micros are exact. */
export function parseMicros(text: string): number {
  const instant = parseInstant(text);
  if (!instant) throw invalidArgument(`Invalid timestamp: '${text}'.`);
  return instant.seconds * 1_000_000 + Math.floor(instant.nanos / 1000);
}
