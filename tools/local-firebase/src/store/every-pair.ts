/** Reports whether two lists are equally long and a condition holds for the items at each place. */
export function everyPair<T>(
  a: readonly T[],
  b: readonly T[],
  holds: (one: T, other: T) => boolean,
): boolean {
  return (
    a.length === b.length &&
    a.every((one, index) => {
      const other = b[index];
      return other !== undefined && holds(one, other);
    })
  );
}
