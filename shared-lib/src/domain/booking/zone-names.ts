import { SPANISH_CITIES } from './zone-cities';

const AREAS: Readonly<Record<string, string>> = {
  Africa: 'África',
  America: 'América',
  Antarctica: 'Antártida',
  Arctic: 'Ártico',
  Asia: 'Asia',
  Atlantic: 'Atlántico',
  Australia: 'Australia',
  Europe: 'Europa',
  Indian: 'Índico',
  Pacific: 'Pacífico',
};

/** Returns a zone's city in Spanish; the zone itself where it has none, such as UTC. */
export function zoneCity(zone: string): string {
  const last = zone.split('/').at(-1) ?? zone;
  return Object.hasOwn(SPANISH_CITIES, last) ? SPANISH_CITIES[last]! : last.replaceAll('_', ' ');
}

/**
 * Returns the label of a zone in a list: its city and region.
 *
 * @example zoneLabel('America/Mexico_City') // 'Ciudad de México, América'
 */
export function zoneLabel(zone: string): string {
  const [area = '', ...rest] = zone.split('/');
  const region = rest.length > 1 ? ` (${rest[0]!.replaceAll('_', ' ')})` : '';
  return Object.hasOwn(AREAS, area) ? `${zoneCity(zone)}${region}, ${AREAS[area]}` : zoneCity(zone);
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Reports whether a typed text names a zone: 'mexico', 'Ciudad de México' and 'America/Mexico_City' all find it. */
export function matchesZone(zone: string, typed: string): boolean {
  const known = plain(`${zoneLabel(zone)} ${zone}`).join(' ');
  return plain(typed).every((word) => known.includes(word));
}

/**
 * Lists the zones to choose from, by label. Older browsers can't list zones, and get only those asked for.
 *
 * @param always - Zones offered even where this browser doesn't list them, as names of zones change.
 */
export function listZones(always: readonly string[] = []): string[] {
  const listed = 'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];
  const labels = new Map([...always, 'UTC', ...listed].map((zone) => [zone, zoneLabel(zone)]));
  const { compare } = new Intl.Collator('es');
  return [...labels].sort(([, one], [, other]) => compare(one, other)).map(([zone]) => zone);
}

/**
 * Finds the zone that a typed text names: by its exact label, else the first that matches.
 *
 * @returns `null` when none matches.
 */
export function findZone(zones: readonly string[], typed: string): string | null {
  const words = plain(typed).join(' ');
  if (words === '') return null;
  const isCalled = (zone: string) =>
    [zone, zoneCity(zone), zoneLabel(zone)].some((name) => plain(name).join(' ') === words);
  return zones.find(isCalled) ?? zones.find((zone) => matchesZone(zone, typed)) ?? null;
}
