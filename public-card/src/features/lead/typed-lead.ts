import type { TypedFields } from './lead-form';

const keyOf = (slug: string) => `datos-${slug}`;

/** Returns what this tab's visitor had typed before the form was closed. */
export function readTyped(slug: string): Partial<TypedFields> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug)) ?? '{}');
    const fields = Object.entries(Object(stored)).filter(([, value]) => typeof value === 'string');
    return Object.fromEntries(fields);
  } catch {
    return {};
  }
}

/** Stores what is typed for this tab; `null` deletes it. */
export function keepTyped(slug: string, typed: TypedFields | null): void {
  try {
    if (typed) sessionStorage.setItem(keyOf(slug), JSON.stringify(typed));
    else sessionStorage.removeItem(keyOf(slug));
  } catch {
    // Without storage a closed form starts from scratch.
  }
}
