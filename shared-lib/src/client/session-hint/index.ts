import { readText, siteStorage, writeText } from '../../platform/storage';

const KEY = 'tarjetero.session';

/**
 * Reports whether this browser may have a session, without loading the SDK, which a visitor who never signed in here
 * doesn't need. It proves nothing.
 */
export function mayHaveSession(): boolean {
  return hintedAccount() !== null;
}

/**
 * Returns the uid of this browser's session as Auth reported it last; `null` for none. It proves nothing. In a browser that refuses
 * storage the session is held in memory, if at all: only this page knows of it.
 */
export function hintedAccount(): string | null {
  return readText(siteStorage, KEY);
}

/** Remembers whose session there is, or forgets it; without storage every page starts as a visitor's. */
export function noteSession(uid: string | null): void {
  writeText(siteStorage, KEY, uid);
}
