/** Returns the keys of a record by their own type. The record must have no others, as a constant of ours hasn't. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- TypeScript answers `string[]`, as a value may have more keys than its type.
  Object.keys(record) as Key[];

/** Returns keys and values of a record by their own types, as {@link keysOf} does. */
export const entriesOf = <Key extends string, Value>(
  record: Readonly<Partial<Record<Key, Value>>>,
): [Key, Value][] =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- As of its keys alone.
  Object.entries(record) as [Key, Value][];

/** Returns a record with the same keys, each with what `valueOf` makes of it. */
export const mapKeys = <Key extends string, Value>(
  keys: readonly Key[],
  valueOf: (key: Key, place: number) => Value,
): Record<Key, Value> =>
  // eslint-disable-next-line @typescript-eslint/consistent-type-assertions -- It has each of the keys.
  Object.fromEntries(keys.map((key, place) => [key, valueOf(key, place)])) as Record<Key, Value>;

/** Reports whether a value is one of a list's, such as the choice of a field. */
export const isOneOf = <Value>(values: readonly Value[], value: unknown): value is Value =>
  values.some((one) => one === value);
