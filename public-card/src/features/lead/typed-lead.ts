import { readJson, tabStorage, writeJson } from 'shared-lib/storage';
import type { TypedFields } from './lead-form';

const keyOf = (slug: string) => `datos-${slug}`;

/** Returns what this tab's visitor had typed before the form was closed. */
export function readTyped(slug: string): Partial<TypedFields> {
  const stored = Object.entries(Object(readJson(tabStorage, keyOf(slug))));
  return Object.fromEntries(stored.filter(([, value]) => typeof value === 'string'));
}

/** Stores what is typed for this tab; `null` deletes it. Without storage a closed form starts from scratch. */
export function keepTyped(slug: string, typed: TypedFields | null): void {
  writeJson(tabStorage, keyOf(slug), typed);
}
