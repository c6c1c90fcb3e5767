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

/** Countries by the zone of an account. */
const COUNTRY_OF_ZONE: Readonly<Record<string, Country>> = {
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
  'Europe/Paris': { code: '33', digits: 9, trunkZero: true },
};

/** Matches digits with spaces and signs between them, and no country code. */
const NATIONAL = /^[\s\d().-]+$/;

/**
 * Adds the country code to a number of its owner's country; any other text stays as it is.
 *
 * @param zone - Time zone of the number's owner, which tells the country.
 * @example withCountryCode('600 111 222', 'Europe/Madrid') // '+34 600 111 222'
 */
export function withCountryCode(phone: string, zone: string): string {
  const country = COUNTRY_OF_ZONE[zone];
  if (!country || !NATIONAL.test(phone)) return phone;
  const number = country.trunkZero ? phone.trim().replace(/^0/, '') : phone.trim();
  return number.replace(/\D/g, '').length === country.digits ? `+${country.code} ${number}` : phone;
}

/**
 * Returns the digits to dial for a number in any notation, with a plus before a country code.
 *
 * @param zone - Time zone of the number's owner, whose country is added to a number without one.
 * @returns `null` when the text isn't a number.
 * @example dialable('(+34) 600-11-22-33', 'Europe/Madrid') // '+34600112233'
 */
export function dialable(text: string, zone: string): string | null {
  const typed = text
    .trim()
    .replace(/^(tel|sms|whatsapp):(\/\/)?/i, '')
    .replace(/\(0\)/, '')
    .replace(/^\(\s*\+/, '+')
    .replace(/^00(?=[1-9])/, '+');
  if (!/^\+?[\s\d().·/-]+$/.test(typed)) return null;
  const number = withCountryCode(typed.replace(/[·/]/g, ' '), zone).replace(/[^\d+]/g, '');
  return /^(\+[1-9]\d{6,14}|\d{3,15})$/.test(number) ? number : null;
}

/** Digits of the country codes that {@link readableNumber} separates. */
const CODES = /^\+(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d+)$/;

/** Returns dialled digits in groups that people can read: `+34 600 111 222`. */
export function readableNumber(digits: string): string {
  const [, code, rest = digits] = CODES.exec(digits) ?? [];
  const groups = rest.replace(/\B(?=(\d{3})+$)/g, ' ');
  return code ? `+${code} ${groups}` : groups;
}
