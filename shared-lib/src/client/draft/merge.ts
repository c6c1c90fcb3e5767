import { isSameValue } from '../../model/values/same-value';

/** Three versions of one value: the one that both sides started from, mine and theirs. */
export type Sides<Value> = readonly [base: Value, mine: Value, theirs: Value];

/**
 * Merges two edits of a record, field by field: where only one side changed a field, that change wins.
 *
 * @param overlaps - Gets the paths of fields that both sides changed to different values; the result has mine.
 * @param prefix - Beginning of those paths, such as `profile.`.
 */
export function mergeFields<Value extends object>(
  fields: readonly (keyof Value & string)[],
  [from, my, their]: Sides<Value>,
  overlaps: string[],
  prefix = '',
): Value {
  const merged = { ...their };
  for (const field of fields) {
    const [before, here, there] = [from[field], my[field], their[field]];
    if (isSameValue(here, before) || isSameValue(here, there)) continue;
    if (!isSameValue(there, before)) overlaps.push(prefix + field);
    // A field that is missing in older content stays missing.
    if (here === undefined) delete merged[field];
    else merged[field] = here;
  }
  return merged;
}

/**
 * Merges two edits of a list, item by item. An edit survives the other side's deletion, so that nothing typed is lost.
 * When both sides reordered the list, my order wins.
 */
export function mergeList<Item extends { id: string }>(
  fields: readonly (keyof Item & string)[],
  [base, mine, theirs]: Sides<readonly Item[]>,
  overlaps: string[],
  prefix: string,
): Item[] {
  const mergeItem = (id: string): Item | null => {
    const [from, my, their] = [base, mine, theirs].map((side) => side.find((item) => item.id === id));
    if (my && their) return mergeFields(fields, [from ?? their, my, their], overlaps, `${prefix}${id}.`);
    const left = my ?? their ?? null;
    // One side deleted it: it stays deleted unless the other side has changed it.
    return from && isSameValue(left, from) ? null : left;
  };
  const idsOf = (side: readonly Item[]) => side.map(({ id }) => id);
  return mergeOrder(idsOf(base), idsOf(mine), idsOf(theirs))
    .map(mergeItem)
    .filter((item) => item !== null);
}

/** Returns the ids of all items of both sides, in the order of the side that reordered them. */
function mergeOrder(from: string[], my: string[], their: string[]): string[] {
  const reordered = !isSameValue(
    my.filter((id) => from.includes(id)),
    from.filter((id) => my.includes(id)),
  );
  return reordered ? insertMissing(my, their) : insertMissing(their, my);
}

/** Adds the ids that only `other` has, each after the one that it follows there. */
function insertMissing(order: readonly string[], other: readonly string[]): string[] {
  const result = [...order];
  other.forEach((id, place) => {
    if (result.includes(id)) return;
    const before = other.slice(0, place).findLast((candidate) => result.includes(candidate));
    result.splice(before === undefined ? 0 : result.indexOf(before) + 1, 0, id);
  });
  return result;
}
