/** Fields by name: a document, or a map inside one. */
export type FieldMap = Readonly<Record<string, unknown>>;

/** Reports whether a value is a map, and not a list or a single value. */
export function isFieldMap(value: unknown): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns a value whose maps have their fields in alphabetical order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isFieldMap(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder(value[name])]),
  );
}

/**
 * Compares values of documents as Firestore does: the order of a map's fields, which it doesn't keep, doesn't matter,
 * and a field that is `undefined` counts as missing.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}
