import { slugify } from './slug/slug';
import { isOneOf } from '../values/keys-of';

/** Longest code of a context, in characters. */
const MAX_CODE = 24;

/** Longest label of a context, in characters. */
export const MAX_CONTEXT_LABEL = 40;

/** Most contexts of an account. */
export const MAX_CONTEXTS = 30;

/** Matches the codes that a card's address may carry in `?s=`. */
const CODE = /^[a-z0-9-]{1,24}$/;

/** Ways by which a card travels, as codes of its address; no context can have one of them. */
export const SHARE_CHANNELS = ['qr', 'nfc', 'wa', 'mail', 'firma', 'google'] as const;

export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** Reports whether a code is that of a channel. */
export const isShareChannel = (code: string): code is ShareChannel => isOneOf(SHARE_CHANNELS, code);

/**
 * Returns the code of a context: its label in lower case, without accents.
 *
 * @example contextCodeOf('Feria de Madrid') // 'feria-de-madrid'
 */
export function contextCodeOf(label: string): string {
  return slugify(label).slice(0, MAX_CODE).replace(/-$/, '');
}

/** Reasons for which a label can't be that of a new context. */
export type ContextProblem = 'required' | 'too-long' | 'no-letters' | 'taken' | 'too-many';

/** Returns the problem of the label of a new context; `null` for none. */
export function findContextProblem(label: string, present: readonly string[]): ContextProblem | null {
  const text = label.trim();
  const code = contextCodeOf(text);
  if (text === '') return 'required';
  if (text.length > MAX_CONTEXT_LABEL) return 'too-long';
  if (code === '') return 'no-letters';
  if (isShareChannel(code) || present.some((other) => contextCodeOf(other) === code)) return 'taken';
  return present.length >= MAX_CONTEXTS ? 'too-many' : null;
}

/**
 * Returns the code that the query of a request carries.
 *
 * @param query - Empty or with its question mark.
 * @returns `null` for none, and for one that no card gives out.
 */
export function contextCodeIn(query: string): string | null {
  const code = new URLSearchParams(query).get('s');
  return code !== null && CODE.test(code) ? code : null;
}

/**
 * Returns a code as words. Labels are stored for their owner alone, so that this is all that others can read of them.
 *
 * @example contextWords('feria-de-madrid') // 'Feria de madrid'
 */
export function contextWords(code: string): string {
  const words = code.split('-').filter(Boolean).join(' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
