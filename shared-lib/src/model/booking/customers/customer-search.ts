import { dialledDigits } from '../../contact/phone-number';
import { searchKey } from '../../account/user-index';
import type { BookingCustomer } from '../booking';

/** Longest beginning of a word that is stored as a key; the rest is compared after reading. */
const MAX_KEY = 12;
/** Most words whose beginnings are stored. */
const MAX_WORDS = 12;

/** Digits of a number without its country code, as most people write it. */
const NATIONAL_DIGITS = 9;

/** Fields of a customer that a search compares. */
type SearchedCustomer = Pick<BookingCustomer, 'name' | 'email' | 'phone'>;

/** Form of a typed phone number, with spaces and signs between its digits. */
const NUMBER = /^[\d\s+().-]+$/;

/** Returns the digits of a number, whose country code may follow a plus or two zeros. */
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^00(?=\d)/, '');

/** Splits a text into the words that are compared: an address into its parts, a number into one word. */
function wordsOf(text: string): string[] {
  if (NUMBER.test(text)) return [digitsOf(text)].filter(Boolean);
  return searchKey(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a number with its country code and without. */
function numbersOf(phone: string): string[] {
  const digits = dialledDigits(phone);
  return [digits, digits.slice(-NATIONAL_DIGITS)].filter(Boolean);
}

const searchedWords = ({ name, email, phone }: SearchedCustomer): string[] => [
  ...new Set([...numbersOf(phone), ...wordsOf(name), ...wordsOf(email)]),
];

/**
 * Lists the keys under which a booking or a customer is found: every beginning of the words of name and address, and of
 * the phone. One query with `array-contains` then finds them by any of their words, in the order of another field.
 */
export function searchKeysOf(customer: SearchedCustomer): string[] {
  const beginnings = searchedWords(customer)
    .slice(0, MAX_WORDS)
    .flatMap((word) =>
      Array.from({ length: Math.min(word.length, MAX_KEY) }, (_, index) => word.slice(0, index + 1)),
    );
  return [...new Set(beginnings)];
}

/** Returns the one key that a search queries: its longest word, which finds fewest. Empty for an empty search. */
export function searchedKey(search: string): string {
  const [longest = ''] = wordsOf(search).sort((a, b) => b.length - a.length);
  return longest.slice(0, MAX_KEY);
}

/** Reports whether every word of a search begins a word of a customer's. */
export function isFoundBy(customer: SearchedCustomer, search: string): boolean {
  const words = searchedWords(customer);
  return wordsOf(search).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
