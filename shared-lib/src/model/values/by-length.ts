/** Returns two texts or lists, the shorter one first. */
export const byLength = <Value extends { readonly length: number }>(
  one: Value,
  other: Value,
): [short: Value, long: Value] => (one.length > other.length ? [other, one] : [one, other]);
