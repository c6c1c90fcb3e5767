import type { Position } from './syntax/source';

/** An evaluation that can't continue. It denies, unless `&&` or `||` absorbs it. */
export class EvaluationError extends Error {
  /** The expression that failed, for the denial log. */
  at?: Position;

  constructor(message: string) {
    // The error is about a rule, not about this program: a stack would cost more than the whole verdict.
    const limit = Error.stackTraceLimit;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = limit;
  }
}

/** A limit of the whole request is exceeded: nothing absorbs it, and no other rule is evaluated. */
export class LimitError extends EvaluationError {}

/** An argument or `let` value that failed: only an expression that reads it fails. */
export class Failed {
  constructor(readonly error: EvaluationError) {}
}

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
    return RulesTimestamp.fromNanos(millis * 1_000_000n);
  }

  get totalNanos(): bigint {
    return this.seconds * NANOS + BigInt(this.nanos);
  }

  static fromNanos(total: bigint): RulesTimestamp {
    const nanos = ((total % NANOS) + NANOS) % NANOS;
    const seconds = (total - nanos) / NANOS;
    if (seconds < FIRST_SECOND || seconds > LAST_SECOND) {
      throw new EvaluationError('A timestamp lies between the years 1 and 9999.');
    }
    return new RulesTimestamp(seconds, Number(nanos));
  }
}

const NANOS = 1_000_000_000n;
const FIRST_SECOND = -62_135_596_800n;
const LAST_SECOND = 253_402_300_799n;
const MAX_SECONDS = 315_576_000_000n;

export class RulesDuration {
  constructor(readonly totalNanos: bigint) {
    const seconds = totalNanos / NANOS;
    if (seconds > MAX_SECONDS || seconds < -MAX_SECONDS) {
      throw new EvaluationError('A duration has at most 10,000 years.');
    }
  }
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

/** Made by `setOf`, which leaves out what is there already. */
export class RulesSet {
  constructor(readonly items: readonly RulesValue[]) {}
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

/** Result of `diff`. */
export class RulesMapDiff {
  constructor(
    readonly left: RulesMap,
    readonly right: RulesMap,
  ) {}
}

/**
 * A value that a list rule can't know, because it differs from one document of the result to the next.
 * Known facts about it, from the query's filters, help to prove comparisons.
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

  get(key: string): RulesValue {
    const value = this.known.get(key);
    return value === undefined ? new Unknown() : value;
  }
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

/** Returns the name of a value's type, as `is` and error messages use it. */
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

export function isNumber(value: RulesValue): value is bigint | number {
  return typeof value === 'bigint' || typeof value === 'number';
}
