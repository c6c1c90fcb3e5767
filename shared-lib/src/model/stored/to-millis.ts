/** Converts a stored time: the SDK's, or REST's text. A pending server time reads as now, so that a list doesn't jump. */
export function toMillis(value: unknown): number {
  if (typeof value === 'string') return Date.parse(value);
  const isTimestamp = typeof value === 'object' && value !== null && 'toMillis' in value;
  return isTimestamp ? (value as { toMillis: () => number }).toMillis() : Date.now();
}
