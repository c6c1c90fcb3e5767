import { searchKey } from '../user-index';
import type { BookingCustomer } from './booking';

/** Longest beginning of a word that is stored: the rest is compared where it is read. */
const KEY_MAX = 12;
/** Words of which beginnings are stored. */
const WORDS_MAX = 12;

/** The words of a text, as they are compared: an address is its parts. */
const wordsOf = (text: string): string[] => searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];

const searchedWords = ({ name, email }: Pick<BookingCustomer, 'name' | 'email'>): string[] => [
  ...new Set([...wordsOf(name), ...wordsOf(email)]),
];

/**
 * Under what a booking or a customer is found: every beginning of the words of a name and an address. One query with
 * `array-contains` then finds them by any of their words, in the order of another field.
 */
export function searchKeysOf(customer: Pick<BookingCustomer, 'name' | 'email'>): string[] {
  const beginnings = searchedWords(customer)
    .slice(0, WORDS_MAX)
    .flatMap((word) =>
      Array.from({ length: Math.min(word.length, KEY_MAX) }, (_, index) => word.slice(0, index + 1)),
    );
  return [...new Set(beginnings)];
}

/** The one key that a search asks for: its longest word finds least. Empty for a search of nothing. */
export function searchedKey(search: string): string {
  const [longest = ''] = wordsOf(search).sort((a, b) => b.length - a.length);
  return longest.slice(0, KEY_MAX);
}

/** Whether every word of a search begins one of somebody's. */
export function isFoundBy(customer: Pick<BookingCustomer, 'name' | 'email'>, search: string): boolean {
  const words = searchedWords(customer);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
