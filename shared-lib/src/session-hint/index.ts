const KEY = 'tarjetero.session';

/**
 * Reports whether this browser may have a session, without loading the SDK, which a visitor who never signed in here
 * doesn't need. It proves nothing.
 */
export function mayHaveSession(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    // A browser that refuses storage keeps the session in memory, if at all: only this page knows.
    return false;
  }
}

/** Remembers, or forgets, that there is a session. */
export function noteSession(isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(KEY, '1');
    else localStorage.removeItem(KEY);
  } catch {
    // Without storage every page starts as a visitor's.
  }
}
