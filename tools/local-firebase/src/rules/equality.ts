import { everyPair } from '../store/every-pair';
import {
  isNumber,
  RulesBytes,
  RulesDuration,
  RulesLatLng,
  RulesMap,
  RulesPath,
  RulesSet,
  RulesTimestamp,
  type RulesValue,
} from './values';

/** Reports whether two known values are equal; numbers by value, everything else by type and content. */
export function equalRules(a: RulesValue, b: RulesValue): boolean {
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b) === 0;
  if (Array.isArray(a)) return Array.isArray(b) && everyPair<RulesValue>(a, b, equalRules);
  if (a instanceof RulesMap && b instanceof RulesMap) return everyEntry(a, b, equalRules);
  if (a instanceof RulesSet && b instanceof RulesSet) {
    if (a.items.length !== b.items.length) return false;
    const others = new ItemIndex(b.items);
    return a.items.every((item) => others.has(item));
  }
  if (a instanceof RulesBytes && b instanceof RulesBytes) return a.data.equals(b.data);
  if (a instanceof RulesTimestamp && b instanceof RulesTimestamp) return a.totalNanos === b.totalNanos;
  if (a instanceof RulesDuration && b instanceof RulesDuration) return a.totalNanos === b.totalNanos;
  if (a instanceof RulesLatLng && b instanceof RulesLatLng) {
    return a.latitude === b.latitude && a.longitude === b.longitude;
  }
  if (a instanceof RulesPath && b instanceof RulesPath) return a.toString() === b.toString();
  return false;
}

/** Reports equality as `diff` sees it: a NaN has not changed when it is still a NaN. */
export function sameValue(a: RulesValue, b: RulesValue): boolean {
  if (typeof a === 'number' && Number.isNaN(a)) return typeof b === 'number' && Number.isNaN(b);
  if (Array.isArray(a)) return Array.isArray(b) && everyPair<RulesValue>(a, b, sameValue);
  if (a instanceof RulesMap && b instanceof RulesMap) return everyEntry(a, b, sameValue);
  return equalRules(a, b);
}

function everyEntry(
  a: RulesMap,
  b: RulesMap,
  holds: (one: RulesValue, other: RulesValue) => boolean,
): boolean {
  if (a.entries.size !== b.entries.size) return false;
  return [...a.entries].every(([key, value]) => {
    const other = b.get(key);
    return other !== undefined && holds(value, other);
  });
}

/** Reports whether a list contains an item. */
export function containsItem(items: readonly RulesValue[], wanted: RulesValue): boolean {
  return items.some((item) => equalRules(item, wanted));
}

/** Orders integers and floats exactly, also with each other; NaN where there is no order. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return NaN;
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Returns a set of the distinct items. */
export function setOf(items: readonly RulesValue[]): RulesSet {
  const seen = new ItemIndex();
  const distinct = items.filter((item) => {
    if (seen.has(item)) return false;
    seen.add(item);
    return true;
  });
  return new RulesSet(distinct);
}

/** Items to look others up in: scalars at once, the rest one by one. */
export class ItemIndex {
  private readonly scalars = new Set<unknown>();
  private readonly others: RulesValue[] = [];

  constructor(items: readonly RulesValue[] = []) {
    for (const item of items) this.add(item);
  }

  has(item: RulesValue): boolean {
    const key = scalarKey(item);
    return key === undefined
      ? this.others.some((other) => equalRules(other, item))
      : !Number.isNaN(key) && this.scalars.has(key);
  }

  add(item: RulesValue): void {
    const key = scalarKey(item);
    if (key === undefined) this.others.push(item);
    else this.scalars.add(key);
  }
}

/** Equal scalars have the same key: an integer and the float of its value are equal. */
function scalarKey(value: RulesValue): unknown {
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value;
  return value === null || typeof value !== 'object' ? value : undefined;
}
