const KEY = 'tarjetero.session';

/**
 * Whether this browser may hold a session, told without loading what reads it. A visitor who never signed in here spares
 * the SDK; it proves nothing.
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
