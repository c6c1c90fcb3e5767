/** Kinds of a stored value. */
const IS = {
  text: (value: unknown) => typeof value === 'string',
  number: (value: unknown) => typeof value === 'number',
  list: (value: unknown) => Array.isArray(value),
  map: (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value),
} as const;

/** Fields that a document can't do without, with their kinds. */
export type Shape = Readonly<Record<string, keyof typeof IS>>;

/**
 * Refuses stored data without a field that screens rely on. The rules say more; this is for what is older than they are, or was written
 * around them.
 *
 * @param data - A document, or a map inside it.
 * @throws TypeError that names the field
 */
export function requireShape(data: unknown, shape: Shape): void {
  if (!IS.map(data)) throw new TypeError('no map');
  for (const [field, kind] of Object.entries(shape))
    if (!IS[kind]((data as Record<string, unknown>)[field])) throw new TypeError(`${field} is no ${kind}`);
}
