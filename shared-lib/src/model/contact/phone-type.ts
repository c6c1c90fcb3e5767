import { dialled } from './phone-number';

/** Patterns of the first digits of mobile numbers, by country code, of countries where they differ from those of landlines. */
const MOBILE: Readonly<Record<string, RegExp>> = {
  '33': /^[67]/,
  '34': /^[67]/,
  '351': /^9/,
  '39': /^3/,
  '41': /^7/,
  '44': /^7/,
  '49': /^1[5-7]/,
  '51': /^9/,
  '54': /^9/,
  '55': /^\d\d9\d{8}$/,
  '56': /^9/,
  '57': /^3/,
  '58': /^4/,
  '593': /^9/,
};

/** Matches a number of Spain without its country code, as most are typed. */
const SPANISH = /^[6-9]\d{8}$/;

type PhoneType = 'CELL' | 'VOICE';

/**
 * Returns the type of a number in a contact: `CELL` for a mobile by its digits, `VOICE` for another.
 *
 * @param unknown - Type of a number that may be either by its digits.
 */
export function phoneType(number: string, unknown: PhoneType = 'VOICE'): PhoneType {
  const digits = dialled(number);
  if (SPANISH.test(digits)) return /^[67]/.test(digits) ? 'CELL' : 'VOICE';
  for (const length of [2, 3]) {
    const mobile = digits.startsWith('+') ? MOBILE[digits.slice(1, length + 1)] : undefined;
    if (mobile) return mobile.test(digits.slice(length + 1)) ? 'CELL' : 'VOICE';
  }
  return unknown;
}
