/** Puts a value into a map as the most recently used one; beyond `most` values the least recently used is dropped. */
export function setAndEvict<Value>(
  entries: Map<string, Value>,
  key: string,
  value: Value,
  most: number,
): void {
  // A Map keeps the order of insertion.
  entries.delete(key);
  entries.set(key, value);
  const [oldest] = entries.keys();
  if (entries.size > most && oldest !== undefined) entries.delete(oldest);
}
