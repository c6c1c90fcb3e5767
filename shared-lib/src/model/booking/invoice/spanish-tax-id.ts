/** Control letters of a number of persons, by the number's remainder by 23. */
const PERSON_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Control letters of an organisation's number, by its control digit. */
const ORGANISATION_LETTERS = 'JABCDEFGHI';

/** First letters of organisations whose control is always a letter, and of those whose control is always a digit. */
const LETTER_ONLY = /^[NPQRSW]/;
const DIGIT_ONLY = /^[ABEH]/;

/** Returns a tax number without spaces, dots and dashes, in capitals. */
export const tidyTaxId = (text: string): string => text.replace(/[\s.\-/]/g, '').toUpperCase();

/** Computes the control digit of the seven digits of an organisation's number. */
function controlDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, place) => {
    const doubled = Number(digit) * 2;
    return total + (place % 2 === 0 ? Math.floor(doubled / 10) + (doubled % 10) : Number(digit));
  }, 0);
  return (10 - (sum % 10)) % 10;
}

function isPersonNumber(number: string): boolean {
  const [, first = '', digits = '', letter] = /^([XYZKLM]?)(\d{7,8})([A-Z])$/.exec(number) ?? [];
  if (digits.length !== (first === '' ? 8 : 7)) return false;
  // For K, L and M only the digits count.
  const prefix = { X: '0', Y: '1', Z: '2' }[first] ?? '';
  return letter === PERSON_LETTERS[Number(prefix + digits) % 23];
}

function isOrganisationNumber(number: string): boolean {
  const [, digits, control] = /^[ABCDEFGHJNPQRSUVW](\d{7})([0-9A-J])$/.exec(number) ?? [];
  if (digits === undefined) return false;
  const digit = controlDigit(digits);
  const isLetter = control === ORGANISATION_LETTERS[digit] && !DIGIT_ONLY.test(number);
  return isLetter || (control === String(digit) && !LETTER_ONLY.test(number));
}

/**
 * Reports whether a tidied number is a Spanish NIF, NIE or CIF with the right control character; as a VAT number it may begin with
 * `ES`.
 */
export function isSpanishTaxId(number: string): boolean {
  const own = number.replace(/^ES(?=.{9}$)/, '');
  return isPersonNumber(own) || isOrganisationNumber(own);
}
