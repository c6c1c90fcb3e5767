import type { Flags } from '../../model';

const KEY = 'tarjetero.flags';

/** Returns the flags that this browser got last, or `null`. */
export function readLastKnownFlags(): Flags | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Flags | null;
  } catch {
    return null;
  }
}

/** Stores flags for when they can't be read. */
export function keepFlags(flags: Flags): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(flags));
  } catch {
    // Without storage the next page starts with the defaults.
  }
}
