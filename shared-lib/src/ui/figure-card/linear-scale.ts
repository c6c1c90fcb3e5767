/** Returns a function that maps numbers of one range to those of another, in proportion. */
export function linearScale(
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): (value: number) => number {
  const unit = (high - low) / (to - from);
  return (value) => low + (value - from) * unit;
}
