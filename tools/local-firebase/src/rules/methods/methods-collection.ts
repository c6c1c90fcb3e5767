import { compareText } from '../../store/compare';
import { asItems, asList, asMap, asSet, asString, asValue } from './arguments';
import { ItemIndex, sameValue, setOf, containsItem } from '../equality';
import type { MethodTable } from './method-table';
import { toText } from '../text';
import { checkLength, checkSize } from '../value-size';
import {
  isUnknown,
  PartialList,
  PartialMap,
  RulesMap,
  RulesMapDiff,
  RulesSet,
  Unknown,
  type RulesValue,
} from '../values';

export const listMethods: MethodTable<readonly RulesValue[]> = {
  size: (items) => BigInt(items.length),
  concat: (items, more) => checkSize([...items, ...asList(more)]),
  join: (items, separator) => joinItems(items, asString(separator)),
  removeAll: (items, gone) => without(items, asList(gone)),
  toSet: setOf,
  hasAll: (items, wanted) => hasAll(items, asItems(wanted)),
  hasAny: (items, wanted) => hasAny(items, asItems(wanted)),
  hasOnly: (items, allowed) => hasAll(asItems(allowed), items),
};

export const setMethods: MethodTable<RulesSet> = {
  size: ({ items }) => BigInt(items.length),
  hasAll: ({ items }, wanted) => hasAll(items, asItems(wanted)),
  hasAny: ({ items }, wanted) => hasAny(items, asItems(wanted)),
  hasOnly: ({ items }, allowed) => hasAll(asItems(allowed), items),
  union: ({ items }, other) => checkSize(setOf([...items, ...asSet(other).items])),
  intersection: ({ items }, other) => new RulesSet(shared(items, asSet(other).items)),
  difference: ({ items }, other) => new RulesSet(without(items, asSet(other).items)),
};

export const mapMethods: MethodTable<RulesMap> = {
  size: ({ entries }) => BigInt(entries.size),
  /** In the order of the keys; the values stay in the order of the map. */
  keys: ({ entries }) => [...entries.keys()].sort(compareText),
  values: ({ entries }) => [...entries.values()],
  get: (map, key, fallback) => getNested(map, keysOf(key), asValue(fallback)),
  diff: (map, other) => new RulesMapDiff(map, asMap(other)),
};

/** `a.diff(b)`: what has to happen to `b` to become `a`. */
export const mapDiffMethods: MethodTable<RulesMapDiff> = {
  addedKeys: ({ left, right }) => keySet(left, (key) => !right.entries.has(key)),
  removedKeys: ({ left, right }) => keySet(right, (key) => !left.entries.has(key)),
  changedKeys: ({ left, right }) =>
    keySet(left, (key, value) => right.entries.has(key) && !holds(right, key, value)),
  unchangedKeys: ({ left, right }) => keySet(left, (key, value) => holds(right, key, value)),
  affectedKeys: ({ left, right }) =>
    new RulesSet([
      ...keySet(left, (key, value) => !holds(right, key, value)).items,
      ...keySet(right, (key) => !left.entries.has(key)).items,
    ]),
};

/** Methods of a document's data of which only some fields are known. */
export const partialMapMethods: MethodTable<PartialMap> = {
  keys: ({ known }) => new PartialList([...known.keys()]),
  get: (map, key, fallback) => {
    let value: RulesValue = map;
    for (const [index, name] of keysOf(key).entries()) {
      if (!(value instanceof PartialMap)) {
        if (isUnknown(value)) return new Unknown();
        const other = asValue(fallback);
        return value instanceof RulesMap ? getNested(value, keysOf(key).slice(index), other) : other;
      }
      value = value.get(name);
    }
    return value;
  },
};

/** Methods of a list of which only some items are known. */
export const partialListMethods: MethodTable<PartialList> = {
  toSet: (list) => list,
  hasAll: ({ known }, wanted) => asItems(wanted).every((item) => containsItem(known, item)) || new Unknown(),
  hasAny: ({ known }, wanted) => asItems(wanted).some((item) => containsItem(known, item)) || new Unknown(),
  hasOnly: ({ known }, wanted) => {
    const allowed = asItems(wanted);
    return known.every((item) => containsItem(allowed, item)) ? new Unknown() : false;
  },
};

function hasAll(items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean {
  const index = new ItemIndex(items);
  return wanted.every((item) => index.has(item));
}

function hasAny(items: readonly RulesValue[], wanted: readonly RulesValue[]): boolean {
  const index = new ItemIndex(items);
  return wanted.some((item) => index.has(item));
}

function shared(items: readonly RulesValue[], others: readonly RulesValue[]): RulesValue[] {
  const index = new ItemIndex(others);
  return items.filter((item) => index.has(item));
}

function without(items: readonly RulesValue[], gone: readonly RulesValue[]): RulesValue[] {
  const index = new ItemIndex(gone);
  return items.filter((item) => !index.has(item));
}

/** Reports whether a map has this very value under a key. */
function holds(map: RulesMap, key: string, value: RulesValue): boolean {
  const other = map.get(key);
  return other !== undefined && sameValue(value, other);
}

function keySet(map: RulesMap, include: (key: string, value: RulesValue) => boolean): RulesSet {
  return new RulesSet([...map.entries].filter(([key, value]) => include(key, value)).map(([key]) => key));
}

/** Returns the keys of an argument: one key, or a list of keys that leads into nested maps. */
function keysOf(key: RulesValue | undefined): string[] {
  return Array.isArray(key) ? key.map(asString) : [asString(key)];
}

/** The fallback is for every way of not getting there, also through something that is no map. */
function getNested(map: RulesMap, keys: readonly string[], fallback: RulesValue): RulesValue {
  let value: RulesValue = map;
  for (const key of keys) {
    const next: RulesValue | undefined = value instanceof RulesMap ? value.get(key) : undefined;
    if (next === undefined) return fallback;
    value = next;
  }
  return value;
}

function joinItems(items: readonly RulesValue[], separator: string): string {
  const texts = items.map(toText);
  const length = texts.reduce((sum, text) => sum + text.length + separator.length, 0);
  checkLength(length);
  return texts.join(separator);
}
