import type { LocalDate } from 'shared-lib/model/booking';

/** A public holiday of a country, or of some of its regions. */
export interface PublicHoliday {
  date: LocalDate;
  name: string;
  /** Ids of its regions; missing when it is a holiday everywhere. */
  regions?: string[];
}

/** A country with its public holidays over some years. */
export interface HolidayCountry {
  /** ISO 3166. */
  code: string;
  name: string;
  regions: { id: string; name: string }[];
  days: PublicHoliday[];
}

/** The list that `user-app/scripts/write-public-holidays.mjs` writes. */
export interface HolidayList {
  from: number;
  until: number;
  countries: HolidayCountry[];
}

/** Loads the public holidays of Spain and Latin America, once somebody wants to close them. */
export const loadPublicHolidays = (): Promise<HolidayList> =>
  import('./public-holidays.json').then((module) => module.default);

/**
 * Returns the public holidays of a year that are still to come, each date once.
 *
 * @param region - Id of the region; `null` for holidays of the whole country.
 */
export function holidaysOf(
  country: HolidayCountry,
  region: string | null,
  year: number,
  today: LocalDate,
): PublicHoliday[] {
  const byDate = new Map<LocalDate, PublicHoliday>();
  for (const day of country.days) {
    const isThere = !day.regions || (region !== null && day.regions.includes(region));
    if (!isThere || day.date < today || !day.date.startsWith(`${year}-`)) continue;
    const known = byDate.get(day.date);
    byDate.set(day.date, known ? { ...known, name: `${known.name} · ${day.name}` } : day);
  }
  return [...byDate.values()];
}

/** Returns the country of a zone, as far as the list has it: `Europe/Madrid` is in Spain. */
export function countryOfZone(zone: string): string {
  const city = zone.slice(zone.lastIndexOf('/') + 1);
  const [code] = Object.entries(CITIES).find(([, cities]) => cities.split(' ').includes(city)) ?? ['ES'];
  return code;
}

/** Zones of each country, by the last part of their names; of large countries those where most people live. */
const CITIES: Record<string, string> = {
  AR: 'Buenos_Aires Cordoba Mendoza Salta Tucuman Ushuaia',
  BO: 'La_Paz',
  BR: 'Sao_Paulo Bahia Fortaleza Recife Manaus Belem Cuiaba',
  CL: 'Santiago Punta_Arenas',
  CO: 'Bogota',
  CR: 'Costa_Rica',
  CU: 'Havana',
  DO: 'Santo_Domingo',
  EC: 'Guayaquil',
  GT: 'Guatemala',
  HN: 'Tegucigalpa',
  MX: 'Mexico_City Monterrey Tijuana Cancun Merida Chihuahua Hermosillo Mazatlan',
  NI: 'Managua',
  PA: 'Panama',
  PE: 'Lima',
  PR: 'Puerto_Rico',
  PY: 'Asuncion',
  SV: 'El_Salvador',
  UY: 'Montevideo',
  VE: 'Caracas',
};
