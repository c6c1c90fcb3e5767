import type { Flags } from '../../model';
import { requireShape } from '../../model/stored/require-shape';

const KEY = 'tarjetero.flags';

/** Returns the flags that this browser got last, or `null`. */
export function readLastKnownFlags(): Flags | null {
  try {
    return requireShape<Flags>(JSON.parse(localStorage.getItem(KEY) ?? 'null'), {});
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
