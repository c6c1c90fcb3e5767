/** Keeps a value as the one that was asked for last, of a number of values at most: the one that nobody has asked for the longest goes. */
export function keepLatest<Value>(kept: Map<string, Value>, key: string, value: Value, most: number): void {
  // A Map keeps the order of insertion.
  kept.delete(key);
  kept.set(key, value);
  const [oldest] = kept.keys();
  if (kept.size > most && oldest !== undefined) kept.delete(oldest);
}
