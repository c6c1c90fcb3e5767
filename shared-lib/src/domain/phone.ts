/** Country codes by zone, of countries where numbers have nine digits and people leave the code out. */
const CODE_OF_ZONE: Readonly<Record<string, string>> = {
  'Europe/Madrid': '34',
  'Atlantic/Canary': '34',
  'Africa/Ceuta': '34',
  'Europe/Lisbon': '351',
  'Atlantic/Madeira': '351',
  'Atlantic/Azores': '351',
  'America/Lima': '51',
  'America/Santiago': '56',
  'America/Punta_Arenas': '56',
};

/** Matches nine digits with spaces and signs between them, and no country code. */
const NATIONAL = /^[\s().-]*(?:\d[\s().-]*){9}$/;

/**
 * Adds a country code to a number of nine digits; any other text stays as it is.
 *
 * @param zone - Time zone of the number's owner, which tells the country.
 * @example withCountryCode('600 111 222', 'Europe/Madrid') // '+34 600 111 222'
 */
export function withCountryCode(phone: string, zone: string): string {
  const code = CODE_OF_ZONE[zone];
  return code && NATIONAL.test(phone) ? `+${code} ${phone.trim()}` : phone;
}
