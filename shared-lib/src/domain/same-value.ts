/** Fields by their names: a document, or a map inside one. */
export type FieldMap = Readonly<Record<string, unknown>>;

/** Tells maps from lists and from single values. */
export function isFieldMap(value: unknown): value is FieldMap {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of maps in one order, whoever wrote them. */
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
 * Compares values of documents as Firestore does: the order of a map's fields, which it doesn't keep, says nothing; a
 * field that is `undefined` is none.
 */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}
