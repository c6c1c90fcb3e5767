/** An evaluation that can't go on. It denies, unless `&&` or `||` absorbs it. */
export class EvaluationError extends Error {}

export class RulesBytes {
  constructor(readonly data: Buffer) {}
}

/** A moment with nanoseconds, as two integers so that nothing is rounded. */
export class RulesTimestamp {
  constructor(
    readonly seconds: bigint,
    readonly nanos: number,
  ) {}

  static fromMillis(millis: bigint): RulesTimestamp {
    const rest = ((millis % 1000n) + 1000n) % 1000n;
    return new RulesTimestamp((millis - rest) / 1000n, Number(rest) * 1_000_000);
  }

  get totalNanos(): bigint {
    return this.seconds * NANOS + BigInt(this.nanos);
  }

  static fromNanos(total: bigint): RulesTimestamp {
    const nanos = ((total % NANOS) + NANOS) % NANOS;
    return new RulesTimestamp((total - nanos) / NANOS, Number(nanos));
  }
}

const NANOS = 1_000_000_000n;

export class RulesDuration {
  constructor(readonly totalNanos: bigint) {}
}

export class RulesLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** A path; its segments are plain text, already decoded. */
export class RulesPath {
  constructor(readonly segments: readonly string[]) {}

  toString(): string {
    return this.segments.map((segment) => `/${segment}`).join('');
  }
}

export class RulesSet {
  readonly items: readonly RulesValue[];

  constructor(items: readonly RulesValue[]) {
    const distinct: RulesValue[] = [];
    for (const item of items) if (!distinct.some((seen) => equalRules(seen, item))) distinct.push(item);
    this.items = distinct;
  }
}

export class RulesMap {
  constructor(readonly entries: ReadonlyMap<string, RulesValue>) {}

  static of(entries: Record<string, RulesValue>): RulesMap {
    return new RulesMap(new Map(Object.entries(entries)));
  }

  get(key: string): RulesValue | undefined {
    return this.entries.get(key);
  }
}

/** What `diff` answers. */
export class RulesMapDiff {
  constructor(
    readonly left: RulesMap,
    readonly right: RulesMap,
  ) {}
}

/**
 * A value that a list rule can't know, because it differs from one document of the result to the next.
 * What is known about it, from the query's filters, helps to prove comparisons.
 */
export class Unknown {
  constructor(readonly facts: readonly Fact[] = []) {}
}

/** A condition that every document of the result fulfils for one field. */
export interface Fact {
  readonly op: '<' | '<=' | '>' | '>=' | '!=';
  readonly value: RulesValue;
}

/** A map of which a query proves some entries; about the others nothing is known. */
export class PartialMap {
  constructor(readonly known: ReadonlyMap<string, RulesValue>) {}
}

/** A list or set that is known to hold some items, and perhaps more. */
export class PartialList {
  constructor(readonly known: readonly RulesValue[]) {}
}

/** Integers are bigints and floats are numbers, so that their arithmetic can't be mixed up. */
export type RulesValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | readonly RulesValue[]
  | RulesBytes
  | RulesTimestamp
  | RulesDuration
  | RulesLatLng
  | RulesPath
  | RulesSet
  | RulesMap
  | RulesMapDiff
  | Unknown
  | PartialMap
  | PartialList;

export function isUnknown(value: RulesValue): value is Unknown | PartialMap | PartialList {
  return value instanceof Unknown || value instanceof PartialMap || value instanceof PartialList;
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'list'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'set'
  | 'map'
  | 'map_diff'
  | 'unknown';

/** The name of a value's type, as `is` and error messages use it. */
export function typeOf(value: RulesValue): TypeName {
  if (value === null) return 'null';
  if (typeof value === 'boolean') return 'bool';
  if (typeof value === 'bigint') return 'int';
  if (typeof value === 'number') return 'float';
  if (typeof value === 'string') return 'string';
  if (Array.isArray(value)) return 'list';
  if (value instanceof RulesMap) return 'map';
  if (value instanceof RulesBytes) return 'bytes';
  if (value instanceof RulesTimestamp) return 'timestamp';
  if (value instanceof RulesDuration) return 'duration';
  if (value instanceof RulesLatLng) return 'latlng';
  if (value instanceof RulesPath) return 'path';
  if (value instanceof RulesSet) return 'set';
  if (value instanceof RulesMapDiff) return 'map_diff';
  return 'unknown';
}

/** Equality of two known values; numbers by value, everything else by type and content. */
export function equalRules(a: RulesValue, b: RulesValue): boolean {
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b) === 0;
  if (Array.isArray(a)) {
    return (
      Array.isArray(b) && a.length === b.length && a.every((item, i) => equalRules(item, b[i] as RulesValue))
    );
  }
  if (a instanceof RulesMap && b instanceof RulesMap) {
    if (a.entries.size !== b.entries.size) return false;
    return [...a.entries].every(([key, value]) => b.entries.has(key) && equalRules(value, b.get(key)!));
  }
  if (a instanceof RulesSet && b instanceof RulesSet) {
    return a.items.length === b.items.length && a.items.every((item) => containsItem(b.items, item));
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

export function containsItem(items: readonly RulesValue[], wanted: RulesValue): boolean {
  return items.some((item) => equalRules(item, wanted));
}

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}

/** Orders integers and floats exactly, also with each other; NaN where there is no order. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (Number.isNaN(a) || Number.isNaN(b)) return NaN;
  return a < b ? -1 : a > b ? 1 : 0;
}
