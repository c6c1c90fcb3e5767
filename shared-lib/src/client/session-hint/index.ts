const KEY = 'tarjetero.session';

function hint(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // In a browser that refuses storage the session is held in memory, if at all: only this page knows of it.
    return null;
  }
}

/**
 * Reports whether this browser may have a session, without loading the SDK, which a visitor who never signed in here
 * doesn't need. It proves nothing.
 */
export function mayHaveSession(): boolean {
  return hint() !== null;
}

/** Returns the uid of this browser's session as Auth reported it last; `null` for none. It proves nothing. */
export function hintedAccount(): string | null {
  return hint();
}

/** Remembers whose session there is, or forgets it. */
export function noteSession(uid: string | null): void {
  try {
    if (uid !== null) localStorage.setItem(KEY, uid);
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage every page starts as a visitor's.
  }
}
