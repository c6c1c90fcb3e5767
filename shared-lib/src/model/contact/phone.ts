import { dialled, findPhoneProblem, tidyPhone, writtenExtension } from './phone-number';

/** Numbering of a country where people leave the country code out. */
interface Country {
  code: string;
  /** Digits of a number, without the country code and the trunk zero. */
  digits: number;
  /** True where people write a zero before a number, which isn't dialled from abroad. */
  trunkZero?: boolean;
}

const SPAIN: Country = { code: '34', digits: 9 };
const PORTUGAL: Country = { code: '351', digits: 9 };
const CHILE: Country = { code: '56', digits: 9 };
const MEXICO: Country = { code: '52', digits: 10 };
const ECUADOR: Country = { code: '593', digits: 9, trunkZero: true };
const NORTH_AMERICA: Country = { code: '1', digits: 10 };

/** Countries by the zone of an account: those whose mobiles all have as many digits, as a test compares with libphonenumber. */
export const COUNTRY_OF_ZONE: Readonly<Record<string, Country>> = {
  'Europe/Madrid': SPAIN,
  'Atlantic/Canary': SPAIN,
  'Africa/Ceuta': SPAIN,
  'Europe/Lisbon': PORTUGAL,
  'Atlantic/Madeira': PORTUGAL,
  'Atlantic/Azores': PORTUGAL,
  'America/Lima': { code: '51', digits: 9 },
  'America/Santiago': CHILE,
  'America/Punta_Arenas': CHILE,
  'America/Mexico_City': MEXICO,
  'America/Monterrey': MEXICO,
  'America/Tijuana': MEXICO,
  'America/Cancun': MEXICO,
  'America/Bogota': { code: '57', digits: 10 },
  'America/Guayaquil': ECUADOR,
  'Pacific/Galapagos': ECUADOR,
  'America/Caracas': { code: '58', digits: 10, trunkZero: true },
  'America/La_Paz': { code: '591', digits: 8 },
  'America/Asuncion': { code: '595', digits: 9, trunkZero: true },
  'America/Montevideo': { code: '598', digits: 8, trunkZero: true },
  'America/Costa_Rica': { code: '506', digits: 8 },
  'America/Panama': { code: '507', digits: 8 },
  'America/Guatemala': { code: '502', digits: 8 },
  'America/El_Salvador': { code: '503', digits: 8 },
  'America/Tegucigalpa': { code: '504', digits: 8 },
  'America/Managua': { code: '505', digits: 8 },
  'America/Puerto_Rico': NORTH_AMERICA,
  'America/Santo_Domingo': NORTH_AMERICA,
  'America/New_York': NORTH_AMERICA,
  'America/Chicago': NORTH_AMERICA,
  'America/Denver': NORTH_AMERICA,
  'America/Los_Angeles': NORTH_AMERICA,
  'Europe/Andorra': { code: '376', digits: 6 },
  'Europe/Paris': { code: '33', digits: 9, trunkZero: true },
  'Europe/London': { code: '44', digits: 10, trunkZero: true },
  'Europe/Brussels': { code: '32', digits: 9, trunkZero: true },
  'Europe/Amsterdam': { code: '31', digits: 9, trunkZero: true },
  'Europe/Zurich': { code: '41', digits: 9, trunkZero: true },
  // Italy dials its zero.
  'Europe/Rome': { code: '39', digits: 10 },
};

/** Matches digits with spaces and signs between them, and no country code. */
const NATIONAL = /^(?!00)[\s\d().\p{Pd}·/]+$/u;

/** Countries whose numbers have a zero before them, by country code. */
const ZERO_OF_CODE = new Map(
  Object.values(COUNTRY_OF_ZONE).flatMap(({ code, digits, trunkZero }) =>
    trunkZero ? [[code, digits] as const] : [],
  ),
);

/** Drops the zero that was typed between a country code and a number of it: `+33 06 12 34 56 78`. */
function withoutTrunkZero(phone: string): string {
  for (const [code, digits] of ZERO_OF_CODE) {
    const [, before, rest = ''] = new RegExp(`^((?:\\+|00)${code}[\\s.-]*)0(.*)$`).exec(phone) ?? [];
    if (before !== undefined && rest.replace(/\D/g, '').length === digits) return before + rest;
  }
  return phone;
}

/**
 * Adds the country code to a number of its owner's country, and leaves out a zero that isn't dialled from abroad; any other text
 * is only tidied.
 *
 * @param zone - Time zone of the number's owner, from which the country follows.
 * @example withCountryCode('600 111 222', 'Europe/Madrid') // '+34 600 111 222'
 */
export function withCountryCode(phone: string, zone: string): string {
  const tidy = tidyPhone(phone);
  const extension = writtenExtension(tidy);
  const typed = tidy.slice(0, tidy.length - extension.length);
  const country = COUNTRY_OF_ZONE[zone];
  if (!country || !NATIONAL.test(typed)) return withoutTrunkZero(tidy);
  const number = typed.replace(country.trunkZero ? /^\(?0\)?\s*/ : /^\(0\)\s*/, '');
  return number.replace(/\D/g, '').length === country.digits
    ? `+${country.code} ${number}${extension}`
    : tidy;
}

/**
 * Returns the number to dial for any notation, with a plus before a country code and `;ext=` before an extension.
 *
 * @param zone - Time zone of the number's owner, whose country is added to a number without one.
 * @returns `null` when the text isn't a number.
 * @example dialable('(+34) 600-11-22-33', 'Europe/Madrid') // '+34600112233'
 */
export function dialable(text: string, zone: string): string | null {
  const typed = text.trim().replace(/^(tel|sms|whatsapp):(\/\/)?/i, '');
  // Codes of three digits, such as 112, are numbers of links alone.
  if (/^\d{3,5}$/.test(typed)) return typed;
  const number = withCountryCode(typed, zone);
  if (findPhoneProblem(number) !== null || typed === '') return null;
  const result = dialled(number);
  return /^(\+[1-9]\d{6,14}|\d{3,15})(;|$)/.test(result) ? result : null;
}

/** Digits of the country codes that {@link readableNumber} separates. */
const CODES = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Formats a dialled number in readable groups: `+34 600 111 222 ext. 5`. */
export function readableNumber(dialled: string): string {
  const [digits = '', extension] = dialled.split(';ext=');
  const [, code, rest = digits] = CODES.exec(digits) ?? [];
  const groups = rest.replace(/\B(?=(\d{3})+$)/g, ' ') + (extension ? ` ext. ${extension}` : '');
  return code ? `+${code} ${groups}` : groups;
}
