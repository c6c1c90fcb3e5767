import type { CardLanguage } from 'shared-lib/model';
import { zoneCity } from 'shared-lib/model/booking';
import { VISITOR_WORDS } from 'shared-lib/visitor-words';

/** Formats the difference of a zone from UTC at an instant: `GMT+1`. */
function offsetName(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  const parts = format.formatToParts(instant).filter(({ type }) => type === 'timeZoneName');
  return parts.map(({ value }) => value.replace('+0', '')).join('');
}

/**
 * Names a zone after its city, with its difference from UTC at an instant: «hora de Madrid, GMT+1».
 *
 * @param timeZone - IANA name that this runtime knows.
 */
export function zoneName(language: CardLanguage, timeZone: string, instant: number): string {
  const offset = offsetName(timeZone, instant);
  // They have no place, and the name of `Etc/GMT+3` counts the other way round.
  if (timeZone === 'UTC') return timeZone;
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return offset;
  const { timeOf, zones } = VISITOR_WORDS[language];
  return `${timeOf(zoneCity(timeZone, zones))}, ${offset}`;
}
