import { dialledDigits } from '../contact/phone-number';
import { searchKey } from '../account/user-index';

/** Length of the pieces by which a text is found in its middle. */
const GRAM = 3;

/** Most pieces of a question that a query compares: together they leave few other documents. */
const MAX_COMPARED = 8;

/** Returns every three characters in a row; a character of two UTF-16 units stays whole. */
function piecesOf(key: string): string[] {
  const letters = [...key];
  return Array.from({ length: Math.max(0, letters.length - GRAM + 1) }, (_, at) =>
    letters.slice(at, at + GRAM).join(''),
  );
}

/** Returns the digits of a telephone number; empty for a text that is none. */
export function phoneDigits(text: string): string {
  return /^[\d\s()+./-]+$/.test(text) ? text.replace(/\D/g, '') : '';
}

const toMap = (pieces: readonly string[]) =>
  Object.fromEntries(pieces.map((piece) => [piece, true] as const));

/** Fields of an account by which administrators find it. */
interface SearchFields {
  nameKey: string;
  emailKey: string;
  /** Every three letters in a row of name, address and cards' links. */
  grams: Record<string, true>;
  /** The same of the telephone, whose digits aren't stored. */
  phoneGrams: Record<string, true>;
}

/** Returns the fields by which an account is found. */
export function searchFields({
  name,
  email,
  slugs,
  phone,
}: {
  name: string;
  email: string;
  slugs: readonly string[];
  phone: string;
}): SearchFields {
  const [nameKey, emailKey] = [searchKey(name), searchKey(email)];
  return {
    nameKey,
    emailKey,
    grams: toMap([nameKey, emailKey, ...slugs].flatMap(piecesOf)),
    phoneGrams: toMap(piecesOf(dialledDigits(phone))),
  };
}

/**
 * Returns the pieces of a question that a query compares, spread over it; none for a question that is too short.
 *
 * @param key - As `searchKey` returns it, or digits.
 */
export function gramsToCompare(key: string): string[] {
  const pieces = [...new Set(piecesOf(key))];
  if (pieces.length <= MAX_COMPARED) return pieces;
  const step = (pieces.length - 1) / (MAX_COMPARED - 1);
  const compared = new Set(Array.from({ length: MAX_COMPARED }, (_, at) => Math.round(at * step)));
  return pieces.filter((_, place) => compared.has(place));
}
