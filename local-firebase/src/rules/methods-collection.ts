import { asItems, asList, asMap, asString, wrongType } from './arguments';
import type { MethodTable } from './methods';
import {
  containsItem,
  equalRules,
  EvaluationError,
  PartialList,
  PartialMap,
  RulesMap,
  RulesMapDiff,
  RulesSet,
  typeOf,
  Unknown,
  type RulesValue,
} from './values';

export const listMethods: MethodTable<readonly RulesValue[]> = {
  size: (items) => BigInt(items.length),
  concat: (items, more) => [...items, ...asList(more)],
  join: (items, separator) => items.map(textOf).join(asString(separator)),
  removeAll: (items, gone) => items.filter((item) => !containsItem(asList(gone), item)),
  toSet: (items) => new RulesSet(items),
  hasAll: (items, wanted) => asItems(wanted).every((item) => containsItem(items, item)),
  hasAny: (items, wanted) => asItems(wanted).some((item) => containsItem(items, item)),
  hasOnly: (items, wanted) => {
    const allowed = asItems(wanted);
    return items.every((item) => containsItem(allowed, item));
  },
};

export const setMethods: MethodTable<RulesSet> = {
  size: ({ items }) => BigInt(items.length),
  hasAll: ({ items }, wanted) => asItems(wanted).every((item) => containsItem(items, item)),
  hasAny: ({ items }, wanted) => asItems(wanted).some((item) => containsItem(items, item)),
  hasOnly: ({ items }, wanted) => {
    const allowed = asItems(wanted);
    return items.every((item) => containsItem(allowed, item));
  },
  union: ({ items }, other) => new RulesSet([...items, ...asItems(other)]),
  intersection: ({ items }, other) =>
    new RulesSet(items.filter((item) => containsItem(asItems(other), item))),
  difference: ({ items }, other) => new RulesSet(items.filter((item) => !containsItem(asItems(other), item))),
};

export const mapMethods: MethodTable<RulesMap> = {
  size: ({ entries }) => BigInt(entries.size),
  keys: ({ entries }) => [...entries.keys()],
  values: ({ entries }) => [...entries.values()],
  get: (map, key, fallback) => getNested(map, keysOf(key), fallback),
  diff: (map, other) => new RulesMapDiff(map, asMap(other)),
};

/** `a.diff(b)`: what has to happen to `b` to become `a`. */
export const mapDiffMethods: MethodTable<RulesMapDiff> = {
  addedKeys: ({ left, right }) => keySet(left, (key) => !right.entries.has(key)),
  removedKeys: ({ left, right }) => keySet(right, (key) => !left.entries.has(key)),
  changedKeys: ({ left, right }) =>
    keySet(left, (key, value) => right.entries.has(key) && !equalRules(value, right.get(key)!)),
  unchangedKeys: ({ left, right }) =>
    keySet(left, (key, value) => right.entries.has(key) && equalRules(value, right.get(key)!)),
  affectedKeys: ({ left, right }) =>
    new RulesSet([
      ...keySet(left, (key, value) => !right.entries.has(key) || !equalRules(value, right.get(key)!)).items,
      ...keySet(right, (key) => !left.entries.has(key)).items,
    ]),
};

/** What can be said of a document's data when only some fields are known. */
export const partialMapMethods: MethodTable<PartialMap> = {
  keys: ({ known }) => new PartialList([...known.keys()]),
  get: (map, key) => {
    let value: RulesValue = map;
    for (const name of keysOf(key)) {
      if (!(value instanceof PartialMap))
        return value instanceof RulesMap ? getNested(value, [name], null) : new Unknown();
      value = value.known.get(name) ?? new Unknown();
    }
    return value;
  },
};

/** What can be said of a list when only some of its items are known. */
export const partialListMethods: MethodTable<PartialList> = {
  toSet: (list) => list,
  hasAll: ({ known }, wanted) => asItems(wanted).every((item) => containsItem(known, item)) || new Unknown(),
  hasAny: ({ known }, wanted) => asItems(wanted).some((item) => containsItem(known, item)) || new Unknown(),
  hasOnly: ({ known }, wanted) => {
    const allowed = asItems(wanted);
    return known.every((item) => containsItem(allowed, item)) ? new Unknown() : false;
  },
};

function keySet(map: RulesMap, include: (key: string, value: RulesValue) => boolean): RulesSet {
  return new RulesSet([...map.entries].filter(([key, value]) => include(key, value)).map(([key]) => key));
}

/** One key, or a list of keys that leads into nested maps. */
function keysOf(key: RulesValue | undefined): string[] {
  return Array.isArray(key) ? key.map(asString) : [asString(key)];
}

function getNested(map: RulesMap, keys: readonly string[], fallback: RulesValue | undefined): RulesValue {
  let value: RulesValue = map;
  for (const key of keys) {
    const next: RulesValue | undefined = value instanceof RulesMap ? value.get(key) : undefined;
    if (next === undefined) {
      if (fallback === undefined) throw new EvaluationError(`Property ${key} is undefined on object.`);
      return fallback;
    }
    value = next;
  }
  return value;
}

function textOf(value: RulesValue): string {
  if (typeof value === 'string') return value;
  if (value === null || ['bool', 'int', 'float', 'path'].includes(typeOf(value))) return String(value);
  throw wrongType('string', value);
}
