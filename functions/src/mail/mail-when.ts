import { dateFormat, momentFormat, type CardLanguage } from 'shared-lib/model/languages';
import { zoneName } from './zone-name';

/** A span of time as text in a zone. */
export interface ReadableTime {
  /** `lunes, 2 de marzo de 2026, 10:00–10:30`, with the second date where it isn't the same. */
  span: string;
  /** `hora de Madrid, GMT+1` */
  zone: string;
  /** `lun, 2 mar, 10:00` */
  short: string;
}

/** Replaces the narrow spaces that runtimes insert differently by ordinary ones. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

/** Returns the zone, or UTC for one that this runtime doesn't know. */
function knownZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'UTC';
  }
}

/**
 * Formats a span in a language and a zone; the zone is named, as the reader may be elsewhere.
 *
 * @param zone - IANA name. One that this runtime doesn't know is replaced by UTC, which is named instead.
 */
export function readableTime(language: CardLanguage, zone: string, start: number, end: number): ReadableTime {
  const timeZone = knownZone(zone);
  const format = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(language, { ...options, timeZone, hourCycle: 'h23' });
  const day = format({ weekday: 'short', day: 'numeric', month: 'short' });
  const date = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const time = format({ hour: '2-digit', minute: '2-digit' });
  const from = [date.format(start), time.format(start)] as const;
  const to = [date.format(end), time.format(end)] as const;
  const until = from[0] === to[0] ? `–${to[1]}` : ` – ${to.join(', ')}`;
  return {
    // `formatRange` writes '9:00' in Spanish, where all else is '09:00'.
    span: plain(from.join(', ') + until),
    zone: zoneName(language, timeZone, start),
    short: plain(`${day.format(start)}, ${time.format(start)}`),
  };
}

/** Formats an instant inside a sentence: `martes 3 de marzo a las 10:00`. */
export function momentInSentence(language: CardLanguage, zone: string, instant: number): string {
  return plain(momentFormat(language, knownZone(zone)).format(instant));
}

/**
 * Formats a span for a reader in one or more zones.
 *
 * @param zones - The main one first; the others are added where their clocks show another time.
 */
export function readableTimes(
  language: CardLanguage,
  [main, ...more]: readonly [string, ...string[]],
  start: number,
  end: number,
): [ReadableTime, ...ReadableTime[]] {
  const first = readableTime(language, main, start, end);
  const others = more.map((zone) => readableTime(language, zone, start, end));
  return [
    first,
    ...others.filter(
      ({ span }, index) => span !== first.span && others.findIndex((other) => other.span === span) === index,
    ),
  ];
}
