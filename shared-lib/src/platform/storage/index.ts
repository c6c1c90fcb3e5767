/**
 * Texts that this browser stores by key. One that refuses storage answers as an empty one, and one that is full keeps what it has.
 *
 * Keys are `tarjetero.` and a name. Older ones stay, as browsers have texts of people under them: drafts (`tarjetero:`), the card site's
 * forms (`reserva-`, `datos-`, `espera-`), the secret of an invitation (`admin_invitation`) and the specification's `adminAuth`,
 * `admin_user` and `admin_token`.
 */

/** Returns a storage; throws in a browser that refuses it. */
export type OpenStorage = () => Storage;

/** Storage of one tab, until it is closed. */
export const tabStorage: OpenStorage = () => sessionStorage;

/** Storage of all tabs, which stays. */
export const siteStorage: OpenStorage = () => localStorage;

/** Returns a stored text; `null` for none. */
export function readText(open: OpenStorage, key: string): string | null {
  try {
    return open().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with `null`; false where the browser refuses. */
export function writeText(open: OpenStorage, key: string, text: string | null): boolean {
  try {
    if (text === null) open().removeItem(key);
    else open().setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Returns a value stored as JSON, unchecked; `null` for none, or for a text that isn't JSON. */
export function readJson(open: OpenStorage, key: string): unknown {
  try {
    return JSON.parse(readText(open, key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON, or removes it with `null`; false where the browser refuses. */
export const writeJson = (open: OpenStorage, key: string, value: unknown): boolean =>
  writeText(open, key, value === null ? null : JSON.stringify(value));

/** Lists the keys of what is stored. */
export function listKeys(open: OpenStorage): string[] {
  try {
    return Object.keys(open());
  } catch {
    return [];
  }
}
