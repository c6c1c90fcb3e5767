/** An object of JSON whose fields nobody has looked at. */
export type Json = Record<string, unknown>;

/** Reports whether a value is an object of JSON; a list is none. */
export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Returns what a table holds under a name; what every object inherits doesn't count. */
export function ownValue<T>(table: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
