/** A moment or span as somebody reads it in their zone; instants are milliseconds since the epoch. */
export interface ReadableTime {
  /** `lunes, 2 de marzo de 2026, 10:00–10:30`, with the second date where it isn't the same. */
  span: string;
  /** The zone written out: `hora estándar de Europa central, Europe/Madrid, GMT+1`. */
  zone: string;
  /** `lun, 2 mar, 10:00` */
  short: string;
}

/** Runtimes differ in which of their narrow spaces they use; all of them read as one. */
const plain = (text: string) => text.replace(/[\u2009\u202f\u00a0]/g, ' ');

function zoneNameOf(
  locale: string,
  timeZone: string,
  instant: number,
  style: 'long' | 'shortOffset',
): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: style }).formatToParts(instant);
  return parts.find(({ type }) => type === 'timeZoneName')!.value;
}

/**
 * Says when something is, in words of a language and in a zone that is written out: whoever reads it may be elsewhere.
 *
 * @param zone - IANA name. One that this runtime doesn't know is read as UTC, and says so.
 */
export function readableTime(locale: string, zone: string, start: number, end: number): ReadableTime {
  let timeZone = zone;
  try {
    new Intl.DateTimeFormat(locale, { timeZone });
  } catch {
    timeZone = 'UTC';
  }
  const span = new Intl.DateTimeFormat(locale, {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone,
    hourCycle: 'h23',
  });
  const short = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    hourCycle: 'h23',
  });
  const long = zoneNameOf(locale, timeZone, start, 'long');
  const offset = zoneNameOf(locale, timeZone, start, 'shortOffset');
  // Zones without a name of their own are called by their offset already.
  const names = [...new Set([long, timeZone, offset])];
  return {
    span: plain(span.formatRange(start, end)),
    zone: names.join(', '),
    short: plain(short.format(start)),
  };
}
