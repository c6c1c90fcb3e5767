import { getCountries, getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { COUNTRY_OF_ZONE, dialable, withCountryCode } from './phone';
import { dialled, findPhoneProblem } from './phone-number';
import { phoneType } from './phone-type';

/* Compares the product's rule with Google's library, which is too large for visitors' pages: ADR 108. */

const exampleOf = (country: CountryCode) => getExampleNumber(country, examples)!;

/** Countries of the zones that give numbers their country code. */
const COUNTRY: Readonly<Record<string, CountryCode>> = {
  'Europe/Madrid': 'ES',
  'Europe/Lisbon': 'PT',
  'America/Lima': 'PE',
  'America/Santiago': 'CL',
  'America/Mexico_City': 'MX',
  'America/Bogota': 'CO',
  'America/Guayaquil': 'EC',
  'America/Caracas': 'VE',
  'America/La_Paz': 'BO',
  'America/Asuncion': 'PY',
  'America/Montevideo': 'UY',
  'America/Costa_Rica': 'CR',
  'America/Panama': 'PA',
  'America/Guatemala': 'GT',
  'America/El_Salvador': 'SV',
  'America/Tegucigalpa': 'HN',
  'America/Managua': 'NI',
  'America/Puerto_Rico': 'PR',
  'America/Santo_Domingo': 'DO',
  'America/New_York': 'US',
  'Europe/Andorra': 'AD',
  'Europe/Paris': 'FR',
  'Europe/London': 'GB',
  'Europe/Brussels': 'BE',
  'Europe/Amsterdam': 'NL',
  'Europe/Zurich': 'CH',
  'Europe/Rome': 'IT',
};

describe('a number compared with libphonenumber', () => {
  it.each(getCountries())('is dialled the same in %s, in each notation', (country) => {
    const number = exampleOf(country);
    const notations = [
      number.number,
      number.formatInternational(),
      number.getURI(),
      number.number.replace('+', '00'),
      number.formatInternational().replace(/ /g, '.'),
      number.formatInternational().replace(/ /g, '-'),
    ];
    const read = notations.map((text) => dialable(text, 'Europe/Madrid'));
    expect(read).toEqual(notations.map(() => number.number));
    expect(notations.slice(0, 2).map(findPhoneProblem)).toEqual([null, null]);
  });

  it.each(getCountries())('keeps its extension in %s', (country) => {
    const number = exampleOf(country);
    number.setExt('5');
    expect(dialled(number.formatInternational())).toBe(`${number.number};ext=5`);
  });

  it('gets the country code of every known zone', () => {
    const codes = Object.entries(COUNTRY_OF_ZONE).map(([, { code }]) => code);
    expect(new Set(Object.values(COUNTRY).map((country) => exampleOf(country).countryCallingCode))).toEqual(
      new Set(codes),
    );
  });

  it.each(Object.entries(COUNTRY))('gets the country code from %s: %s', (zone, country) => {
    const number = exampleOf(country);
    expect(dialled(withCountryCode(number.formatNational(), zone))).toBe(number.number);
    expect(dialled(withCountryCode(number.nationalNumber, zone))).toBe(number.number);
  });

  it.each(['ES', 'FR', 'PT', 'IT', 'CH', 'GB', 'PE', 'AR', 'BR', 'CO', 'VE', 'EC'] as const)(
    'is recognised as a mobile number in %s',
    (country) => {
      expect(phoneType(exampleOf(country).formatInternational())).toBe('CELL');
    },
  );
});
