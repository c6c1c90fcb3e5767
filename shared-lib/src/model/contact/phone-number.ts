import { byLength } from '../values/by-length';
/*
 * Rule of every telephone field. The visitor's page reads this file, so that it stays small: ADR 108.
 */

/** Digits of a number that can be called. ITU-T E.164 allows fifteen. */
const PHONE_DIGITS = { least: 6, most: 15 } as const;

/** Longest text that is read as a number: what follows goes through it several times. */
const MAX_TEXT = 100;

/** Problem of a text that should be a number; `phone-several` for more digits than one number has. */
export type PhoneProblem = 'phone-invalid' | 'phone-several';

/** A number as it is dialled. */
export interface PhoneNumber {
  /** Digits, with a plus before a country code. */
  number: string;
  /** Digits that are dialled after the call is answered; empty for none. */
  extension: string;
}

/** Matches an extension at the end of a number: `ext. 5`, `;ext=5`, `x5`. */
const EXTENSION =
  /(?:;\s*ext=|[\s,;(]*(?:ext(?:ensi[oó]n)?\b|anexo|interno|int\b|x|#)[\s.:#]*)(\d{1,7})\)?\s*$/i;

/** Returns the extension at the end of a number, as it is written; empty for none. */
export const writtenExtension = (phone: string): string =>
  phone.length > MAX_TEXT ? '' : (EXTENSION.exec(phone)?.[0] ?? '');

/** Matches the zero that is only dialled inside a country, in brackets after the country code. */
const BRACKETED_ZERO = /^(\s*\(?\s*(?:\+|00)\s*(\d(?:\s?\d){0,2})[\s)./-]*)\(\s*0\s*\)\s*/;

/** Country codes after which the zero is dialled: Italy and San Marino. */
const KEEPS_ZERO = /^(39|378)$/;

/** Matches digits with the signs that people write between them. */
const SHAPE = /^\(?\s*\+?[\d\s\p{Z}().·•/\p{Pd}]+$/u;

/** Returns a number as it is stored: without the bracketed zero, and with single spaces. */
export function tidyPhone(text: string): string {
  if (text.length > MAX_TEXT) return text.trim();
  return text
    .replace(BRACKETED_ZERO, (_, before: string, code: string) =>
      KEEPS_ZERO.test(code.replace(/\s/g, '')) ? `${before}0` : before,
    )
    .replace(/[\s\p{Z}]+/gu, ' ')
    .trim();
}

/** Reads a number in any notation; returns its problem when it can't be called. */
export function readPhone(text: string): PhoneNumber | PhoneProblem {
  if (text.length > MAX_TEXT)
    return text.replace(/\D/g, '').length > PHONE_DIGITS.most ? 'phone-several' : 'phone-invalid';
  const typed = tidyPhone(text);
  const extension = EXTENSION.exec(typed)?.[1] ?? '';
  const rest = extension === '' ? typed : typed.replace(EXTENSION, '');
  const digits = rest.replace(/\D/g, '');
  // Two numbers may have words and pluses between them.
  if (digits.replace(/^00/, '').length > PHONE_DIGITS.most) return 'phone-several';
  if (!SHAPE.test(rest) || digits.length < PHONE_DIGITS.least) return 'phone-invalid';
  const isAbroad = /^\W*\+/.test(rest) || /^00[1-9]/.test(digits);
  return { number: isAbroad ? `+${digits.replace(/^00/, '')}` : digits, extension };
}

/** Returns the problem of a telephone field; `null` for an empty one and for a number. */
export function findPhoneProblem(text: string): PhoneProblem | null {
  const read = text.trim() === '' ? null : readPhone(text);
  return typeof read === 'string' ? read : null;
}

/**
 * Returns the number to dial for any notation: `+34911234567;ext=5`; for a text that is no number, as in some older documents, its digits.
 */
export function dialled(text: string): string {
  const read = readPhone(text);
  if (typeof read === 'string') return tidyPhone(text).replace(/[^\d+]/g, '');
  return read.number + (read.extension && `;ext=${read.extension}`);
}

/** Returns the digits by which numbers are compared and searched: without extension and plus. */
export function dialledDigits(text: string): string {
  return dialled(text).replace(/;.*|\D/g, '');
}

/** Reports whether two numbers are the same, one of them perhaps without its country code. */
export function isSameNumber(one: string, other: string): boolean {
  const [short, long] = byLength(dialledDigits(one), dialledDigits(other));
  const isSameEnd = short === long || (short.length >= 9 && long.endsWith(short));
  return isSameEnd && dialled(one).split(';')[1] === dialled(other).split(';')[1];
}
