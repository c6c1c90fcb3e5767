import { SPANISH_ZONES } from './zone-cities';

/** Names of time zones in one language. */
export interface ZoneNames {
  /** Locale by which a list of zones is sorted. */
  locale: string;
  /** Parts of the world, by the first part of a zone's name. */
  areas: Readonly<Record<string, string>>;
  /** Cities by the last part of a zone's name, where they differ from it. */
  cities: Readonly<Record<string, string>>;
}

/** Returns a zone's city; the zone itself where it has none, such as UTC. */
export function zoneCity(zone: string, { cities }: ZoneNames = SPANISH_ZONES): string {
  const last = zone.split('/').at(-1) ?? zone;
  return (Object.hasOwn(cities, last) && cities[last]) || last.replaceAll('_', ' ');
}

/**
 * Returns the label of a zone in a list: its city and region.
 *
 * @example zoneLabel('America/Mexico_City') // 'Ciudad de México, América'
 */
export function zoneLabel(zone: string, names: ZoneNames = SPANISH_ZONES): string {
  const { areas } = names;
  const [area = '', middle = '', city] = zone.split('/');
  const region = city === undefined ? '' : ` (${middle.replaceAll('_', ' ')})`;
  return Object.hasOwn(areas, area)
    ? `${zoneCity(zone, names)}${region}, ${areas[area]}`
    : zoneCity(zone, names);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Reports whether a typed text names a zone: 'mexico', 'Ciudad de México' and 'America/Mexico_City' all find it. */
export function matchesZone(zone: string, typed: string, names: ZoneNames = SPANISH_ZONES): boolean {
  // In Spanish as well, which visitors of a card in another language may be more used to.
  const known = plain(`${zoneLabel(zone, names)} ${zoneLabel(zone)} ${zone}`).join(' ');
  return plain(typed).every((word) => known.includes(word));
}

/**
 * Lists the zones to choose from, by label. Browsers that can't list zones get UTC and those in `always`.
 *
 * @param always - Zones offered even where this browser doesn't list them, as names of zones change.
 */
export function listZones(always: readonly string[] = [], names: ZoneNames = SPANISH_ZONES): string[] {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  const labels = new Map([...always, 'UTC', ...listed].map((zone) => [zone, zoneLabel(zone, names)]));
  const { compare } = new Intl.Collator(names.locale);
  return [...labels].sort(([, one], [, other]) => compare(one, other)).map(([zone]) => zone);
}

/**
 * Finds the zone that a typed text names: by its exact label, else the first that matches.
 *
 * @returns `null` when none matches.
 */
export function findZone(
  zones: readonly string[],
  typed: string,
  names: ZoneNames = SPANISH_ZONES,
): string | null {
  const words = plain(typed).join(' ');
  if (words === '') return null;
  const isCalled = (zone: string) =>
    [zone, zoneCity(zone, names), zoneLabel(zone, names), zoneCity(zone), zoneLabel(zone)].some(
      (name) => plain(name).join(' ') === words,
    );
  return zones.find(isCalled) ?? zones.find((zone) => matchesZone(zone, typed, names)) ?? null;
}
