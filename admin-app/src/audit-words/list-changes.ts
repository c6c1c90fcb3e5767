/** A field that a change touched; `undefined` is a field that wasn't there. */
export interface FieldChange {
  /** Names of maps and field, from the document down. */
  path: string;
  before: unknown;
  after: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

/** What every change touches, and tells nobody anything. */
const BOOKKEEPING: ReadonlySet<string> = new Set(['revision', 'updatedAt']);

function isMap(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields of maps in one order, whoever wrote them. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((name) => [name, inOrder(value[name])]),
  );
}

const isSame = (one: unknown, other: unknown) =>
  one === other || JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));

/** The fields that a change touched, in alphabetical order; maps are looked into, lists are one value. */
export function listChanges(before: Fields | null, after: Fields | null, prefix = ''): FieldChange[] {
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].sort();
  return names.flatMap((name) => {
    if (!prefix && BOOKKEEPING.has(name)) return [];
    const [old, now] = [before?.[name], after?.[name]];
    if (isSame(old, now)) return [];
    const path = prefix + name;
    if (isMap(old) || isMap(now)) {
      const inside = listChanges(isMap(old) ? old : null, isMap(now) ? now : null, `${path}.`);
      if (inside.length > 0) return inside;
    }
    return [{ path, before: old, after: now }];
  });
}
