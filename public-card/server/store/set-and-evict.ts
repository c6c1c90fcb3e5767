/** Puts a value into a map as the most recently used one; beyond `most` values the least recently used is dropped. */
export function setAndEvict<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  // A Map keeps the order of insertion.
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
