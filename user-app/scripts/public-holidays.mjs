/*
 * The public holidays of Spain and Latin America as the app needs them: which dates, what they are called, and where. The package that
 * knows them computes them with calendars of the whole world, 130 KB compressed with moment; a list of dates is a tenth of that and can't
 * go wrong on somebody's phone. `node user-app/scripts/write-public-holidays.mjs` regenerates the list, and a test fails when a newer
 * package has other dates.
 */
import Holidays from 'date-holidays';

const COUNTRIES = 'ES AR BO BR CL CO CR CU DO EC GT HN MX NI PA PE PR PY SV UY VE'.split(' ');
/** Spanish names that the package lacks, or spells differently than people do. */
const NAMES = {
  'Castile-La Mancha': 'Castilla-La Mancha',
  'Murcia Region': 'Región de Murcia',
  'La inmaculada concepción': 'La Inmaculada Concepción',
  'La virgen de Chiquinquirá': 'La Virgen de Chiquinquirá',
  'Día de la resistencia indígena': 'Día de la Resistencia Indígena',
  'Día de Maturin': 'Día de Maturín',
};
/** Returns a name in its usual spelling; a day may replace another: 'Navidad (día sustituto)'. */
const spelled = (name) => {
  const [whole, rest = ''] = name.split(/(?= \()/);
  return (NAMES[whole] ?? whole) + rest;
};
const FIRST_YEAR = 2026;
const YEARS = 10;

/**
 * Returns every country with its regions and holidays: `regions` lists where a day is a holiday, and is missing when it
 * is one everywhere.
 */
export function computePublicHolidays() {
  const years = Array.from({ length: YEARS }, (_, index) => FIRST_YEAR + index);
  const named = new Holidays().getCountries('es');
  return {
    from: FIRST_YEAR,
    until: FIRST_YEAR + YEARS - 1,
    countries: COUNTRIES.map((code) => {
      const states = new Holidays(code).getStates(code, 'es') ?? {};
      const regions = Object.entries(states)
        .map(([id, name]) => ({ id, name: spelled(name) }))
        .sort((a, b) => a.name.localeCompare(b.name, 'es'));
      return { code, name: named[code], regions, days: daysOf(code, regions, years) };
    }).sort((a, b) => a.name.localeCompare(b.name, 'es')),
  };
}

function daysOf(code, regions, years) {
  const national = datesOf(new Holidays(code), years);
  const days = new Map();
  for (const [key, day] of national) days.set(key, { ...day, regions: [] });
  for (const { id } of regions) {
    for (const [key, day] of datesOf(new Holidays(code, id), years)) {
      const known = days.get(key) ?? { ...day, regions: [] };
      known.regions.push(id);
      days.set(key, known);
    }
  }
  return [...days.values()]
    .map(({ name, date, regions: where }) =>
      where.length === regions.length ? { date, name } : { date, name, regions: where },
    )
    .sort((a, b) => a.date.localeCompare(b.date) || a.name.localeCompare(b.name, 'es'));
}

/** Returns the public holidays by date and name. */
function datesOf(holidays, years) {
  holidays.setLanguages(['es']);
  return new Map(
    years
      .flatMap((year) => holidays.getHolidays(year))
      .filter(({ type }) => type === 'public')
      .map(({ date, name }) => ({ date: date.slice(0, 10), name: spelled(name) }))
      .map((day) => [`${day.date} ${day.name}`, day]),
  );
}
