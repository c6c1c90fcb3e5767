import { callFunction } from 'shared-lib/data';

/** Checks addresses one after the other, and returns the first free one; `null` for none. */
export async function findFreeSlug(candidates: readonly string[]): Promise<string | null> {
  for (const slug of candidates) {
    const { problem } = await callFunction('checkSlug', { slug });
    if (problem === null) return slug;
    // No other would be given either.
    if (problem === 'slug-limit') return null;
  }
  return null;
}
