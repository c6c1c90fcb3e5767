import { zoneCity } from 'shared-lib/domain/booking';

/** English names of cities that differ from the zone's own name. */
const ENGLISH: Readonly<Record<string, string>> = {
  'America/Sao_Paulo': 'São Paulo',
  'Asia/Calcutta': 'Kolkata',
  'Atlantic/Canary': 'Canary Islands',
  'Europe/Kiev': 'Kyiv',
  'Pacific/Easter': 'Easter Island',
};

/** Zones by their place. */
const NAMES = {
  es: (zone: string) => `hora de ${zoneCity(zone)}`,
  en: (zone: string) => `${ENGLISH[zone] ?? zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`,
};

/** Formats the difference of a zone from UTC at an instant: `GMT+1`. */
function offsetName(timeZone: string, instant: number): string {
  const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' });
  return format
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!
    .value.replace('+0', '');
}

/**
 * Names a zone after its city, with its difference from UTC at an instant: «hora de Madrid, GMT+1».
 *
 * @param timeZone - IANA name that this runtime knows.
 */
export function zoneName(language: 'es' | 'en', timeZone: string, instant: number): string {
  const offset = offsetName(timeZone, instant);
  // They have no place, and the name of `Etc/GMT+3` counts the other way round.
  if (timeZone === 'UTC') return timeZone;
  if (!timeZone.includes('/') || timeZone.startsWith('Etc/')) return offset;
  return `${NAMES[language](timeZone)}, ${offset}`;
}
