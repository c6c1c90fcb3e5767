import type { Flags } from '../../model';
import { requireShape } from '../../model/stored/require-shape';
import { readJson, siteStorage, writeJson } from '../storage';

const KEY = 'tarjetero.flags';

/** Returns the flags that this browser got last, or `null`. */
export function readLastKnownFlags(): Flags | null {
  try {
    return requireShape<Flags>(readJson(siteStorage, KEY), {});
  } catch {
    return null;
  }
}

/** Stores flags for when they can't be read; without storage the next page starts with the defaults. */
export function keepFlags(flags: Flags): void {
  writeJson(siteStorage, KEY, flags);
}
