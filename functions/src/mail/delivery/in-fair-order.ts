/**
 * Orders items of several owners fairly: the first of every owner, then the second of each, and so on.
 *
 * @param things - Each owner's items in their order.
 */
export function inFairOrder<Thing>(things: readonly Thing[], ownerOf: (thing: Thing) => string): Thing[] {
  const turns = new Map<string, number>();
  return things
    .map((thing) => {
      const turn = turns.get(ownerOf(thing)) ?? 0;
      turns.set(ownerOf(thing), turn + 1);
      return { thing, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .map(({ thing }) => thing);
}
