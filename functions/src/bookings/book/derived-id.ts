import { createHash } from 'node:crypto';

/** Returns the id of a booking that is the same for each attempt to make it of the same parts, and for nothing else. */
export const derivedId = (...parts: readonly (string | number)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 20);
